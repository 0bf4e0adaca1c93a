/**
 * Lenders written for the bench only, in plain floating point and without loan-math, like a spreadsheet. Amounts are
 * minor units. A plan is { rows, instalment, totalInterest }.
 */
const dayMs = 86_400_000;
const dateOf = (text) => new Date(`${text}T00:00:00Z`);
const textOf = (date) => date.toISOString().slice(0, 10);

export function monthsAfter(start, count) {
  const from = dateOf(start);
  const month = from.getUTCMonth() + count;
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return textOf(new Date(Date.UTC(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), last))));
}
export const daysAfter = (start, days) => textOf(new Date(dateOf(start).getTime() + days * dayMs));
export const daysFromTo = (from, to) => Math.round((dateOf(to) - dateOf(from)) / dayMs);

/** The days of each period of a monthly loan. */
export const periodDays = (start, count) =>
  Array.from({ length: count }, (_, index) =>
    daysFromTo(monthsAfter(start, index), monthsAfter(start, index + 1)),
  );

export const cents = (value) => Math.floor(value + 0.5 + 1e-9 * Math.max(1, Math.abs(value) * 1e-6));
export const units = (value) => cents(value / 100) * 100;
export const half = (value) => {
  const below = Math.floor(value);
  const rest = value - below;
  if (Math.abs(rest - 0.5) < 1e-9) return below % 2 === 0 ? below : below + 1;
  return Math.round(value);
};
const same = (value) => value;

export function payment(principal, rates) {
  let worth = 0;
  for (const rate of rates.toReversed()) worth = (1 + worth) / (1 + rate);
  return principal / worth;
}

/** Interest on the outstanding balance. `round` rounds each row, `print` rounds the printed cells. */
export function reducing({
  principal,
  rates,
  each = payment(principal, rates),
  roundEach = cents,
  round = cents,
  print = same,
  lastSame = false,
}) {
  const asked = roundEach(each);
  const rows = [];
  let owed = principal;
  let charged = 0;
  for (let index = 0; index < rates.length; index += 1) {
    const interest = round(owed * rates[index]);
    const isLast = index === rates.length - 1;
    const part = isLast && !lastSame ? owed : asked - interest;
    owed -= part;
    charged += interest;
    rows.push({
      periodNo: index + 1,
      principal: print(part),
      interest: print(interest),
      instalment: print(part + interest),
      balance: print(owed),
    });
    if (owed <= 0 && !isLast && !lastSame) break;
  }
  return { rows, instalment: print(asked), totalInterest: print(charged) };
}

/** Interest fixed at the start and distributed evenly (flat) or by the rule of 78. */
export function fixed({ principal, interest, count, shares, roundEach = cents }) {
  const asked = roundEach((principal + interest) / count);
  const rows = [];
  let owed = principal;
  let left = cents(interest);
  for (let index = 0; index < count; index += 1) {
    const isLast = index === count - 1;
    const part = shares ? shares[index] * interest : interest / count;
    const charged = isLast ? left : cents(part);
    const paid = isLast ? owed : asked - charged;
    owed -= paid;
    left -= charged;
    rows.push({
      periodNo: index + 1,
      principal: paid,
      interest: charged,
      instalment: paid + charged,
      balance: owed,
    });
  }
  return { rows, instalment: asked, totalInterest: cents(interest) };
}

/** Fineract's smoothing of the last payment, from its sources: half-even rows, one attempt to distribute the difference. */
export function fineract(principal, rates) {
  const at = (each) => reducing({ principal, rates, each, roundEach: half, round: half });
  const first = at(payment(principal, rates));
  const gap = first.rows.at(-1).instalment - first.instalment;
  if (rates.length < 2 || Math.abs(gap) <= Math.floor(rates.length / 2)) return first;
  const again = at(first.instalment + half(gap / rates.length));
  const left = again.rows.at(-1).instalment - again.instalment;
  return again.rows.length === rates.length && Math.abs(left) < Math.abs(gap) ? again : first;
}
