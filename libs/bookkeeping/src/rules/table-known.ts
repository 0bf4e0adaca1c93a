import type { BookRecord } from '../contract';
import type { NewRecord } from './table-in';

export interface SplitTable {
  /** Not in the book yet. */
  readonly fresh: readonly NewRecord[];
  /** In the book already, word by word: the same table brought in a second time. */
  readonly known: readonly NewRecord[];
}

/** A table may have the same line twice and mean it: each record of the book stands for one line. */
export function splitKnown(records: readonly NewRecord[], book: readonly BookRecord[]): SplitTable {
  const left = new Map<string, number>();
  for (const record of book) left.set(faceOf(record), (left.get(faceOf(record)) ?? 0) + 1);
  const fresh: NewRecord[] = [];
  const known: NewRecord[] = [];
  for (const record of records) {
    const face = faceOf(record);
    const count = left.get(face) ?? 0;
    if (count > 0) left.set(face, count - 1);
    (count > 0 ? known : fresh).push(record);
  }
  return { fresh, known };
}

type Face = Omit<BookRecord, 'record_id' | 'updated_at' | 'deleted' | 'img_url'>;

/** What is written keeps a table program from running a text as a formula by an apostrophe before it. */
const plainText = (text: string | undefined): string => text?.trim().replace(/^'(?=[=+\-@])/, '') ?? '';

/** Everything that a table says of a record. */
const faceOf = ({ record_date, amount, book_type, account_id, to_account_id, ...words }: Face): string =>
  JSON.stringify([
    ...[record_date, amount, book_type, account_id, to_account_id ?? ''],
    ...[words.category_id, words.note, words.address].map(plainText),
  ]);
