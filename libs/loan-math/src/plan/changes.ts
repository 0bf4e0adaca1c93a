import type { Minor } from '../exact/minor';
import type { Percent } from '../exact/decimal';
import { LoanMathError } from '../loan-math-error';
import { longestTenure } from '../tenure';
import type { ScheduleTerms } from '../terms';

/** instalment: the payment stays and the tenure changes · tenure: the tenure stays and the payment changes. */
export type Kept = 'instalment' | 'tenure';

/** An extra payment on the due date of a regular one. */
export interface Prepayment {
  readonly afterPeriod: number;
  readonly amount: Minor;
  readonly keep: Kept;
  /** Repeated after this many periods; once by default. */
  readonly everyPeriods?: number | undefined;
}

export interface RateChange {
  /** The first payment whose interest uses the new rate. */
  readonly fromPeriod: number;
  readonly annualRatePercent: Percent;
  /** `tenure` by default. */
  readonly keep?: Kept | undefined;
}

/** The payment grows by a percentage after every given number of payments. */
export interface StepUp {
  readonly everyPeriods: number;
  readonly percent: Percent;
  /** instalment (default): it starts at the ordinary payment, so the loan ends sooner · tenure: it starts lower. */
  readonly keep?: Kept | undefined;
}

/** No payment in the first periods: their interest is added to the debt (default) or paid when due. */
export interface Moratorium {
  readonly periods: number;
  readonly interest?: 'added' | 'paid' | undefined;
}

export interface LoanChanges {
  readonly prepayments?: readonly Prepayment[] | undefined;
  readonly rateChanges?: readonly RateChange[] | undefined;
  readonly stepUp?: StepUp | undefined;
  readonly moratorium?: Moratorium | undefined;
}

export const isUnchanged = ({
  prepayments = [],
  rateChanges = [],
  stepUp,
  moratorium,
}: LoanChanges): boolean =>
  prepayments.length === 0 && rateChanges.length === 0 && stepUp === undefined && !moratorium?.periods;

const isPeriod = (value: number, least = 1): boolean =>
  Number.isInteger(value) && value >= least && value <= longestTenure;

/** Throws `notTogether`, `badTenure` or `badAmount` for changes that this loan cannot have. */
export function checkChanges(terms: ScheduleTerms, changes: LoanChanges): void {
  if (isUnchanged(changes)) return;
  if (terms.rateKind === 'flat' || terms.repayment === 'single') {
    throw new LoanMathError('notTogether', 'Only a reducing-balance loan in instalments can be changed.');
  }
  const { prepayments = [], rateChanges = [], stepUp, moratorium } = changes;
  if (stepUp && terms.repayment === 'equalPrincipal') {
    throw new LoanMathError('notTogether', 'A loan with equal principal payments cannot step up.');
  }
  const periods = [
    ...prepayments.flatMap(({ afterPeriod, everyPeriods }) => [afterPeriod, everyPeriods ?? 1]),
    ...rateChanges.map(({ fromPeriod }) => fromPeriod),
    stepUp?.everyPeriods ?? 1,
  ];
  const wrong = periods.find((period) => !isPeriod(period));
  if (wrong !== undefined) throw new LoanMathError('badTenure', `Not a period of a loan: ${wrong}`);
  const rest = moratorium?.periods ?? 0;
  if (!isPeriod(rest, 0) || rest >= terms.tenure) {
    throw new LoanMathError('badTenure', `The moratorium leaves no payment: ${rest}`);
  }
  if (prepayments.some(({ amount }) => !Number.isSafeInteger(amount) || amount <= 0)) {
    throw new LoanMathError('badAmount', 'An early payment must be above zero.');
  }
}

/** The early payments after a payment, in the given order. */
export const prepaymentsAfter = (
  { prepayments = [] }: LoanChanges,
  periodNo: number,
): readonly Prepayment[] =>
  prepayments.length === 0
    ? prepayments
    : prepayments.filter(({ afterPeriod, everyPeriods }) => {
        const later = periodNo - afterPeriod;
        return later === 0 || (everyPeriods !== undefined && later > 0 && later % everyPeriods === 0);
      });

/** Whether later changes can still stop a growing debt: a larger payment, an early payment or another rate. */
export const isHelpedAfter = (
  { prepayments = [], rateChanges = [], stepUp }: LoanChanges,
  periodNo: number,
): boolean =>
  stepUp !== undefined ||
  prepayments.some(
    ({ afterPeriod, everyPeriods }) => everyPeriods !== undefined || afterPeriod >= periodNo,
  ) ||
  rateChanges.some(({ fromPeriod }) => fromPeriod > periodNo);
