import { checkStep, exactMinor, roundToMinor, sum, type Minor } from '../exact/minor';
import { ratio, type Ratio, multiply, reduce } from '../exact/ratio';
import { LoanMathError } from '../loan-math-error';
import { checkTenure, longestTenure } from '../tenure';
import type { ScheduleTerms, PlanRow, ScheduleRow } from '../terms';
import { carried, rowMode, wholeUnits, type Carried } from './arithmetic';
import { checkChanges, isUnchanged, prepaymentsAfter, type LoanChanges } from './changes';
import { flatRows, singleRow } from './fixed';
import { printBalances, printCells, printWhole } from './print';
import { walk, type Step, type Walk } from './walk';
import { rateFromPercent } from '../exact/decimal';
import { equalYears } from './periods';

export interface LoanPlan {
  readonly rows: readonly PlanRow[];
  /** Total interest, rounded once. */
  readonly interest: Minor;
  /** Total paid: principal and interest. */
  readonly paid: Minor;
  /** Sum of the printed rows minus these totals; 0 except under `rbi`, which rounds each cell separately. */
  readonly roundingDifference: { readonly interest: Minor; readonly paid: Minor };
  /** Early payments that exceeded the balance and were reduced to it. */
  readonly cappedPrepayments: readonly {
    readonly periodNo: number;
    readonly asked: Minor;
    readonly taken: Minor;
  }[];
  /** Whether the debt increases after some payment. */
  readonly debtGrows: boolean;
  /** Exact payments if they differ from the printed ones: the profile `rbi`. */
  readonly unrounded?: readonly Ratio[];
}

/**
 * The payments of a loan by its rounding profile, with early payments, rate changes, growing payments and a pause.
 * `startDate`, due dates and changes are inputs: nothing here depends on today. Throws `badAmount`, `badRate`,
 * `badTenure`, `badDate`, `notTogether`, `neverEnds`.
 */
export function loanPlan(terms: ScheduleTerms, changes: LoanChanges = {}): LoanPlan {
  checkTenure(terms.tenure);
  if (exactMinor(terms.principal) <= 0n)
    throw new LoanMathError('badAmount', 'The principal must be above zero.');
  checkChanges(terms, changes);
  const prepaid = (changes.prepayments ?? []).map(({ amount }) => amount);
  const step = checkStep(terms.moneyStep ?? 1, [terms.principal, ...prepaid]);
  if (terms.repayment === 'single') return planOf(terms, changes, singleRow(terms));
  if (terms.rateKind === 'flat') return planOf(terms, changes, flatRows(terms));
  const { rounding = 'plain', roundTo } = terms;
  if (rounding === 'rbi') return carriedPlan(terms, changes);
  if (rounding === 'frappe') {
    const instalmentTo = checkStep(roundTo ?? Math.max(100, step));
    const rows = decided(terms, changes, { instalmentTo }, (steps, sums) =>
      printBalances(terms.principal, steps, sums, step),
    );
    return planOf(terms, changes, rows);
  }
  const input = { terms, changes, arithmetic: wholeUnits(rowMode(rounding), step) };
  const steps = walk(input);
  const isSmoothed = rounding === 'fineract' && terms.repayment === 'instalments' && isUnchanged(changes);
  return planOf(terms, changes, printWhole(isSmoothed ? smoothed(input, steps) : steps));
}

/** A plan of carried amounts: with more places where a half could not be told from its neighbours. */
function decided<Printed>(
  terms: ScheduleTerms,
  changes: LoanChanges,
  rounds: { readonly instalmentTo?: Minor },
  print: (steps: readonly Step<bigint>[], sums: Carried) => Printed,
): Printed {
  const growth = growthOf(terms, changes);
  const sums = carried({ ...rounds, growth });
  const printed = print(walk({ terms, changes, arithmetic: sums }), sums);
  if (!sums.isInDoubt()) return printed;
  const exact = carried({ ...rounds, growth, denominators: denominatorsOf(terms, changes) });
  return print(walk({ terms, changes, arithmetic: exact }), exact);
}

function carriedPlan(terms: ScheduleTerms, changes: LoanChanges): LoanPlan {
  const unit = checkStep(terms.roundTo ?? terms.moneyStep ?? 1);
  const { rows, unrounded, interest } = decided(terms, changes, {}, (steps, sums) => ({
    rows: printCells(steps, sums, unit),
    unrounded: steps.map((step) => sums.exact(step.principal + step.interest + step.extra)),
    interest: sums.nearest(
      steps.reduce((total, step) => total + step.interest, 0n),
      unit,
    ),
  }));
  const paid = sum([terms.principal, interest]);
  const roundingDifference = {
    interest: sum(rows.map((row) => row.interest)) - interest,
    paid: sum(rows.map((row) => row.instalment + row.extra)) - paid,
  };
  return { ...planOf(terms, changes, rows), interest, paid, roundingDifference, unrounded };
}

