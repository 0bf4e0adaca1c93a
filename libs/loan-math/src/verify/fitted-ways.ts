import type { Minor } from '../exact/minor';
import { flatWay, wayOf, wholeTime, type Candidate, type Stated } from './candidate';
import type { ClaimedRow } from './claimed-plan';
import type { Printed } from './score';
import { paymentOf, simulate } from './simulate';
import { yearsBy } from './year-shares';

/** A row with what was owed before it, as far as the lender's own figures tell. */
interface Observed {
  readonly index: number;
  readonly before: number;
  readonly interest: number;
  readonly onTop: number | undefined;
}

/** What a table says by itself: what was owed at first, and what was charged on it. */
interface Table {
  readonly borrowed: number | undefined;
  readonly rows: readonly Observed[];
}

/** Ways with a number that is read from the lender's own figures: another rate, an amount added, tax, a charge. */
export function fittedWays(stated: Stated, printed: Printed): Candidate[] {
  const { rows = [], terms } = stated.claimed;
  if (terms.repayment === 'single') return [];
  const table = tableOf(rows, stated);
  const borrowed = borrowedIn(stated, printed, table);
  return [
    ...otherRates(stated, printed, table),
    ...borrowed.flatMap((principal) => amountsAdded(stated, printed, { table, principal })),
    ...taxes(stated, table),
    ...charges(stated, printed, table),
  ];
}

function tableOf(rows: readonly ClaimedRow[], stated: Stated): Table {
  const [first] = rows;
  const principals = rows.map(({ principal }) => principal).filter((part) => part !== undefined);
  const isWhole = rows.length === stated.count && principals.length === rows.length;
  const summed = isWhole ? principals.reduce((total, part) => total + part, 0) : undefined;
  const opening =
    first?.periodNo === 1 && first.balance !== undefined && first.principal !== undefined
      ? first.balance + first.principal
      : summed;
  let before = opening ?? stated.principal;
  const observed = rows.flatMap((row): Observed[] => {
    const { periodNo, principal, interest, instalment, balance } = row;
    const owed = before;
    const part =
      principal ?? (instalment === undefined || interest === undefined ? undefined : instalment - interest);
    before = balance ?? owed - (part ?? 0);
    if (interest === undefined) return [];
    const onTop =
      instalment === undefined || principal === undefined ? undefined : instalment - principal - interest;
    return [{ index: periodNo - 1, before: owed, interest, onTop }];
  });
  return { borrowed: opening, rows: observed };
}

/** The number with the fewest decimals that lies so near; what people and banks choose. */
function simplest(value: number, tolerance: number): number {
  for (let places = 0; places < 7; places += 1) {
    const short = Number(value.toFixed(places));
    if (Math.abs(short - value) <= tolerance) return short;
  }
  return value;
}

/** More than two decimals of a percent. */
const isLoose = (rate: number): boolean => Math.abs(rate * 10_000 - Math.round(rate * 10_000)) > 1e-6;

const percentText = (rate: number): string => String(Number((rate * 100).toFixed(6)));

