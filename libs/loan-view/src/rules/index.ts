/** Decisions about a loan that home, application and loans make alike: pure functions. */
export { nearestAmount } from './amount-choice';
export type { AmountRange } from './amount-choice';
export { aprDifference, checkMaths, dayDifference, totalDifferences } from './check-maths';
export type { MathsCheck, MathsDifference } from './check-maths';
export { localCost } from './local-cost';
export { choiceFrom, isSameChoice, keysOf } from './loan-choice';
export type { LoanChoice } from './loan-choice';
export { accountPath, nextStepOf, pathForRoute, verificationPath } from './next-step';
export { isBeingPaid, isEnded, isLenderAtWork } from './order-stamp';
export type { StampLook } from './order-stamp';
export { dueOf, isCovered, isTimeToPay, progressOf } from './payment-progress';
export type { CoveredProgress, Due, PaymentProgress } from './payment-progress';
export { chargedApart, paymentsOf, priceParts, upfrontFees } from './price';
export type { Payments, PriceParts } from './price';
export { recalculate } from './recalculate';
