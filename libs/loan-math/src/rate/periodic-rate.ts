import { ratio, type Ratio } from '../exact/ratio';
import { LoanMathError } from '../loan-math-error';
import { one, places, ratioOf, worthAt } from './fixed-point';
import { groupsOf, surplusOf, type Flow, type Group } from './flows';
import { roughRate } from './rough-rate';

/**
 * The periodic rate, i, at which Σ advances/((1+e·i)(1+i)^q) = Σ payments/((1+f·i)(1+i)^t); the odd fraction bears
 * simple interest (Regulation Z, Appendix J). Floating point only finds the neighbourhood; exact fixed-point steps
 * finish it, so no digit of the result depends on a float. Throws `paysBackLess` if payments do not reach the
 * advances, `noRate` if no rate explains them.
 */
export function periodicRate(advances: readonly Flow[], payments: readonly Flow[]): Ratio {
  const outflows = advances.map((flow) => ({ ...flow, amount: -flow.amount }));
  const groups = groupsOf([...outflows, ...payments]);
  const surplus = surplusOf(groups);
  if (surplus < 0n) throw new LoanMathError('paysBackLess', 'The payments are less than what was received.');
  if (surplus === 0n) return ratio(0);
  return ratioOf(polished(groups));
}

/** The error of the last step is about its square: twice these places. */
const closeEnough = one >> 64n;

/** Newton steps with the slope found in floating point: each adds about ten digits. */
function polished(groups: readonly Group[]): bigint {
  const rough = roughRate(groups);
  const toRate = alongSlope(rough.slope);
  let rate = fixedFrom(rough.rate);
  for (let step = 0; step < 40; step += 1) {
    const change = toRate(worthAt(groups, rate));
    rate -= change;
    if (rate < 0n) rate = 0n;
    const isClose = (change < 0n ? -change : change) * one <= closeEnough * (one + rate);
    if (isClose) return rate;
  }
  throw new LoanMathError('noRate', 'The rate did not converge.');
}

const fixedFrom = (rate: number): bigint =>
  rate < 1
    ? BigInt(Math.round(rate * 2 ** 104)) << (places - 104n)
    : BigInt(Math.round(rate * 2 ** 28)) << (places - 28n);

/** worth ↦ worth / slope, the slope as a fraction of sixty binary digits. */
function alongSlope(slope: number): (worth: bigint) => bigint {
  if (slope === 0 || !Number.isFinite(slope)) throw new LoanMathError('noRate', 'The rate did not converge.');
  const exponent = 60 - Math.ceil(Math.log2(Math.abs(slope)));
  const scaled = BigInt(Math.round(slope * 2 ** exponent));
  return exponent >= 0
    ? (worth) => (worth << BigInt(exponent)) / scaled
    : (worth) => (worth >> BigInt(-exponent)) / scaled;
}
