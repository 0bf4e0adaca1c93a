import type { Minor } from '../exact/minor';
import { flatWay, wayOf, wholeTime, type Candidate, type Stated } from './candidate';
import { observedRate, simplest, type Table } from './observed-table';
import type { Printed } from './score';
import { paymentOf } from './simulate';
import { yearsBy } from './year-shares';

/** More than two decimals of a percent. */
const isLoose = (rate: number): boolean => Math.abs(rate * 10_000 - Math.round(rate * 10_000)) > 1e-6;

const percentText = (rate: number): string => String(Number((rate * 100).toFixed(6)));

/** The yearly rate, as a fraction, that a level payment is solved with. */
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

/** Another rate than the stated one, on the stated amount or on an increased one, with each day count. */
export function otherRates(
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
  const byTotal = principal === stated.principal ? rateByTotal(stated, printed) : [];
  return [...level, ...byTotal, ...otherFlatRates(stated, printed, table)];
}

/**
 * The rate at which equal payments give the printed total: for many payments it is more precise than a single
 * payment.
 */
function rateByTotal(stated: Stated, { unit }: Printed): Candidate[] {
  const { claimed, principal, count, isFlat } = stated;
  const { totalInterest, terms } = claimed;
  if (totalInterest === undefined || isFlat || terms.repayment !== 'instalments') return [];
  const paymentAt = (rate: number): number => paymentOf(wayOf(stated, { rate })) ?? 0;
  const rate = chargedRate((principal + totalInterest) / count, unit / count, paymentAt);
  if (rate === undefined || Math.abs(rate - stated.rate) < 1e-7) return [];
  const facts = { ratePercent: percentText(rate) };
  return [{ causes: ['otherRate'], facts, weight: 2, isLoose: isLoose(rate), way: wayOf(stated, { rate }) }];
}

/** What was added to the stated amount, for the facts of a method. */
export const added = (stated: Stated, principal: number): { amount?: Minor } =>
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
