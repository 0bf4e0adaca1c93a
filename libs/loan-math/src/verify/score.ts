import type { Minor } from '../exact/minor';
import type { Candidate } from './candidate';
import { isGiven, valueIn, type Figure } from './figures';
import { isRoundedPayment, isSamePayment, roundingsOf } from './table/numbers';
import { paymentOf, simulate, type Simulated, type Style, type Way } from './simulate';

/** What is compared: the figures, the usual payment, and the printed unit. */
export interface Printed {
  readonly figures: readonly Figure[];
  readonly usual: Minor | undefined;
  readonly unit: Minor;
  /** Unknown roundings accumulate from row to row, as the square root of their number. */
  readonly isDrifting?: boolean;
}

/** A candidate with the rounding that fits it best. */
export interface Scored {
  readonly candidate: Candidate;
  readonly simulated: Simulated;
  readonly style: Style;
  /** For each figure, whether it is explained to the printed unit. */
  readonly isExplained: readonly boolean[];
  readonly missed: number;
}

/** Tries the roundings a lender may use; `undefined` if the method is ruled out because its payment differs. */
export function scoreOf(candidate: Candidate, printed: Printed, isStated = false): Scored | undefined {
  const { way } = candidate;
  const payment = paymentOf(way);
  const isSuited =
    payment === undefined ||
    printed.usual === undefined ||
    isRoundedPayment(printed.usual, payment, printed.unit);
  if (!isSuited && !isStated) return undefined;
  const [first, ...others] = [
    ...stylesOf(payment === undefined || !isSuited ? undefined : printed.usual, printed.unit),
    ...(isStated && payment !== undefined && printed.usual === undefined ? roundedStyles(payment) : []),
  ];
  if (!first) return undefined;
  const rough = simulate(way, first);
  if (!isStated && isFar(rough, printed)) return undefined;
  let best = scored(candidate, first, rough, printed);
  for (const style of others) {
    if (best.missed === 0) break;
    const next = scored(candidate, style, simulate(way, style), printed);
    if (next.missed < best.missed) best = next;
  }
  const isGrowing = best.missed > 0 && best.simulated.principal.some((part) => part < 0);
  if (!isGrowing) return best;
  const style = { ...best.style, isHeld: true };
  const held = scored(candidate, style, simulate(way, style), printed);
  return held.missed < best.missed ? held : best;
}

function scored(
  candidate: Candidate,
  style: Style,
  simulated: Simulated,
  { figures, unit, isDrifting }: Printed,
): Scored {
  const isFew = figures.every(({ periodNo }) => periodNo === undefined);
  const { way } = candidate;
  const allowedAt = isDrifting ? driftOf(way, unit) : isFew ? fewOf(way, unit) : () => unit;
  const isExplained = figures.map((figure) => isGiven(simulated, figure, allowedAt(figure)));
  return { candidate, style, simulated, isExplained, missed: isExplained.filter((is) => !is).length };
}

/** Each interest may be rounded in the same direction, and equal principals to whole units. */
function fewOf({ rates, fixedInterest = rates, repayment }: Way, unit: Minor): (figure: Figure) => number {
  const { length } = fixedInterest;
  const isEqual = repayment === 'equalPrincipal';
  const more = isEqual ? (100 * length * rates.reduce((sum, rate) => sum + rate, 0)) / 2 : 0;
  // Of a payment, half of this is allowed.
  return ({ figure }) => (figure === 'instalment' ? (isEqual ? 200 : unit) : unit * length + more);
}

/** Less than a unit per row, accumulated like a random walk, plus the interest on it. */
function driftOf({ rates, fixedInterest }: Way, unit: Minor): (figure: Figure) => number {
  // A fixed payment may be of a principal and an interest that are rounded to units each for itself.
  if (fixedInterest) {
    const total = 50 * fixedInterest.length;
    return ({ figure, periodNo }) => (periodNo !== undefined ? unit : figure === 'instalment' ? 200 : total);
  }
  let growth = 1;
  const drift = rates.map((rate, index) => {
    growth *= 1 + rate;
    return 1 + 0.75 * Math.sqrt(index + 1) * growth;
  });
  const last = drift.at(-1) ?? 1;
  return ({ figure, periodNo }) => {
    if (periodNo === undefined) return figure === 'instalment' ? unit : unit * last;
    return unit * (drift[periodNo - 1] ?? last);
  };
}

/** More than a third of the figures is beyond what roundings explain: at most a unit per row, plus interest. */
function isFar(simulated: Simulated, { figures, unit }: Printed): boolean {
  const far = figures.filter((figure) => {
    const value = valueIn(simulated, figure);
    const rows = figure.periodNo ?? simulated.interest.length;
    const reach = Math.max(unit * (2 + 2 * rows), figure.claimed / 1_000);
    return value === undefined || Math.abs(value - figure.claimed) > reach;
  });
  return far.length * 3 > figures.length;
}

/** The roundings, most common first; `usual` is the lender's rounded payment. */
function stylesOf(usual: Minor | undefined, unit: Minor): Style[] {
  const styles: Style[] = [
    { instalment: usual, unit: 1, mode: 'half-up', last: 'rest' },
    { instalment: usual, unit: 0, mode: 'half-up', last: 'rest' },
    { unit: 0, mode: 'half-up', last: 'rest' },
    { unit: 1, mode: 'half-up', last: 'rest' },
    { instalment: usual, unit: 1, mode: 'half-even', last: 'rest' },
    { instalment: usual, unit: 1, mode: 'down', last: 'rest' },
  ];
  const wide: Style[] =
    unit === 1
      ? []
      : [
          { instalment: usual, unit, mode: 'half-up', last: 'rest' },
          { instalment: usual, unit, mode: 'down', last: 'rest' },
          { instalment: usual, unit, mode: 'half-up', last: 'same' },
        ];
  return [
    ...styles,
    ...wide,
    { instalment: usual, unit: 1, mode: 'half-up', last: 'same' },
    { instalment: usual, unit: 0, mode: 'half-up', last: 'same' },
  ];
}

/** Where only a total is given, the payment may be rounded to any usual step. */
const roundedStyles = (payment: number): Style[] =>
  roundingsOf(payment).map((instalment) => ({ instalment, unit: 1, mode: 'half-up', last: 'rest' }));

/** Whether the lender rounded the payment to more than the printed unit. */
export function isPaymentRounded(way: Way, { usual, unit }: Printed): boolean {
  const payment = paymentOf(way);
  return payment !== undefined && usual !== undefined && !isSamePayment(usual, payment, unit);
}
