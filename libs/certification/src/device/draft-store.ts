import { requestPersistence, safeStorage } from '@clearloan/api-client';
import type { Instant } from '@clearloan/formatting';
import type { Answers } from '../rules/answers';
import { readDraftBook, serialiseDraftBook, withDraft, withoutDraft, type Draft } from '../rules/draft-book';

/** One entry for all drafts; a logout deletes it with the borrower's other data. */
const draftsEntry = 'clearloan.drafts';

/**
 * What a form stores. Pictures and account numbers are not included: they are never stored on the device. `pictures`
 * contains the chosen document and the lender's ids of uploaded pictures, `reading` what was read from a card, `shared`
 * which device data was sent, never the data itself.
 */
export type FormName =
  'personal' | 'job' | 'contacts' | 'identity' | 'reading' | 'pictures' | 'account' | 'shared';

/** The owner of a draft, and the clock for its expiry. */
export interface DraftOwner {
  readonly borrower: string;
  readonly now: () => Instant;
  /** A shared device: a draft exists only in this page and is lost with it. */
  readonly isShared: boolean;
}

const phone = safeStorage(() => window.localStorage);
const page = safeStorage(() => {
  throw new Error('A shared device stores nothing.');
});
const storeOf = ({ isShared }: DraftOwner) => (isShared ? page : phone);

const bookOf = (owner: DraftOwner) =>
  readDraftBook(storeOf(owner).get(draftsEntry), owner.borrower, owner.now());

export const readDraft = (owner: DraftOwner, form: FormName): Draft | undefined =>
  bookOf(owner).drafts.get(form);

/** Stores the answers. Returns the time, or undefined if the device only holds them until the page is closed. */
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
