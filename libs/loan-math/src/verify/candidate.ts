import type { Cause, CauseFacts, ClaimedPlan, Convention } from './claimed-plan';
import type { Way } from './simulate';
import { daysOf, equalYear, statedYears } from './year-shares';

/** A method with its causes. `weight` is how much it assumes: 1 for one deviation, 2 for a fitted number. */
export interface Candidate {
  readonly causes: readonly Cause[];
  readonly facts: CauseFacts;
  readonly conventions?: readonly Convention[];
  readonly weight: number;
  /** An unlikely number was fitted: with few figures it explains anything. */
  readonly isLoose?: boolean;
  readonly way: Way;
}

/** The stated loan in numbers: the basis of every method. */
export interface Stated {
  readonly claimed: ClaimedPlan;
  readonly principal: number;
  /** Per year, as a fraction. */
  readonly rate: number;
  readonly count: number;
  readonly days: readonly number[];
  /** The share of a year of each period by the stated rule, and of one period of equal length. */
  readonly years: readonly number[];
  readonly equal: number;
  readonly isFlat: boolean;
}

export function statedIn(claimed: ClaimedPlan): Stated {
  const { terms } = claimed;
  const isSingle = terms.repayment === 'single';
  const years = statedYears(isSingle ? { ...terms, firstPayment: 'arrears' } : terms, terms.tenure);
  const days = daysOf(terms, terms.tenure);
  const whole = years.reduce((total, share) => total + share, 0);
  return {
    claimed,
    principal: terms.principal,
    rate: Number(terms.annualRatePercent) / 100,
    count: isSingle ? 1 : terms.tenure,
    days: isSingle ? [days.reduce((total, each) => total + each, 0)] : days,
    years: isSingle ? [whole] : years,
    equal: isSingle ? whole : equalYear(terms),
    isFlat: terms.rateKind === 'flat',
  };
}

const times = (years: readonly number[], rate: number): number[] => years.map((share) => share * rate);

/** The stated loan with some deviations. */
export function wayOf(
  stated: Stated,
  other: Partial<Way> & { years?: readonly number[]; rate?: number } = {},
): Way {
  const { years = stated.years, rate = stated.rate, ...way } = other;
  const principal = way.principal ?? stated.principal;
  if (stated.isFlat && way.repayment === undefined && way.rates === undefined) {
    return flatWay(stated, { principal, rate });
  }
  const equal = Array.from({ length: years.length }, (_, index) =>
    index === 0 && stated.claimed.terms.firstPayment === 'advance' ? 0 : stated.equal * rate,
  );
  const isLevelOverCalendar =
    stated.claimed.terms.dayCount !== '30/360' && stated.claimed.terms.levelOver !== 'equalPeriods';
  return {
    rates: times(years, rate),
    level: isLevelOverCalendar ? undefined : equal,
    repayment: stated.claimed.terms.repayment === 'equalPrincipal' ? 'equalPrincipal' : 'level',
    ...way,
    principal,
  };
}

/** Interest on the original principal for the whole tenure, the same each time. */
export function flatWay(
  stated: Stated,
  { principal = stated.principal, rate = stated.rate, whole = wholeTime(stated) } = {},
): Way {
  const each = (principal * rate * whole) / stated.count;
  return {
    principal,
    rates: [],
    repayment: 'fixedInterest',
    fixedInterest: Array.from({ length: stated.count }, () => each),
  };
}

/** A payment in advance reduces the balance, not the time for which a flat rate is charged. */
export function wholeTime({ years, equal, claimed }: Stated): number {
  const sum = years.reduce((total, share) => total + share, 0);
  return claimed.terms.firstPayment === 'advance' && claimed.terms.repayment !== 'single' ? sum + equal : sum;
}
