import {
  fitAt,
  looseness,
  percentText,
  reachAt,
  withNumber,
  type InterestFit,
  type Loan,
} from './interest-fit';
import type { Line } from './lines';
import { isRoundedPayment, simplest } from './numbers';
import { none, ratesOf, type Shares } from './shares';

/** What the lines say about a way to measure periods: at the stated rate first, then with a fitted number. */
export function interestFits(loan: Loan, shares: Shares): InterestFit[] {
  const stated = fitAt(loan, shares, { rate: loan.rate });
  if (stated.missed.length === 0) return [stated];
  const charge = constantIn(loan, shares, loan.rate);
  const fits = [stated, ...atRoundedRates(loan, shares)];
  if (charge !== undefined)
    fits.push(
      withNumber(fitAt(loan, shares, { rate: loan.rate, constant: charge }), 'chargeEachTime', 1.5, {
        amount: charge,
        isInInterest: true,
      }),
    );
  if (shares.dailyOver !== undefined) return fits;
  const rate = rateIn(loan, shares, loan.lines);
  if (rate !== undefined) fits.push(...atOtherRate(loan, shares, rate));
  const two = bothIn(loan, shares);
  if (two) {
    const fit = fitAt(loan, shares, two);
    const amount = Math.round(two.constant);
    fits.push(
      withNumber(
        withNumber(fit, 'otherRate', looseness(two.rate), { ratePercent: percentText(two.rate) }),
        'chargeEachTime',
        1.5,
        { amount, isInInterest: true },
      ),
    );
  }
  const later = changedLater(loan, shares, stated);
  if (later) fits.push(later);
  fits.push(lateIn(loan, shares));
  return fits;
}

/** The stated rate of a period, in percent, as a lender rounds it. It is no other rate. */
function atRoundedRates(loan: Loan, shares: Shares): InterestFit[] {
  const [share] = shares.shares;
  if (share === undefined || share <= 0 || shares.shares.some((each) => each !== share)) return [];
  const exact = loan.rate * share * 100;
  return [4, 5, 6].flatMap((places): InterestFit[] => {
    const rate = Number(exact.toFixed(places)) / share / 100;
    const fit = fitAt(loan, shares, { rate });
    return fit.missed.length === 0 ? [{ ...fit, weight: fit.weight + 0.15 }] : [];
  });
}

/** The lines that fix a rate: not the first one if its period may be odd. */
const telling = (lines: readonly Line[], { firsts }: Shares): readonly Line[] =>
  firsts.length > 0 && lines.length > 3 && lines[0]?.at === 0 ? lines.slice(1) : lines;

const middle = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** The yearly rate that most lines share, with as few decimals as they allow. */
function rateIn({ unit }: Loan, shares: Shares, lines: readonly Line[]): number | undefined {
  const seen = telling(lines, shares).flatMap((line) => {
    const carried = line.opening * (shares.shares[line.at] ?? 0);
    return carried > unit ? [{ line, carried, rate: line.interest / carried }] : [];
  });
  const near = middle(seen.map(({ rate }) => rate));
  if (near === undefined || near < 0 || seen.length < 2) return undefined;
  const kept = seen.filter(({ line, carried, rate }) => Math.abs(rate - near) * carried <= 3 * line.reach);
  const carried = kept.reduce((sum, each) => sum + each.carried, 0);
  const charged = kept.reduce((sum, { line }) => sum + line.interest, 0);
  if (kept.length < 2 || carried <= 0) return undefined;
  // Interest that is always cut, or always rounded up, is off by half a unit on average.
  const spread = Math.max(Math.sqrt(kept.length), kept.length * 0.55);
  const within = kept.reduce((most, { line }) => Math.max(most, line.reach), 0) * spread;
  return simplest((charged / carried) * 100, (100 * within) / carried) / 100;
}

/** Another rate; where the stated tax on top gives the same one, tax on the interest. */
function atOtherRate(loan: Loan, shares: Shares, rate: number): InterestFit[] {
  if (percentText(rate) === percentText(loan.rate)) return [];
  const fit = fitAt(loan, shares, { rate });
  const own = withNumber(fit, 'otherRate', looseness(rate), { ratePercent: percentText(rate) });
  const taxed = [...new Set([18, loan.taxPercent])].flatMap((tax): InterestFit[] => {
    const withTax = loan.rate * (1 + tax / 100);
    if (tax <= 0 || loan.rate <= 0 || Math.abs(withTax - rate) > 0.000_2) return [];
    const exact = fitAt(loan, shares, { rate: withTax });
    const isAlike = exact.missed.length <= fit.missed.length;
    return isAlike ? [withNumber(exact, 'taxOnInterest', 0.9, { taxPercent: String(tax) })] : [];
  });
  return [...taxed, own];
}

