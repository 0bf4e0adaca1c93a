import { keptReasonsOf } from '../database/erasure';
import type { KeptReason } from '../database/schema/lender-table';
import type { Message } from './product-names';

/** What is kept after an account is erased. */
export interface KeptRecord {
  readonly what: Message;
  readonly why: Message;
  /** Day, `YYYY-MM-DD`. */
  readonly until?: string;
}

/** The records that would be kept of a borrower, as the tables declare it, for the reasons with these words. */
export async function keptRecords(
  borrowerId: string,
  words: Partial<Readonly<Record<KeptReason, KeptRecord>>>,
): Promise<KeptRecord[]> {
  const reasons = await keptReasonsOf(borrowerId);
  return [...reasons].flatMap((reason) => words[reason] ?? []);
}
