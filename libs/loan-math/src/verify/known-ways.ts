import { flatWay, wayOf, wholeTime, type Candidate, type Stated } from './candidate';
import type { Way } from './simulate';
import { levelPayment } from './table/numbers';

type Changed = Partial<Way> & { readonly years?: readonly number[] };

const one = (cause: Candidate['causes'][number], way: Way, more: Partial<Candidate> = {}): Candidate => ({
  causes: [cause],
  facts: {},
  weight: 1,
  way,
  ...more,
});

/** All methods with a single deviation and no fitted number; then the same with the fee in the loan. */
export function knownWays(stated: Stated): Candidate[] {
  const { fee = 0, tax = 0, terms } = stated.claimed;
  const alone = [...oneThing(stated), ...lengths(stated)];
  if (fee + tax <= 0 || terms.repayment === 'single') return alone;
  const principal = stated.principal + fee + tax;
  const inLoan = { ...stated, principal };
  return [
    one('feeInLoan', wayOf(inLoan)),
    ...alone,
    ...oneThing(inLoan).map((way) => ({ ...way, causes: ['feeInLoan' as const, ...way.causes], weight: 2 })),
  ];
}

function oneThing(stated: Stated): Candidate[] {
  const { claimed, isFlat } = stated;
  if (claimed.terms.repayment === 'single') return compounded(stated);
  const kind = isFlat ? one('unknown', reducing(stated)) : one('flatRate', flatWay(stated));
  if (isFlat) return [...ruleOf78(stated)];
  return [kind, ...inAdvance(stated), ...countedTwice(stated), ...compounded(stated), ...ruleOf78(stated)];
}

const reducing = (stated: Stated): Way => wayOf({ ...stated, isFlat: false });

/** Both ways to solve the payment: over these periods, and as in the stated terms. */
function bothLevels(stated: Stated, changed: Changed): Way[] {
  const solved = wayOf(stated, changed);
  const over = { ...solved, level: solved.rates };
  if (solved.repayment !== 'level') return [solved];
  return [over, { ...over, level: wayOf(stated).level ?? wayOf(stated).rates }];
}

function inAdvance(stated: Stated): Candidate[] {
  if (stated.claimed.terms.firstPayment === 'advance') return [];
  const years = [0, ...stated.years.slice(1)];
  return [
    one('paidInAdvance', { ...wayOf(stated, { years }), level: years.map((share) => share * stated.rate) }),
  ];
}

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The last day of a period is counted in it and in the next. */
function countedTwice(stated: Stated): Candidate[] {
  const { days, equal, years } = stated;
  const isAdvance = stated.claimed.terms.firstPayment === 'advance';
  const day = (year: number) =>
    days.map((count, index) => (isAdvance && index === 0 ? 0 : (count + 1) / year));
  const ways = [
    day(365),
    day(360),
    years.map((share, index) => (isAdvance && index === 0 ? 0 : share + 1 / 360)),
    years.map((share, index) => (isAdvance && index === 0 ? 0 : share + 1 / 365)),
  ];
  const isMonth = equal > 0;
  return isMonth
    ? ways.flatMap((other) => bothLevels(stated, { years: other }).map((way) => one('dayCountedTwice', way)))
    : [];
}

/** Daily compounding: over calendar days, over a twelfth of a year, over thirty days. */
function compounded(stated: Stated): Candidate[] {
  const { days, years, rate } = stated;
  const daily = (year: number) => (count: number) => (1 + rate / year) ** count - 1;
  const ways = [
    days.map(daily(365)),
    days.map(daily(360)),
    years.map((share) => daily(365)(share * 365)),
    years.map((share) => daily(360)(share * 360)),
    years.map((share) => daily(365)(share * 360)),
  ];
  return ways.flatMap((rates) =>
    bothLevels(stated, { rates: stated.count === 1 ? [sumOf(rates)] : rates }).map((way) =>
      one('dailyCompounding', way),
    ),
  );
}

/** Interest of a flat rate, or of the stated plan, distributed n, n−1, … 1 of their sum. */
function ruleOf78(stated: Stated): Candidate[] {
  const { principal, rate, count } = stated;
  if (stated.claimed.terms.repayment !== 'instalments') return [];
  const shares = Array.from({ length: count }, (_, index) => (2 * (count - index)) / (count * (count + 1)));
  const flat = principal * rate * wholeTime(stated);
  const level = reducing(stated);
  const paid = levelPayment(level.principal, level.level ?? level.rates);
  const totals = stated.isFlat ? [flat] : [flat, paid * count - principal];
  return totals.map((total) =>
    one(
      'ruleOf78',
      {
        principal,
        rates: [],
        repayment: 'fixedInterest',
        fixedInterest: shares.map((part) => part * total),
      },
      // It assumes both the flat rate and the distribution, which only a table shows.
      { weight: 2 },
    ),
  );
}

/** One payment more or less than stated: solved for that tenure, or the stated payment collected once too often. */
function lengths(stated: Stated): Candidate[] {
  const { count, years, isFlat, equal } = stated;
  if (count < 2 || stated.claimed.terms.repayment === 'single') return [];
  const longer = { ...stated, count: count + 1, years: [...years, equal], days: [...stated.days, 30] };
  const shorter = { ...stated, count: count - 1, years: years.slice(0, -1), days: stated.days.slice(0, -1) };
  const ways = [
    one('extraPeriod', wayOf(longer)),
    one('missingPeriod', wayOf(shorter)),
    // Interest of a whole period is charged before the first one starts.
    ...(isFlat
      ? []
      : [one('extraPeriod', { ...wayOf(stated), rates: twiceFirst(stated), level: wayOf(stated).rates })]),
  ];
  return ways;
}

const twiceFirst = ({ years, rate, equal }: Stated): number[] =>
  years.map((share, index) => (index === 0 ? share + equal : share) * rate);
