/**
 * Loan arithmetic on integer minor units and decimal strings: exact inside, rounded once, without a clock.
 */
export { LoanMathError } from './loan-math-error';
export type { LoanMathReason } from './loan-math-error';

export { addDays, addMonths, daysBetween } from './calendar/calendar';
export type { DayRule, CalendarDay } from './calendar/calendar';

export { decimalFromRatio, ratioFromDecimal, rateFromPercent } from './exact/decimal';
export { divideRounded, add, compare, divide, multiply, ratio, roundRatio, subtract } from './exact/ratio';
export type { RoundingMode, Ratio } from './exact/ratio';
export { roundToMinor, share, sum } from './exact/minor';
export type { Minor } from './exact/minor';
export type { Percent } from './exact/decimal';

export { periodEnd, periodsPerYear } from './tenure';
export type {
  DayCount,
  FirstPayment,
  LevelOver,
  RateKind,
  Repayment,
  Rounding,
  ScheduleRow,
  ScheduleTerms,
  TenureType,
  PlanRow,
} from './terms';

export { equalInstalment, unroundedInstalment } from './instalment';
export type { InstalmentTerms } from './instalment';
export { dueDateOf } from './plan/due-dates';
export { schedule, loanPlan, savings } from './plan/plan';
export type { LoanPlan, Savings } from './plan/plan';
export type { Kept, LoanChanges, Moratorium, Prepayment, RateChange, StepUp } from './plan/changes';
export { apportion } from './cost';
export { feeWithin, processingFee, withTax, lateFee } from './fees';
export type { Fee, FeeMode, FeeTerms, LateFeeInput } from './fees';
export { cost } from './cost';
export type { CostRow, CostTerms, LoanCost } from './cost';

export { actuarialApr, nominalApr, nominalAprUnrounded, singlePaymentApr } from './rate/apr';
export type {
  ActuarialAprInput,
  NominalAprInput,
  SinglePaymentAprInput,
  TimedPayment,
  UnroundedAprInput,
} from './rate/apr';
export { effectiveApr } from './rate/effective-apr';
export type { EffectiveAprInput, MoneyInTime } from './rate/effective-apr';
export { loanApr } from './rate/loan-apr';
export type { AprMethod, LoanAprInput } from './rate/loan-apr';
export { compoundedRate, rateMeasures, translateRate } from './rate/translate-rate';
export type { CompoundedRate, RateMeasure, RateToTranslate } from './rate/translate-rate';

export { addSplits, allocate, emptySplit, partsInOrder, splitTotal, subtractSplit } from './allocation';
export type { Allocation, OwedRow, Part, Split } from './allocation';
export { payoff } from './payoff';
export { ruleOf78 } from './rule-of-78';
export type { RuleOf78, RuleOf78Input } from './rule-of-78';
export type { Payoff, PayoffInput, PayoffRow } from './payoff';
export { extraPayment } from './extra-payment';
export { wrongAfterExtra } from './plan/early-plan';
export type { AfterExtra, Extra, LoanToday, RowToday } from './extra-payment';
export { arrange } from './arrangement';
export type { ArrangedRow, LateLoan } from './arrangement';
export { aprAfterDelay, delayQuote } from './delay';
export type { DelayInput, DelayQuote, DelayedLoan } from './delay';
export { coolingOffExit } from './cooling-off';
export type { CoolingOffExit, CoolingOffInput } from './cooling-off';
export { causes } from './verify/claimed-plan';
export type {
  Cause,
  CauseFacts,
  CheckedFigure,
  ClaimedPlan,
  ClaimedRow,
  Convention,
  DateFinding,
  Finding,
  LikelyCause,
  PlanColumn,
  StatedTerm,
  Verdict,
} from './verify/claimed-plan';
export { howLong, affordable } from './tools/repayable';
export type { HowLong, HowLongInput, Affordable, AffordableInput } from './tools/repayable';
export { compareSwitch } from './tools/compare-switch';
export type { RunningLoan, SwitchComparison, SwitchInput } from './tools/compare-switch';
export { dealCost } from './tools/deal-cost';
export type { DealCharge, DealCost } from './tools/deal-cost';
export { lateFeeRoom, marketFaults, penaltyTaxPercent } from './markets/check-product';
export type { BrokenRule, LateFeeRoomInput, MarketFault, OfferedLoan } from './markets/check-product';
export { ruleOn } from './markets/market-rules';
export { interestTax, legalApr } from './markets/legal-apr';
export { rowsToCheck, marketRules } from './markets/markets';
export type { RowToCheck } from './markets/markets';
export type { DailyLimit, Dated, LegalApr, MarketRules } from './markets/market-rules';
