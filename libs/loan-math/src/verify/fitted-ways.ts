import type { Minor } from '../exact/minor';
import { flatWay, wayOf, type Candidate, type Stated } from './candidate';
import { added, otherRates } from './fitted-rates';
import { simplest, tableOf, type Table } from './observed-table';
import type { Printed } from './score';
import { paymentOf, simulate } from './simulate';
import { yearsBy } from './year-shares';

/**
 * Methods with a number that is inferred from the lender's own figures: another rate, an amount added, tax, a
 * charge.
 */
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

/**
 * The interest-bearing amount according to the lender's own figures: by the table, by the total, or by the payment.
 */
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

/** The amount near a first guess at which the payment gives the printed total interest, by linear extrapolation. */
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
      causes: ['amountAdded', 'dayCount'],
      facts: { ...facts, dayCount },
      weight: 3,
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
      causes: ['taxOnInterest'],
      facts: { taxPercent: String(percent) },
      weight: 1,
      way: { ...wayOf(stated), tax: { part: percent / 100, shown } },
    })),
  );
  const likely = Number(taxPercent ?? 18);
  return [
    ...onTop,
    {
      causes: ['taxOnInterest'],
      facts: { taxPercent: String(likely) },
      weight: 1,
      way: wayOf(stated, { rate: stated.rate * (1 + likely / 100) }),
    },
  ];
}

/** The same charge on top of each payment. */
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
