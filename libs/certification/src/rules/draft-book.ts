import type { Instant } from '@clearloan/formatting';
import * as v from 'valibot';
import type { Answers } from './answers';

/** How long a draft is kept. */
const draftLifeMs = 7 * 24 * 60 * 60 * 1000;

export interface Draft {
  readonly savedAt: Instant;
  readonly answers: Answers;
}

/**
 * The unsent forms of one borrower, by the form's name. A device stores one book: another borrower's replaces it.
 */
export interface DraftBook {
  readonly borrower: string;
  readonly drafts: ReadonlyMap<string, Draft>;
}

const answer = v.object({ value: v.string(), reads: v.optional(v.string()) });
const draft = v.object({
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  answers: v.pipe(
    v.array(v.tuple([v.string(), answer])),
    v.transform((pairs): Answers => new Map(pairs)),
  ),
});
const book = v.object({
  borrower: v.string(),
  drafts: v.pipe(
    v.array(v.tuple([v.string(), draft])),
    v.transform((pairs): ReadonlyMap<string, Draft> => new Map(pairs)),
  ),
});

export const emptyDraftBook = (borrower: string): DraftBook => ({ borrower, drafts: new Map() });

/** The stored book; empty if it is another borrower's or cannot be parsed. Expired drafts are left out. */
export function readDraftBook(text: string | null, borrower: string, now: Instant): DraftBook {
  const stored = parseBook(text);
  if (stored?.borrower !== borrower) return emptyDraftBook(borrower);
  const fresh = [...stored.drafts].filter(
    ([, { savedAt }]) => Date.parse(now) - Date.parse(savedAt) < draftLifeMs,
  );
  return { borrower, drafts: new Map(fresh) };
}

export const withDraft = ({ borrower, drafts }: DraftBook, form: string, added: Draft): DraftBook => ({
  borrower,
  drafts: new Map(drafts).set(form, added),
});

export const withoutDraft = ({ borrower, drafts }: DraftBook, form: string): DraftBook => ({
  borrower,
  drafts: new Map([...drafts].filter(([name]) => name !== form)),
});

export const serialiseDraftBook = ({ borrower, drafts }: DraftBook): string =>
  JSON.stringify({
    borrower,
    drafts: [...drafts].map(([form, { savedAt, answers }]) => [form, { savedAt, answers: [...answers] }]),
  });

function parseBook(text: string | null): DraftBook | undefined {
  try {
    const parsed = v.safeParse(book, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
