import { add, divide, multiply, ratio, type Ratio } from '../exact/ratio';

/** The rounded equal payment from a period to the last one that repays the balance. */
export type CalendarLevel = <Amount extends number | bigint>(
  owed: Ratio,
  fromPeriod: number,
  round: (exact: Ratio) => Amount,
) => Amount;

/** Binary places of the bounds: with these the exact fraction is almost never needed. */
const places = 384n;
const one = 1n << places;

/**
 * An equal payment over periods of different lengths: owed / Σ 1/((1+r₁)…(1+rₖ)), where rₖ is the rate of the k-th
 * period's own days. The sums are computed once, from the last period backwards, as two bounds; if they round
 * differently the exact fraction decides. `rateAt` takes period numbers from 1 to `last`.
 */
export function calendarLevel(rateAt: (periodNo: number) => Ratio, last: number): CalendarLevel {
  let bounds: Bounds | undefined;
  return (owed, fromPeriod, round) => {
    bounds ??= boundsOf(rateAt, last);
    const low = bounds.low[fromPeriod] ?? one;
    const high = bounds.high[fromPeriod] ?? one;
    const above = owed.numerator * one;
    const least = round(ratio(above, owed.denominator * high));
    if (round(ratio(above, owed.denominator * low)) === least) return least;
    return round(divide(owed, exactWorth(rateAt, fromPeriod, last)));
  };
}

/** The value of payments of one from each period to the last, at the start of that period. */
interface Bounds {
  readonly low: readonly bigint[];
  readonly high: readonly bigint[];
}

function boundsOf(rateAt: (periodNo: number) => Ratio, last: number): Bounds {
  const low: bigint[] = [];
  const high: bigint[] = [];
  let least = 0n;
  let most = 0n;
  for (let periodNo = last; periodNo >= 1; periodNo -= 1) {
    const { numerator, denominator } = rateAt(periodNo);
    const grown = numerator + denominator;
    least = ((one + least) * denominator) / grown;
    most = ((one + most) * denominator + grown - 1n) / grown;
    low[periodNo] = least;
    high[periodNo] = most;
  }
  return { low, high };
}

function exactWorth(rateAt: (periodNo: number) => Ratio, from: number, last: number): Ratio {
  let worth = ratio(0);
  for (let periodNo = last; periodNo >= from; periodNo -= 1) {
    const { numerator, denominator } = rateAt(periodNo);
    worth = multiply(add(ratio(1), worth), ratio(denominator, numerator + denominator));
  }
  return worth;
}
