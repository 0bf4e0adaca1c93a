import { msg } from '@lingui/core/macro';
import { addMonths } from '@clearloan/loan-math';
import { keptReasonsOf } from '../database/erasure';
import type { CoreReason, KeptReason } from '../database/schema/lender-table';
import type { Message } from './product-names';

/** What is kept after an account is erased. */
export interface KeptRecord {
  readonly what: Message;
  readonly why: Message;
  /** Day, `YYYY-MM-DD`. */
  readonly until?: string;
}

/** The words for a reason, and how long records are kept for it after the erasure. */
interface KeptWords extends Omit<KeptRecord, 'until'> {
  readonly years?: number;
}

/** The reasons of the lending core. */
export const coreWords: Readonly<Record<CoreReason, KeptWords>> = {
  loanAccounts: {
    what: msg`Your loan agreements and payments`,
    why: msg`The law requires us to keep loan accounts.`,
    years: 5,
  },
  applications: {
    what: msg`Your applications, without your name and details`,
    why: msg`We have to be able to explain our decisions.`,
    years: 5,
  },
};

/** The reasons outside the lending core. */
export const ownWords: Readonly<Record<Exclude<KeptReason, CoreReason>, KeptWords>> = {
  consentLog: {
    what: msg`What you agreed to, and when`,
    why: msg`We have to be able to prove what you allowed us to do.`,
  },
};

/** The records that are kept of a borrower, as their tables declare it, for the reasons with these words. */
export async function keptRecords(
  borrowerId: string,
  today: string,
  words: Partial<Readonly<Record<KeptReason, KeptWords>>>,
): Promise<KeptRecord[]> {
  const reasons = [...(await keptReasonsOf(borrowerId))].flatMap((reason) => words[reason] ?? []);
  return reasons.map(({ what, why, years }) =>
    years === undefined ? { what, why } : { what, why, until: addMonths(today, 12 * years) },
  );
}