/** The yearly rate, in parts of one, that a level payment is solved with. */
function rateOfPayment(target: number, paymentAt: (rate: number) => number): number | undefined {
  let low = 0;
  let high = 20;
  if (paymentAt(low) > target + 1 || paymentAt(high) < target) return undefined;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (paymentAt(middle) < target) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The rate in percent with the fewest decimals that still gives the payment. */
function chargedRate(target: number, unit: Minor, paymentAt: (rate: number) => number): number | undefined {
  const rate = rateOfPayment(target, paymentAt);
  if (rate === undefined) return undefined;
  const slope = (paymentAt(rate * 1.0001 + 1e-9) - paymentAt(rate)) / (rate * 0.0001 + 1e-9);
  return slope > 0 ? simplest(rate * 100, (100 * Math.max(0.6, unit / 2)) / slope) / 100 : undefined;
}

function otherRates(
  stated: Stated,
  printed: Printed,
  table: Table,
  principal = stated.principal,
): Candidate[] {
  const { days, years, claimed, isFlat } = stated;
  const weight = principal === stated.principal ? 2 : 4;
  const causes =
    principal === stated.principal ? (['otherRate'] as const) : (['amountAdded', 'otherRate'] as const);
  const patterns = isFlat
    ? []
    : [years, yearsBy('act/365', claimed.terms, days), yearsBy('act/360', claimed.terms, days)];
  const level = patterns.flatMap((pattern, at): Candidate[] => {
    const rate = rateIn(stated, { printed, table, principal, years: pattern, isSolvedOver: at > 0 });
    if (rate === undefined || Math.abs(rate - stated.rate) < 1e-7) return [];
    const facts = { ratePercent: percentText(rate), ...added(stated, principal) };
    const way = wayOf(stated, { principal, years: pattern, rate });
    const counted = at === 0 ? causes : [...causes, 'dayCount' as const];
    const over = at === 0 ? way : { ...way, level: way.rates };
    return [
      { causes: counted, facts, weight: at === 0 ? weight : weight + 1, isLoose: isLoose(rate), way: over },
    ];
  });
  return [...level, ...otherFlatRates(stated, printed, table)];
}

const added = (stated: Stated, principal: number): { amount?: Minor } =>
  principal === stated.principal ? {} : { amount: Math.round(principal - stated.principal) };

function rateIn(
  stated: Stated,
  {
    printed,
    table,
    principal,
    years,
    isSolvedOver,
  }: {
    printed: Printed;
    table: Table;
    principal: number;
    years: readonly number[];
    isSolvedOver: boolean;
  },
): number | undefined {
  const { usual, unit } = printed;
  const observed = observedRate(table, years, unit);
  if (stated.claimed.terms.repayment !== 'instalments')
    return observed && simplest(observed.rate * 100, observed.within * 100) / 100;
  const paymentAt = (rate: number): number => {
    const way = wayOf(stated, { principal, years, rate });
    return paymentOf(isSolvedOver ? { ...way, level: way.rates } : way) ?? 0;
  };
  const near = observed && simplest(observed.rate * 100, observed.within * 100) / 100;
  if (near !== undefined && (usual === undefined || Math.abs(paymentAt(near) - usual) <= Math.max(2, unit)))
    return near;
  return usual === undefined ? near : chargedRate(usual, unit, paymentAt);
}

/** What all printed interest is of all that was owed, and how far roundings may have moved it. */
function observedRate(
  { rows }: Table,
  years: readonly number[],
  unit: Minor,
): { rate: number; within: number } | undefined {
  let charged = 0;
  let carried = 0;
  for (const { index, before, interest } of rows) {
    charged += interest;
    carried += before * (years[index] ?? 0);
  }
  if (rows.length < 3 || carried <= 0) return undefined;
  return { rate: charged / carried, within: (1.2 * unit * Math.sqrt(rows.length)) / carried };
}

function otherFlatRates(stated: Stated, { unit }: Printed, { rows }: Table): Candidate[] {
  const interest = rows[0]?.interest;
  const { totalInterest } = stated.claimed;
  const whole = totalInterest ?? (interest === undefined ? undefined : interest * stated.count);
  if (whole === undefined || whole <= 0) return [];
  const carried = stated.principal * wholeTime(stated);
  const rate =
    simplest(
      (whole / carried) * 100,
      (60 * unit * (totalInterest === undefined ? stated.count : 1)) / carried,
    ) / 100;
  if (Math.abs(rate - stated.rate) < 1e-7) return [];
  const causes = stated.isFlat ? (['otherRate'] as const) : (['flatRate', 'otherRate'] as const);
  return [
    {
      causes,
      facts: { ratePercent: percentText(rate) },
      weight: stated.isFlat ? 2 : 3,
      isLoose: isLoose(rate),
      way: flatWay(stated, { rate }),
    },
  ];
}

/** What carries interest by the lender's own figures: by the table, by the total, or by the payment. */
function borrowedIn(stated: Stated, { usual, unit }: Printed, { borrowed }: Table): number[] {
  const far = unit * Math.max(2, Math.sqrt(stated.count) * 2);
  const isMore = (principal: number | undefined): principal is number =>
    principal !== undefined && principal - stated.principal > far;
  if (borrowed !== undefined) return isMore(borrowed) ? [borrowed] : [];
  if (usual === undefined) return [];
  const one = paymentOf(wayOf(stated, { principal: 1 }));
  if (one === undefined || one <= 0) return [];
  const byPayment = simplest(usual / one / 100, (0.6 * unit) / one / 100) * 100;
  return [byPayment, byTotal(stated, usual, byPayment)].filter(isMore);
}

/** The amount near a first guess with which the payment makes the printed total: what is left at the end decides. */
function byTotal(stated: Stated, usual: Minor, guess: number): number | undefined {
  const { totalInterest } = stated.claimed;
  if (totalInterest === undefined) return undefined;
  const style = { instalment: usual, unit: 1, mode: 'half-up', last: 'rest' } as const;
  const totalAt = (principal: number): number => simulate(wayOf(stated, { principal }), style).totalInterest;
  const slope = (totalAt(guess + 100) - totalAt(guess)) / 100;
  return slope === 0 ? undefined : Math.round(guess + (totalInterest - totalAt(guess)) / slope);
}

function amountsAdded(
  stated: Stated,
  printed: Printed,
  { table, principal }: { table: Table; principal: number },
): Candidate[] {
  const facts = added(stated, principal);
  const more = { ...stated, principal };
  const alone: Candidate = { causes: ['amountAdded'], facts, weight: 2, way: wayOf(more) };
  const counted = (['act/365', 'act/360'] as const).map((dayCount): Candidate => {
    const way = wayOf(more, { years: yearsBy(dayCount, stated.claimed.terms, stated.days) });
    return {
      ...{ causes: ['amountAdded', 'dayCount'], facts: { ...facts, dayCount }, weight: 3 },
      way: { ...way, level: way.rates },
    };
  });
  const flat: Candidate[] = stated.isFlat
    ? []
    : [{ causes: ['amountAdded', 'flatRate'], facts, weight: 3, way: flatWay(more) }];
  const isSeen = table.rows.length >= 3;
  return [alone, ...counted, ...flat, ...(isSeen ? otherRates(stated, printed, table, principal) : [])];
}

const usualTaxes = [5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 18, 19, 20, 21, 25] as const;

/** Tax on top of the stated payment, or in the interest that the payment is solved with. */
function taxes(stated: Stated, { rows }: Table): Candidate[] {
  const { taxPercent } = stated.claimed;
  const parts = rows.filter(({ onTop, interest }) => (onTop ?? 0) > 0 && interest > 0);
  const seen = parts.reduce((total, { onTop = 0 }) => total + onTop, 0);
  const charged = parts.reduce((total, { interest }) => total + interest, 0);
  const observed = charged > 0 ? simplest((100 * seen) / charged, (100 * parts.length) / charged) : undefined;
  const percents = new Set([
    ...usualTaxes,
    Number(taxPercent ?? 18),
    ...(observed === undefined ? [] : [observed]),
  ]);
  const onTop = [...percents].flatMap((percent) =>
    (['apart', 'inTotal', 'inInterest'] as const).map((shown): Candidate => ({
      ...{ causes: ['taxOnInterest'], facts: { taxPercent: String(percent) }, weight: 1 },
      way: { ...wayOf(stated), tax: { part: percent / 100, shown } },
    })),
  );
  const likely = Number(taxPercent ?? 18);
  return [
    ...onTop,
    {
      ...{ causes: ['taxOnInterest'], facts: { taxPercent: String(likely) }, weight: 1 },
      way: wayOf(stated, { rate: stated.rate * (1 + likely / 100) }),
    },
  ];
}

/** The same on top of each payment. */
function charges(stated: Stated, { usual, unit }: Printed, { rows }: Table): Candidate[] {
  const seen = rows.map(({ onTop }) => onTop).filter((onTop) => onTop !== undefined);
  const payment = paymentOf(wayOf(stated));
  const middle = seen.toSorted((one, other) => one - other)[Math.floor(seen.length / 2)];
  const charge =
    middle ?? (usual === undefined || payment === undefined ? undefined : Math.round(usual - payment));
  if (charge === undefined || charge <= 2 * unit) return [];
  return [
    { causes: ['chargeEachTime'], facts: { amount: charge }, weight: 2, way: { ...wayOf(stated), charge } },
  ];
}
