import { minorOfTyped, readTypedAmount, type Minor } from '@clearloan/formatting';
import type { PlanLine } from './plan-lines';
import type { PlanColumn } from './plan-words';

const form = {
  currency: { symbol: '', decimals: 2, groupSeparator: ',', decimalSeparator: '.', grouping: 'three' },
} as const;
const figureOf = (cell = ''): Minor | undefined =>
  minorOfTyped(readTypedAmount(cell, form, { signs: true, form: 'any', step: 1 }));

/** Cells are rounded one by one, to a whole unit at most. */
const reach = 200;

/**
 * Of principal, interest and payment, one may have a heading that names nothing, or a word that means another of them
 * elsewhere: it is the column with which principal and interest are the payment, in most lines.
 */
export function withThird(
  named: readonly (PlanColumn | undefined)[],
  lines: readonly PlanLine[],
): readonly (PlanColumn | undefined)[] {
  const parts = (['principal', 'interest', 'instalment'] as const).map((column) => ({
    column,
    at: named.indexOf(column),
  }));
  const [lost, ...more] = parts.filter(({ at }) => at === -1);
  if (lost === undefined || more.length > 0) return named;
  const isThird = (at: number) => {
    const misses = lines.map(({ cells }) => {
      const [principal, interest, payment] = parts.map((part) =>
        figureOf(cells[part.at === -1 ? at : part.at]),
      );
      return Math.abs((principal ?? NaN) + (interest ?? NaN) - (payment ?? NaN));
    });
    return misses.filter((miss) => miss <= reach).length * 2 > lines.length;
  };
  const third = named.findIndex((column, at) => column === undefined && isThird(at));
  return named.map((column, at) => (at === third ? lost.column : column));
}
