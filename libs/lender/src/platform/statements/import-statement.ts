import type { EntryOutcome, ReversalOutcome, StatementEntry } from '../context/bank-entry';
import { isKeepable } from '../context/keepable';
import { thisLender } from '../lender/lender';
import { readCamt } from './read-camt';
import { readCsv, StatementRefused } from './read-csv';

/** The number of entries per outcome. */
export type ImportSummary = Readonly<Record<EntryOutcome | ReversalOutcome, number>>;

/** Parses a bank statement, CSV or camt.053. @throws StatementRefused if it cannot be parsed */
export function readStatement(text: string): readonly StatementEntry[] {
  const entries = text.trimStart().startsWith('<') ? readCamt(text) : readCsv(text);
  if (!isKeepable(entries)) throw new StatementRefused('The file contains a NUL or half a character.');
  return entries;
}

/**
 * Imports the payments of a bank statement, CSV or camt.053. The whole file is parsed before the first entry counts. Each entry
 * has its own transaction and counts only once, so a failed import can simply be repeated.
 * @throws StatementRefused if the file cannot be parsed
 */
export async function importStatement(text: string): Promise<ImportSummary> {
  const entries = readStatement(text);
  const counts = {
    credited: 0,
    returned: 0,
    unmatched: 0,
    sending: 0,
    sentBack: 0,
    reversed: 0,
    conflict: 0,
    waiting: 0,
    unknown: 0,
    tooEarly: 0,
  };
  for (const entry of entries) {
    const { takeBankEntry, takeReversal } = thisLender().core;
    // Outgoing money was ordered by this lender.
    if ('amount' in entry && entry.amount < 0) continue;
    counts[await ('entryId' in entry ? takeReversal(entry) : takeBankEntry(entry))] += 1;
  }
  return counts;
}
