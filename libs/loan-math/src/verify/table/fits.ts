import { fixedFits, interestFits } from './interest';
import { fitAt, reachAt, type InterestFit, type Loan } from './interest-fit';
import { unexplained } from './numbers';
import type { Table } from './view';
import type { Shares } from './shares';

const maxFits = 8;

/** The best explanations of the interest, by how little they assume and leave. */
export function fitsOf(loan: Loan, { claimed, shares }: Table): InterestFit[] {
  const isFlat = claimed.terms.rateKind === 'flat';
  const [own] = shares;
  if (!own) return [];
  const fixed = fixedFits(loan, own, isFlat);
  const all = isFlat
    ? fixed
    : [...likelyShares(loan, shares, own).flatMap((each) => interestFits(loan, each)), ...fixed];
  const priced = all.map((fit) => ({
    fit,
    price: unexplained(fit.missed.length, loan.lines.length) + 3 * fit.weight,
  }));
  const best = new Map<string, (typeof priced)[number]>();
  for (const each of priced) {
    const key = `${each.fit.causes.join()} ${each.fit.conventions.map(({ kind }) => kind).join()}`;
    const known = best.get(key);
    if (!known || each.price < known.price) best.set(key, each);
  }
  return [...best.values()]
    .toSorted((one, other) => one.price - other.price)
    .slice(0, maxFits)
    .map(({ fit }) => fit);
}

const maxShapes = 5;

/** Five years of months contain every month length and a leap year. */
const maxLines = 61;

/** The stated way to measure periods, and of every other way those whose shape is nearest to the interest of the lines. */
function likelyShares(loan: Loan, shares: readonly Shares[], own: Shares): Shares[] {
  if (fitAt(loan, own, loan).missed.length === 0) return [own];
  const ways = new Map<string, Shares[]>();
  for (const each of shares) {
    const alike = ways.get(each.kind);
    if (alike) alike.push(each);
    else ways.set(each.kind, [each]);
  }
  return [...ways.values()].flatMap((alike) => {
    if (alike.length <= maxShapes) return alike;
    const near = alike
      .map((each) => ({
        each,
        off: shapeOff(loan, each) + each.weight * loan.unit,
        begins: lasts(loan, each),
      }))
      .toSorted((one, other) => one.off - other.off);
    const long = near.toSorted((one, other) => other.begins - one.begins);
    return [...new Set([...near.slice(0, maxShapes), ...long.slice(0, 2)].map(({ each }) => each))];
  });
}

/** How far the interest of the lines is from any one rate over these periods: the shape alone, before any number. */
function shapeOff({ lines }: Loan, { shares, firsts }: Shares): number {
  const seen = lines.slice(firsts.length > 0 && lines.length > 3 ? 1 : 0, maxLines);
  let [carried, charged] = [0, 0];
  for (const { opening, at, interest } of seen) {
    carried += opening * (shares[at] ?? 0);
    charged += interest;
  }
  const rate = carried > 0 ? charged / carried : 0;
  return seen.reduce(
    (off, { opening, at, interest }) => off + Math.abs(opening * (shares[at] ?? 0) * rate - interest),
    0,
  );
}

/** How many lines from the first on have the stated rate: where it changes later, they show the periods. */
function lasts({ lines, rate, unit }: Loan, { shares }: Shares): number {
  const end = lines.findIndex(
    (line) =>
      Math.abs(line.opening * (shares[line.at] ?? 0) * rate - line.interest) > reachAt(line, rate / 12, unit),
  );
  return end < 0 ? lines.length : end;
}
