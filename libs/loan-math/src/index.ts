/**
 * Loan arithmetic on integer minor units and decimal strings: exact inside, rounded once, without a clock.
 */
export { LoanMathError } from './loan-math-error';
export type { LoanMathReason } from './loan-math-error';

export { addDays, addMonths, daysBetween } from './calendar/calendar';
export type { DayRule } from './calendar/calendar';
export type { CalendarDay } from './calendar/day';

export { decimalFromRatio, ratioFromDecimal } from './exact/decimal';
export { divideRounded } from './exact/rounding';
export type { RoundingMode } from './exact/rounding';
export { add, compare, divide, multiply, ratio, roundRatio, subtract } from './exact/ratio';
export type { Ratio } from './exact/ratio';
export { roundToMinor, share, sum } from './exact/minor';
export type { Minor } from './exact/minor';
export { rateFromPercent } from './exact/percent';
export type { Percent } from './exact/percent';

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
} from './terms';

export { equalInstalment, unroundedInstalment } from './instalment';
export type { InstalmentTerms } from './instalment';
export { schedule } from './schedule';
export { dueDateOf } from './plan/due-dates';
export { loanPlan } from './plan/plan';
export type { LoanPlan } from './plan/plan';
export type { PlanRow } from './plan/plan-row';
export type { Kept, LoanChanges, Moratorium, Prepayment, RateChange, StepUp } from './plan/changes';
export { savings } from './plan/savings';
export type { Savings } from './plan/savings';
export { apportion } from './cost';
export { feeWithin, processingFee, withTax } from './fees';
export type { Fee, FeeMode, FeeTerms } from './fees';
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
export { compoundedRate } from './rate/compounded-rate';
export type { CompoundedRate } from './rate/compounded-rate';
export { rateMeasures, translateRate } from './rate/translate-rate';
export type { RateMeasure, RateToTranslate } from './rate/translate-rate';

export { addSplits, allocate, emptySplit, partsInOrder, splitTotal, subtractSplit } from './allocation';
export type { Allocation, OwedRow, Part, Split } from './allocation';
export { lateFee } from './late-fee';
export type { LateFeeInput } from './late-fee';
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
export { howLong } from './tools/how-long';
export type { HowLong, HowLongInput } from './tools/how-long';
export { affordable } from './tools/affordable';
export type { Affordable, AffordableInput } from './tools/affordable';
export { compareSwitch } from './tools/compare-switch';
export type { RunningLoan, SwitchComparison, SwitchInput } from './tools/compare-switch';
export { dealCost } from './tools/deal-cost';
export type { DealCharge, DealCost } from './tools/deal-cost';
export { lateFeeRoom, marketFaults, penaltyTaxPercent } from './markets/check-product';
export type { BrokenRule, LateFeeRoomInput, MarketFault, OfferedLoan } from './markets/check-product';
export { ruleOn } from './markets/market-rules';
export { interestTax, legalApr } from './markets/legal-apr';
export { rowsToCheck } from './markets/rows-to-check';
export type { RowToCheck } from './markets/rows-to-check';
export type { DailyLimit, Dated, LegalApr, MarketRules } from './markets/market-rules';
export { marketRules } from './markets/markets';
