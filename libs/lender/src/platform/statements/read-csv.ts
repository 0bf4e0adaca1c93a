import papaparse from 'papaparse';
import { boundedText } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { bankTime } from '../context/instants';
import { entryAmount, entryCurrency, entryId, type StatementEntry } from '../context/bank-entry';

/** A bank's free text has 140 characters; some lists contain several. */
const longestCell = 2_000;

const rowSchema = v.object({
  id: entryId,
  booked_at: v.pipe(boundedText(40), v.transform(bankTime), v.date('must be a day or a time')),
  amount: entryAmount,
  currency: entryCurrency,
  reference: v.optional(boundedText(longestCell), ''),
  /** The entry whose money the bank took back. */
  reverses: v.optional(boundedText(longestCell), ''),
});

/**
 * Parses a bank statement in CSV: `id`, `booked_at`, `amount`, `currency`, `reference`, in any order, with the names in the
 * first row. Several references are in one cell, separated by spaces. A negative amount is outgoing money; the
 * column `reverses` names the entry that the bank took back.
 */
export function readCsv(text: string): readonly StatementEntry[] {
  const { data, errors } = papaparse.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transform: (value) => value.trim(),
  });
  const [wrong] = errors;
  if (wrong !== undefined)
    throw new StatementRefused(`Row ${String((wrong.row ?? 0) + 2)}: ${wrong.message}`);
  return data.map((row, index) => entryOf(row, index + 2));
}

function entryOf(row: Record<string, string>, line: number): StatementEntry {
  const sign = row['amount']?.startsWith('-') === true ? -1 : 1;
  const unsigned = { ...row, amount: row['amount']?.replace(/^-/, '') };
  const parsed = v.safeParse(rowSchema, unsigned);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new StatementRefused(`Row ${String(line)}, ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  }
  const { id, booked_at: bookedAt, amount, currency, reference, reverses } = parsed.output;
  if (reverses !== '') return { entryId: reverses, reversedAt: bookedAt };
  const references = reference.split(/\s+/).filter((each) => each !== '');
  return { id, bookedAt, amount: sign * amount, currency, references };
}

/** The file cannot be parsed as a bank statement; nothing is imported. The message contains the position. */
export class StatementRefused extends Error {
  override readonly name = 'StatementRefused';
}
