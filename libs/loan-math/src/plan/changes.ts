import type { Minor } from '../exact/minor';
import type { Percent } from '../exact/percent';
import { LoanMathError } from '../loan-math-error';
import { longestTenure } from '../tenure';
import type { ScheduleTerms } from '../terms';

/** instalment: the payment stays and the time moves · tenure: the time stays and the payment moves. */
export type Kept = 'instalment' | 'tenure';

/** Money paid on top of a payment, on the day that payment is due. */
export interface Prepayment {
  readonly afterPeriod: number;
  readonly amount: Minor;
  readonly keep: Kept;
  /** Paid again each so many periods; once unless given. */
  readonly everyPeriods?: number | undefined;
}

export interface RateChange {
  /** The first payment whose interest is worked out with the new rate. */
  readonly fromPeriod: number;
  readonly annualRatePercent: Percent;
  /** `tenure` unless given. */
  readonly keep?: Kept | undefined;
}

/** The payment grows by a percentage each so many payments. */
export interface StepUp {
  readonly everyPeriods: number;
  readonly percent: Percent;
  /** instalment: it begins at the ordinary payment, so the loan ends sooner (unless given) · tenure: it begins lower. */
  readonly keep?: Kept | undefined;
}

/** No payment in the first periods: their interest is added to the debt (unless given) or paid as it comes. */
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
    throw new LoanMathError(
      'notTogether',
      'Only a loan on the falling balance, in instalments, can be changed.',
    );
  }
  const { prepayments = [], rateChanges = [], stepUp, moratorium } = changes;
  if (stepUp && terms.repayment === 'equalPrincipal') {
    throw new LoanMathError('notTogether', 'Equal parts of the loan cannot step up.');
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
    throw new LoanMathError('badTenure', `The pause leaves no payment: ${rest}`);
  }
  if (prepayments.some(({ amount }) => !Number.isSafeInteger(amount) || amount <= 0)) {
    throw new LoanMathError('badAmount', 'An early payment is above zero.');
  }
}

/** What is paid early after a payment, in the order given. */
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

/** Whether a debt that grows may still be turned: by a larger payment, money paid early or another rate. */
export const isHelpedAfter = (
  { prepayments = [], rateChanges = [], stepUp }: LoanChanges,
  periodNo: number,
): boolean =>
  stepUp !== undefined ||
  prepayments.some(
    ({ afterPeriod, everyPeriods }) => everyPeriods !== undefined || afterPeriod >= periodNo,
  ) ||
  rateChanges.some(({ fromPeriod }) => fromPeriod > periodNo);
