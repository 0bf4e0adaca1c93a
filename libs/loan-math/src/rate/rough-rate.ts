import { LoanMathError } from '../loan-math-error';
import type { Group } from './flows';

const highestPeriodicRate = 2 ** 24;
const steps = 200;

/** The present value of the flows at a rate, and its derivative. */
interface Rough {
  readonly value: number;
  readonly slope: number;
}

/**
 * The periodic rate in floating point, to about thirteen digits: Newton's method, bracketed by two rates with a
 * positive and a negative value. Throws `noRate` if there is no such second rate.
 */
export function roughRate(groups: readonly Group[]): { rate: number; slope: number } {
  const at = roughly(groups);
  let low = 0;
  let high = highRate(at);
  let rate = Math.min(likelyRate(groups), high);
  let { value, slope } = at(rate);
  for (let step = 0; step < steps; step += 1) {
    if (value > 0) low = rate;
    else high = rate;
    const newton = rate - value / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    const isSettled = Math.abs(next - rate) <= 4 * Number.EPSILON * Math.abs(next) || next === rate;
    rate = next;
    ({ value, slope } = at(rate));
    if (isSettled || value === 0) break;
  }
  return { rate, slope };
}

/** The cost over half the money and time: close to the rate of most loans. */
function likelyRate(groups: readonly Group[]): number {
  let given = 0;
  let paid = 0;
  let weightedSum = 0;
  for (const { amount, from, count } of groups.flatMap(({ runs }) => runs)) {
    const whole = Number(amount) * count;
    if (whole < 0) given -= whole;
    else paid += whole;
    weightedSum += whole * (from + (count - 1) / 2);
  }
  return weightedSum > 0 && given > 0 ? Math.max(0, (paid - given) / weightedSum) : 0;
}

function highRate(at: (rate: number) => Rough): number {
  let high = 1;
  while (at(high).value > 0) {
    high *= 2;
    if (high > highestPeriodicRate) throw new LoanMathError('noRate', 'No rate explains these payments.');
  }
  return high;
}

function roughly(groups: readonly Group[]): (rate: number) => Rough {
  const plain = groups.map(({ oddFraction, runs }) => ({
    odd: oddFraction ? Number(oddFraction.numerator) / Number(oddFraction.denominator) : 0,
    runs: runs.map(({ amount, from, count }) => ({ amount: Number(amount), from, count })),
  }));
  return (rate) => {
    const factor = 1 / (1 + rate);
    let value = 0;
    let slope = 0;
    for (const { odd, runs } of plain) {
      const oddFactor = 1 / (1 + odd * rate);
      let power = 1;
      let at = 0;
      let worth = 0;
      let moment = 0;
      for (const { amount, from, count } of runs) {
        power *= from - at === 1 ? factor : factor ** (from - at);
        at = from;
        for (let left = count; ; at += 1, power *= factor) {
          worth += amount * power;
          moment += at * amount * power;
          left -= 1;
          if (left === 0) break;
        }
      }
      value += worth * oddFactor;
      slope -= oddFactor * (moment * factor + worth * odd * oddFactor);
    }
    return { value, slope };
  };
}
