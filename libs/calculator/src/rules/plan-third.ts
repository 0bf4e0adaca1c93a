import { minorOfTyped, readTypedAmount } from '@clearloan/formatting';
import { addsUp } from './plan-columns';
import type { PlanLine } from './plan-lines';
import type { PlanColumn } from './plan-words';

const form = {
  currency: { symbol: '', decimals: 2, groupSeparator: ',', decimalSeparator: '.', grouping: 'three' },
} as const;

/**
 * Of principal, interest and payment, one may have a heading that names nothing, or a word that means another of them
 * elsewhere: it is the column with which principal and interest are the payment, in most lines.
 */
export function fillMissingColumn(
  columns: readonly (PlanColumn | undefined)[],
  lines: readonly PlanLine[],
): readonly (PlanColumn | undefined)[] {
  const parts = ['principal', 'interest', 'instalment'] as const;
  const [lost, ...more] = parts.filter((part) => !columns.includes(part));
  if (lost === undefined || more.length > 0) return columns;
  const figures = lines.map(({ cells }) =>
    cells.map((cell) => minorOfTyped(readTypedAmount(cell, form, { signs: true, form: 'any', step: 1 }))),
  );
  const placeOf = (part: PlanColumn, third: number) => (part === lost ? third : columns.indexOf(part));
  const third = columns.findIndex(
    (column, at) =>
      column === undefined &&
      addsUp(figures, placeOf('principal', at), placeOf('interest', at), placeOf('instalment', at)),
  );
  return columns.map((column, at) => (at === third ? lost : column));
}
