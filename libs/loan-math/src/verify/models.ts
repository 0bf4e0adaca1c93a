import { addDays } from '../calendar/calendar';
import { dayFrom } from '../calendar/day';
import { nearest, sum, type Minor } from '../exact/minor';
import { ratio } from '../exact/ratio';
import { LoanMathError } from '../loan-math-error';
import { wholeUnits } from '../plan/arithmetic';
import { dueDaysOf } from '../plan/due-dates';
import { loanPlan, type PlanRow } from '../plan/plan';
import { printWhole } from '../plan/print';
import { walk } from '../plan/walk';
import type { ScheduleTerms } from '../terms';
import type { Cause, ClaimedPlan } from './claimed-plan';

/** One way in which the lender may have come to the plan. */
export interface Model {
  /** None for the loan exactly as it is described. */
  readonly causes: readonly Cause[];
  readonly rows: readonly PlanRow[];
  readonly interest: Minor;
  readonly instalment: Minor;
}

/** The simplest ways first: as described, then one cause, then a rounded payment on top of it. */
export function modelsOf(claimed: ClaimedPlan): Model[] {
  const { terms } = claimed;
  const plain = [
    ...otherRoundings(terms),
    ...otherTerms(claimed).map(([cause, other]) => modelOf([cause], other)),
    ...brokenPeriods(claimed).map((other) => modelOf(['brokenPeriod'], other)),
  ];
  const rounded = [
    roundedModel([], terms, claimed.instalment),
    ...otherTerms(claimed).map(([cause, other]) => roundedModel([cause], other, claimed.instalment)),
    ...brokenPeriods(claimed).map((other) => roundedModel(['brokenPeriod'], other, claimed.instalment)),
  ];
  return [modelOf([], terms), ...plain, ...rounded].filter((model) => model !== undefined);
}

function modelOf(because: readonly Cause[], terms: ScheduleTerms): Model | undefined {
  return whenPossible(() => {
    const { rows, interest } = loanPlan(terms);
    return { causes: because, rows, interest, instalment: rows[0]?.instalment ?? 0 };
  });
}

function otherRoundings(terms: ScheduleTerms): (Model | undefined)[] {
  const others = (['plain', 'rbi', 'fineract', 'frappe'] as const).filter(
    (rounding) => rounding !== (terms.rounding ?? 'plain'),
  );
  return others.map((rounding) =>
    modelOf([rounding === 'frappe' ? 'roundedInstalment' : 'rounding'], { ...terms, rounding }),
  );
}

function otherTerms({ terms, fee = 0, tax = 0 }: ClaimedPlan): [Cause, ScheduleTerms][] {
  const isReducing = terms.rateKind === 'reducing';
  const others: [Cause, ScheduleTerms][] = [
    [isReducing ? 'flatRate' : 'unknown', { ...terms, rateKind: isReducing ? 'flat' : 'reducing' }],
    ['paidInAdvance', { ...terms, firstPayment: 'advance' }],
    ...(['act/365', 'act/act', 'act/360', '30/360'] as const)
      .filter((dayCount) => dayCount !== terms.dayCount)
      .map((dayCount): [Cause, ScheduleTerms] => ['dayCount', { ...terms, dayCount }]),
  ];
  if (fee + tax > 0) others.push(['feeInLoan', { ...terms, principal: sum([terms.principal, fee, tax]) }]);
  return others.filter(([cause]) => cause !== 'unknown');
}

/** By the day the lender prints for the first payment; without one, by every day that it might have been. */
function brokenPeriods({ terms, rows = [] }: ClaimedPlan): ScheduleTerms[] {
  if (terms.repayment === 'single' || terms.firstPayment === 'advance') return [];
  const printed = rows.find(({ periodNo }) => periodNo === 1)?.dueDate;
  const usual = dayFrom(dueDaysOf({ ...terms, firstDueDate: undefined })(0));
  if (printed !== undefined) {
    return printed === usual || printed < terms.startDate ? [] : [{ ...terms, firstDueDate: printed }];
  }
  const isShort = terms.tenureType !== 'month';
  const offsets = isShort ? [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6] : monthOffsets;
  return offsets
    .map((days) => addDays(usual, days))
    .filter((day) => day > terms.startDate)
    .map((firstDueDate) => ({ ...terms, firstDueDate }));
}

const monthOffsets = Array.from({ length: 56 }, (_, index) => index - 27).filter((days) => days !== 0);

/** The same loan, paid with the payment the lender prints, if that is ours rounded to some whole unit. */
function roundedModel(
  because: readonly Cause[],
  terms: ScheduleTerms,
  instalment: Minor | undefined,
): Model | undefined {
  if (instalment === undefined || terms.rateKind === 'flat' || terms.repayment !== 'instalments')
    return undefined;
  return whenPossible(() => {
    const exact = loanPlan(terms).rows[0]?.instalment ?? 0;
    if (instalment === exact || !isRounded(instalment, exact)) return undefined;
    const steps = walk({ terms, changes: {}, arithmetic: wholeUnits('half-up'), instalment });
    const rows = printWhole(steps);
    const interest = sum(rows.map((row) => row.interest));
    return { causes: [...because, 'roundedInstalment' as const], rows, interest, instalment };
  });
}

/** Up, down or to the nearest of 1, 5, 10, 50 or 100 whole units. */
const isRounded = (claimed: Minor, exact: Minor): boolean =>
  [100, 500, 1_000, 5_000, 10_000].some(
    (step) =>
      claimed % step === 0 &&
      claimed > 0 &&
      Math.abs(claimed - nearest(ratio(exact), step)) <= step &&
      Math.abs(claimed - exact) < step,
  );

function whenPossible<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof LoanMathError) return undefined;
    throw error;
  }
}