/** What each interest has more than the debt explains. */
function constantIn({ lines, unit }: Loan, shares: Shares, rate: number): number | undefined {
  // On a debt that stays the same, a charge and another rate are one: the rate is said.
  const debts = new Set(lines.map(({ opening }) => opening));
  if (debts.size < 2) return undefined;
  const rates = ratesOf(shares, rate);
  const more = telling(lines, shares).map((line) => line.interest - line.opening * (rates[line.at] ?? 0));
  const found = middle(more);
  return found === undefined || found <= 2 * unit ? undefined : Math.round(found / unit) * unit;
}

/** A rate and a charge at once, by least squares. */
function bothIn({ lines, unit }: Loan, shares: Shares): { rate: number; constant: number } | undefined {
  const seen = telling(lines, shares).map(({ opening, at, interest }) => ({
    x: opening * (shares.shares[at] ?? 0),
    y: interest,
  }));
  const { length } = seen;
  if (length < 4) return undefined;
  const sum = (of: (each: { x: number; y: number }) => number) =>
    seen.reduce((total, each) => total + of(each), 0);
  const [x, y] = [sum((each) => each.x) / length, sum((each) => each.y) / length];
  const spread = sum((each) => (each.x - x) ** 2);
  if (spread <= 0) return undefined;
  const slope = sum((each) => (each.x - x) * (each.y - y)) / spread;
  const rate = simplest(slope * 100, (100 * unit * 1.2) / Math.sqrt(spread)) / 100;
  const constant = Math.round((y - rate * x) / unit) * unit;
  return rate > 0 && constant > 2 * unit ? { rate, constant } : undefined;
}

/** The stated rate at first, another one from the first line on that it misses. */
function changedLater(loan: Loan, shares: Shares, stated: InterestFit): InterestFit | undefined {
  const from = stated.missed[0] ?? 0;
  const lines = loan.lines.slice(from);
  if (from < 1 || lines.length < 2) return undefined;
  const rate = rateIn(loan, { ...shares, firsts: [] }, lines);
  const at = lines[0]?.at ?? 0;
  if (rate === undefined || Math.abs(rate - loan.rate) < 1e-7) return undefined;
  const then = ratesOf(shares, rate);
  const rates = stated.rates.map((own, index) => (index < at ? own : (then[index] ?? own)));
  const missed = loan.lines.flatMap((line, position) =>
    Math.abs(line.opening * (rates[line.at] ?? 0) - line.interest) >
    reachAt(line, rates[line.at] ?? 0, loan.unit)
      ? [position]
      : [],
  );
  const facts = { ratePercent: percentText(rate), periodNo: at + 1 };
  return {
    ...withNumber({ ...stated, missed, rates }, 'rateChanged', looseness(rate) + 0.6, facts),
    changesAt: at,
  };
}

/** Interest of the debt a period earlier. */
const lateIn = (loan: Loan, shares: Shares): InterestFit =>
  withNumber(
    fitAt(loan, shares, {
      rate: loan.rate,
      base: (line, position) => loan.lines[position - 1]?.opening ?? line.opening,
    }),
    'creditedLate',
    1.2,
    {},
  );

/** Interest that is fixed at the start: flat, at the stated or another rate, or by the rule of 78. */
export function fixedFits(loan: Loan, shares: Shares, isStated: boolean): InterestFit[] {
  const { lines, unit, borrowed } = loan;
  const count = shares.shares.length;
  const years = shares.shares.reduce((sum, share) => sum + share, 0);
  const charged = lines.reduce((sum, { interest }) => sum + interest, 0);
  const seen = charged / (lines.length || 1);
  const fixed = (each: (at: number) => number, rate: number): InterestFit => {
    const missed = lines.flatMap(({ at, interest, reach }, position) => {
      const isLast = at === count - 1;
      const isNear = Math.abs(each(at) - interest) <= reach + (isLast ? count * unit : 0);
      return isNear || isRoundedPayment(interest, each(at), unit, 0.01) ? [] : [position];
    });
    const rates = Array.from({ length: count }, (_, at) => each(at));
    return { ...none, missed, rates, usual: rates, rate, constant: 0, isFixed: true };
  };
  const flatAt = (rate: number) => fixed(() => (borrowed * rate * years) / count, rate);
  const flat = flatAt(loan.rate);
  const other =
    simplest((seen * count * 100) / (borrowed * years), (100 * 1.2 * unit * count) / (borrowed * years)) /
    100;
  const byRule = fixed((at) => (charged * 2 * (count - at)) / (count * (count + 1)), loan.rate);
  const named = (fit: InterestFit): InterestFit => (isStated ? fit : withNumber(fit, 'flatRate', 1, {}));
  const ratePercent = percentText(other);
  return [
    named(flat),
    named(withNumber(flatAt(other), 'otherRate', looseness(other) + 0.5, { ratePercent })),
    ...(lines.length === count ? [withNumber(byRule, 'ruleOf78', 1.2, {})] : []),
  ];
}
