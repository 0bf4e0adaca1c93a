import type { EntryOutcome } from '../context/bank-entry';
import { lendingCore } from '../context/lending-core';
import { readCamt } from './read-camt';
import { readCsv } from './read-csv';

/** How many entries had which outcome. */
export type ImportSummary = Readonly<Record<EntryOutcome, number>>;

/**
 * Takes in the money of a bank statement, CSV or camt.053. The whole file is read before the first entry counts; each entry
 * is a transaction of its own, and one that counted before counts no second time, so a broken import is simply run again.
 * @throws StatementRefused when the file cannot be read
 */
export async function importStatement(text: string): Promise<ImportSummary> {
  const entries = text.trimStart().startsWith('<') ? readCamt(text) : readCsv(text);
  const counts = { credited: 0, returned: 0, unmatched: 0, sentBack: 0, conflict: 0 };
  for (const entry of entries) counts[await lendingCore().takeBankEntry(entry)] += 1;
  return counts;
}
