import { requestPersistence, safeStorage } from '@clearloan/api-client';
import type { Instant } from '@clearloan/formatting';
import type { Answers } from '../rules/answers';
import { readDraftBook, serialiseDraftBook, withDraft, withoutDraft, type Draft } from '../rules/draft-book';

/** One entry for all drafts; a logout wipes it with everything else of the borrower. */
const draftsEntry = 'clearloan.drafts';

/**
 * What a form keeps. Pictures and account numbers have no form here: they never stay on the phone.
 * `pictures` holds the chosen paper and the lender's ids of pictures already sent, `reading` what was read from a card,
 * `shared` which facts of the device were sent, never the facts.
 */
export type FormName =
  'personal' | 'job' | 'contacts' | 'identity' | 'reading' | 'pictures' | 'account' | 'shared';

/** Whose draft it is, and the time by which it grows old. */
export interface DraftOwner {
  readonly borrower: string;
  readonly now: () => Instant;
  /** Others use this phone: a draft lives in this page only and goes with it. */
  readonly isShared: boolean;
}

const phone = safeStorage(() => window.localStorage);
const page = safeStorage(() => {
  throw new Error('Nothing is kept on a phone that others use.');
});
const storeOf = ({ isShared }: DraftOwner) => (isShared ? page : phone);

const bookOf = (owner: DraftOwner) =>
  readDraftBook(storeOf(owner).get(draftsEntry), owner.borrower, owner.now());

export const readDraft = (owner: DraftOwner, form: FormName): Draft | undefined =>
  bookOf(owner).drafts.get(form);

/** Keeps the answers. Gives the time, or nothing when the device only holds them until the page is closed. */
export function saveDraft(owner: DraftOwner, form: FormName, answers: Answers): Instant | undefined {
  const savedAt = owner.now();
  const storage = storeOf(owner);
  storage.set(draftsEntry, serialiseDraftBook(withDraft(bookOf(owner), form, { savedAt, answers })));
  if (!owner.isShared) requestPersistence();
  return storage.persists ? savedAt : undefined;
}

export function forgetDraft(owner: DraftOwner, form: FormName): void {
  storeOf(owner).set(draftsEntry, serialiseDraftBook(withoutDraft(bookOf(owner), form)));
}