function planOf(terms: ScheduleTerms, changes: LoanChanges, rows: readonly PlanRow[]): LoanPlan {
  const interest = sum(rows.map((row) => row.interest));
  return {
    rows,
    interest,
    paid: sum([terms.principal, interest]),
    roundingDifference: { interest: 0, paid: 0 },
    cappedPrepayments: cappedOf(changes, rows),
    debtGrows: rows.some((row) => row.principal + row.extra < 0),
  };
}

function cappedOf(changes: LoanChanges, rows: readonly PlanRow[]): LoanPlan['cappedPrepayments'] {
  if (!changes.prepayments?.length) return [];
  return rows.flatMap(({ periodNo, extra }) => {
    const asked = sum(prepaymentsAfter(changes, periodNo).map(({ amount }) => amount));
    return asked > extra ? [{ periodNo, asked, taken: extra }] : [];
  });
}

/**
 * Fineract's smoothing: if the last payment differs from the others by more than half as many minor units (or steps of
 * money) as there are rows, the difference is distributed over all of them once, and kept if that helped.
 */
function smoothed(input: Walk<Minor>, steps: Step<Minor>[]): Step<Minor>[] {
  const rows = steps.length;
  const instalment = paidIn(steps[0]);
  const difference = paidIn(steps.at(-1)) - instalment;
  const { moneyStep = 1 } = input.terms;
  if (rows < 2 || Math.abs(difference) <= Math.floor(rows / 2) * moneyStep) return steps;
  const spread = roundToMinor(ratio(difference, rows), 'half-even', moneyStep);
  const again = walk({ ...input, instalment: instalment + spread });
  const left = paidIn(again.at(-1)) - (instalment + spread);
  return again.length === rows && Math.abs(left) < Math.abs(difference) ? again : steps;
}

const paidIn = (step: Step<Minor> | undefined): Minor => (step ? step.principal + step.interest : 0);

/** Beyond these no amount of money has a meaning; a few loans with hundreds of new payments would need more. */
const maxPlaces = 32_768;

/** Denominators of a calendar: days of two years, 365 and 366. */
const calendarPlaces = 18;

const rowsOf = (terms: ScheduleTerms, changes: LoanChanges): number =>
  isUnchanged(changes) ? terms.tenure : longestTenure;

const ratesOf = ({ annualRatePercent }: ScheduleTerms, { rateChanges = [] }: LoanChanges): string[] => [
  annualRatePercent,
  ...rateChanges.map((change) => change.annualRatePercent),
];

/** Binary places by which the error of a carried amount grows over a loan: it bears interest like the debt. */
function growthOf(terms: ScheduleTerms, changes: LoanChanges): number {
  const { numerator, denominator } = equalYears(terms);
  const years = Number(numerator) / Number(denominator);
  // A calendar's periods are longer than equal ones by less than a quarter.
  const highest = Math.max(
    ...ratesOf(terms, changes).map((percent) => (Number(percent) / 100) * years * 1.25),
  );
  return Math.ceil(rowsOf(terms, changes) * Math.log2(1 + highest));
}

/**
 * Binary places of the denominators of all carried amounts together: an amount that is not a half differs from it by
 * more than one over them. Each row has that of its rate, each payment that is solved those of all its rows.
 */
function denominatorsOf(terms: ScheduleTerms, changes: LoanChanges): number {
  const equal = equalYears(terms);
  const each = ratesOf(terms, changes).map((percent) => {
    const { numerator, denominator } = reduce(multiply(rateFromPercent(percent), equal));
    return (numerator + denominator).toString(2).length;
  });
  const calendar = terms.dayCount === '30/360' ? 0 : calendarPlaces;
  const rows = rowsOf(terms, changes);
  const solved = isUnchanged(changes) ? 1 : rows;
  return Math.min(maxPlaces, (Math.max(...each) + calendar) * rows * (1 + solved));
}

export interface Savings {
  readonly plan: LoanPlan;
  /**
   * The same loan without early and growing payments; rate changes and a pause stay, because they are not a choice.
   */
  readonly without: LoanPlan;
  /** Interest saved. Negative if a smaller first payment costs more. */
  readonly interest: Minor;
  /** By how many payments the loan ends sooner. */
  readonly periods: number;
}

/** The savings of paying early or paying more. Throws what `loanPlan` throws. */
export function savings(terms: ScheduleTerms, changes: LoanChanges): Savings {
  const { rateChanges, moratorium } = changes;
  const plan = loanPlan(terms, changes);
  const without = loanPlan(terms, { rateChanges, moratorium });
  return {
    plan,
    without,
    interest: without.interest - plan.interest,
    periods: without.rows.length - plan.rows.length,
  };
}

/**
 * The payments of a loan by its rounding profile: `plain` unless the terms specify another. The last row absorbs
 * the rounding difference, so that the balance ends at zero. Throws `badAmount`, `badRate`, `badTenure`,
 * `badDate`.
 */
export const schedule = (terms: ScheduleTerms): ScheduleRow[] =>
  loanPlan(terms).rows.map(({ periodNo, dueDate, principal, interest, instalment, balance }) => ({
    periodNo,
    dueDate,
    principal,
    interest,
    instalment,
    balance,
  }));
