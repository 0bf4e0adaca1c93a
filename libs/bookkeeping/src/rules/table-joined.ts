import { firstGraphemes } from '@clearloan/formatting';
import type { TableContext } from './table-context';
import { guessesOf, type Column } from './table-headings';
import { longest, type LineRead } from './table-line';
import type { TableRow } from './table-rows';

const texts = ['note', 'place'] as const;

/**
 * Statements that were pages once break a long text into several lines: a line with nothing but texts goes on from the record
 * above it. It is part of that record and no line of its own.
 * @returns the lines, without the parts
 */
export function withJoinedTexts(
  lines: readonly LineRead[],
  rows: readonly TableRow[],
  { places, isOwn, width }: TableContext,
): readonly (LineRead | undefined)[] {
  if (isOwn) return lines;
  const textAt = (row: TableRow | undefined, column: Column) =>
    row?.cells[places.get(column) ?? -1]?.trim() ?? '';
  const isPart = (row: TableRow) =>
    row.cells.length >= width &&
    row.cells.filter((cell) => cell.trim() !== '').length ===
      texts.filter((column) => textAt(row, column) !== '').length;
  const joined: (LineRead | undefined)[] = [...lines];
  let above = -1;
  rows.forEach((row, at) => {
    const [line, record] = [lines[at], joined[above]];
    const isUndated = line?.kind === 'problem' && line.problem === 'date';
    if (!isUndated || record?.kind !== 'record' || !isPart(row)) {
      above = at;
      return;
    }
    const [note, address] = [textAt(row, 'note'), textAt(row, 'place')];
    const { record: before } = record;
    joined[above] = {
      ...record,
      record: {
        ...before,
        note: textWith(before.note, note, longest.note),
        address: textWith(before.address, address, longest.place),
      },
    };
    joined[at] = undefined;
  });
  return joined;
}

const textWith = (before: string | undefined, more: string, most: number): string | undefined =>
  more === '' ? before : firstGraphemes([before, more].filter(Boolean).join(' '), most);

/** Columns of notes besides the chosen one. */
export const notesBeside = (
  headings: readonly string[],
  columns: readonly (Column | undefined)[],
): readonly number[] =>
  headings.flatMap((heading, at) =>
    columns.includes('note') && columns[at] === undefined && guessesOf(heading)[0]?.role === 'note'
      ? [at]
      : [],
  );

/** Lines that nothing describes, with the note of another column. */
export function withNotes(
  rows: readonly TableRow[],
  columns: readonly (Column | undefined)[],
  beside: readonly number[],
): readonly TableRow[] {
  if (beside.length === 0) return rows;
  const [note, place] = [columns.indexOf('note'), columns.indexOf('place')];
  return rows.map((row) => {
    const textAt = (at: number) => row.cells[at]?.trim() ?? '';
    const other = beside.map(textAt).find(Boolean);
    if (other === undefined || textAt(note) !== '' || textAt(place) !== '') return row;
    return { ...row, cells: row.cells.map((cell, at) => (at === note ? other : cell)) };
  });
}
