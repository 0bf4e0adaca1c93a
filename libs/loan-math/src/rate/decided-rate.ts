/** A payment, negative if received, so many years after the first. */
interface TimedAmount {
  readonly amount: number;
  readonly years: number;
}

/** Above this, exact arithmetic says whether a rate can be printed. */
const highest = 1e6;

/** How exact a number is, and a margin for mathematical functions that are a few units in the last place off. */
const error = 16 * Number.EPSILON;

/**
 * The yearly rate in percent, in units of its last decimal, if floating point decides them: the present value is above
 * zero at the lower end of what rounds to them and below zero at the upper end, each by more than its own rounding
 * errors can be. `undefined` where they do not decide; exact arithmetic has to.
 */
export function decidedPercent(flows: readonly TimedAmount[], places: number): bigint | undefined {
  if (!Number.isInteger(places) || places < 0) return undefined;
  const scale = 10 ** (places + 2);
  const near = Math.expm1(likelyForce(flows));
  const rounded = Math.round(near * scale);
  if (!(near > 0 && near < highest) || !Number.isSafeInteger(rounded * 4)) return undefined;
  const isBelow = signAt(flows, (rounded - 0.5) / scale) > 0;
  const isAbove = signAt(flows, (rounded + 0.5) / scale) < 0;
  return isBelow && isAbove ? BigInt(rounded) : undefined;
}

const steps = 50;

/** ln(1 + rate) by Newton's method from zero: with the money paid out first, no step goes beyond it. */
function likelyForce(flows: readonly TimedAmount[]): number {
  let force = 0;
  for (let step = 0; step < steps; step += 1) {
    let worth = 0;
    let slope = 0;
    for (const { amount, years } of flows) {
      const now = amount * Math.exp(-years * force);
      worth += now;
      slope -= years * now;
    }
    const change = worth / slope;
    force -= change;
    if (!(Math.abs(change) > 1e-15 * Math.abs(force))) break;
  }
  return force;
}

/** The sign of the present value; 0 if rounding errors may hide it. */
function signAt(flows: readonly TimedAmount[], rate: number): number {
  const force = Math.log1p(rate);
  let worth = 0;
  let size = 0;
  let longest = 0;
  for (const { amount, years } of flows) {
    const now = amount * Math.exp(-years * force);
    worth += now;
    size += Math.abs(now);
    if (years > longest) longest = years;
  }
  const unsure = size * error * (flows.length + longest * Math.abs(force) + 4);
  return Math.abs(worth) > unsure ? Math.sign(worth) : 0;
}
