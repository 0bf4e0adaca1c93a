import { levelPayment } from './table/numbers';

/**
 * One hypothesis of how a lender calculates a plan, in numbers: `rates` is the interest of each period on the balance,
 * `level` the rates used to solve an equal payment (`rates` by default). A plan that is not level gives its interest
 * explicitly.
 */
export interface Way {
  readonly principal: number;
  readonly rates: readonly number[];
  readonly level?: readonly number[] | undefined;
  readonly repayment: 'level' | 'equalPrincipal' | 'fixedInterest';
  /** The interest of each payment if it is fixed at the start (flat, rule of 78). */
  readonly fixedInterest?: readonly number[] | undefined;
  /**
   * Tax as a fraction of the interest, paid on top of the payment. shown: apart from the interest, only in the total
   * interest, or in each printed interest.
   */
  readonly tax?: { readonly part: number; readonly shown: 'apart' | 'inTotal' | 'inInterest' } | undefined;
  /** Added to each payment. */
  readonly charge?: number | undefined;
  /** The number of payments skipped at first; their interest is added to the debt, or only the interest is paid. */
  readonly pause?: { readonly periods: number; readonly interest: 'added' | 'paid' } | undefined;
  /** Overrides the solved payment: payments for another tenure, of which the last absorbs the rest. */
  readonly instalment?: number | undefined;
}

/** How the method is rounded. `instalment`: the payment as the lender rounded it. */
export interface Style {
  readonly instalment?: number | undefined;
  /** Rows are rounded to this; 0 leaves them unrounded. */
  readonly unit: number;
  readonly mode: 'half-up' | 'half-even' | 'down';
  /** The last payment repays the balance, or equals the others and leaves a rest. */
  readonly last: 'rest' | 'same';
  /** If true, the balance stays when interest exceeds the payment; otherwise it grows. */
  readonly isHeld?: boolean | undefined;
}

/** Cells in minor units, unrounded if the style does not round; indices are the payments. */
export interface Simulated {
  readonly principal: readonly number[];
  readonly interest: readonly number[];
  readonly instalment: readonly number[];
  readonly balance: readonly number[];
  readonly totalInterest: number;
  readonly paid: number;
  /** The index of the first regular payment; 0 unless payments are skipped at first. */
  readonly paysFrom?: number;
}

/** Absorbs the last binary digits of a product, so that ties and integers are recognized. */
const nudge = (value: number): number => Math.abs(value) * 4e-16 + 1e-9;

function rounded(value: number, unit: number, mode: Style['mode']): number {
  if (unit === 0) return value;
  const parts = value / unit;
  if (mode === 'down') return Math.floor(parts + nudge(parts)) * unit;
  const whole = Math.floor(parts + 0.5 + nudge(parts));
  const isTie = Math.abs(parts + 0.5 - whole) <= nudge(parts);
  return (mode === 'half-even' && isTie && whole % 2 !== 0 ? whole - 1 : whole) * unit;
}

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What the borrower pays each time before any rounding; `undefined` if payments differ. */
export const paymentOf = (way: Way): number | undefined => (way.tax ? undefined : solvedPayment(way));

function solvedPayment(way: Way): number | undefined {
  const {
    principal,
    rates,
    level = rates,
    repayment,
    fixedInterest = [],
    charge = 0,
    instalment,
    pause,
  } = way;
  if (instalment !== undefined) return instalment + charge;
  if (isInterestOnly(way)) return principal * (rates[0] ?? 0) + charge;
  if (repayment === 'level')
    return levelPayment(owedAfterPause(way), level.slice(pause?.periods ?? 0)) + charge;
  if (repayment === 'fixedInterest')
    return (principal + sumOf(fixedInterest)) / fixedInterest.length + charge;
  return undefined;
}

/** All payments but the last one pay only interest. */
const isInterestOnly = ({ pause, rates }: Way): boolean =>
  pause?.interest === 'paid' && rates.length > 1 && pause.periods === rates.length - 1;

const owedAfterPause = ({ principal, rates, pause }: Way): number =>
  pause?.interest === 'added'
    ? rates.slice(0, pause.periods).reduce((owed, rate) => owed * (1 + rate), principal)
    : principal;

/** Runs the method payment by payment, in floating point: fast enough to try hundreds. */
export function simulate(way: Way, style: Style): Simulated {
  const { rates, repayment, fixedInterest, tax, charge = 0 } = way;
  const count = repayment === 'fixedInterest' ? (fixedInterest?.length ?? 0) : rates.length;
  const { unit, mode } = style;
  const each = (style.instalment ?? rounded(solvedPayment(way) ?? 0, unit, mode)) - charge;
  const cells = { principal: [], interest: [], instalment: [], balance: [] } as Record<string, number[]> &
    Cells;
  let owed = way.principal;
  let fixedLeft = sumOf(fixedInterest ?? []);
  let paid = 0;
  let charged = 0;
  for (let index = 0; index < count; index += 1) {
    const isLast = index === count - 1;
    const interest = fixedInterest
      ? isLast && unit > 0
        ? fixedLeft
        : rounded(fixedInterest[index] ?? 0, unit, mode)
      : rounded(owed * (rates[index] ?? 0), unit, mode);
    fixedLeft -= interest;
    const principal = principalOf(way, style, { each, interest, owed, isLast, count, index });
    owed -= principal;
    const onTop = tax ? rounded(interest * tax.part, unit, mode) : 0;
    const shown = tax?.shown === 'inInterest' ? interest + onTop : interest;
    const instalment = principal + interest + onTop + charge;
    cells.principal.push(principal);
    cells.interest.push(shown);
    cells.instalment.push(instalment);
    cells.balance.push(owed);
    paid += instalment;
    charged += tax?.shown === 'inTotal' ? interest + onTop : shown;
  }
  return {
    ...cells,
    totalInterest: charged,
    paid,
    paysFrom: isInterestOnly(way) ? 0 : (way.pause?.periods ?? 0),
  };
}

interface Cells {
  readonly principal: number[];
  readonly interest: number[];
  readonly instalment: number[];
  readonly balance: number[];
}

interface Now {
  readonly each: number;
  readonly interest: number;
  readonly owed: number;
  readonly isLast: boolean;
  readonly count: number;
  readonly index: number;
}

function principalOf(way: Way, style: Style, now: Now): number {
  const { each, interest, owed, isLast, count } = now;
  if (isLast && style.last === 'rest') return owed;
  if (way.pause && now.index < way.pause.periods) return way.pause.interest === 'added' ? -interest : 0;
  if (way.repayment === 'equalPrincipal') return rounded(way.principal / count, style.unit, style.mode);
  const part = style.isHeld ? Math.max(0, each - interest) : each - interest;
  return isLast ? part : Math.min(owed, part);
}
