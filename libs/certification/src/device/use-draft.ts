import { requestPersistence, deviceStore, pageStore } from '@clearloan/api-client';
import type { Instant } from '@clearloan/formatting';
import { useClock, useSharedDevice } from '@clearloan/app-runtime';
import { useState } from 'react';
import { noAnswers, type Answers } from '../rules/answers';
import { readDraftBook, serialiseDraftBook, withDraft, withoutDraft, type Draft } from '../rules/draft-book';

export interface DraftHandle {
  /** The current answers of the draft. */
  readonly answers: Answers;
  /** When it was stored; undefined if it was not, or if the device refuses to store it. */
  readonly savedAt: Instant | undefined;
  readonly keep: (answers: Answers) => void;
  /** Changes what is stored now: another screen may have stored an answer since this one was drawn. */
  readonly update: (change: (stored: Answers) => Answers) => void;
  readonly forget: () => void;
}

interface CurrentDraft {
  readonly borrower: string;
  readonly answers: Answers;
  readonly savedAt: Instant | undefined;
}

/** The draft of one form of one borrower; read again once the borrower is known. */
export function useDraft(form: FormName, borrower: string): DraftHandle {
  const { now } = useClock();
  const owner = { borrower, now, isShared: useSharedDevice() };
  const read = (): CurrentDraft => ({ borrower, ...(readDraft(owner, form) ?? emptyDraft) });
  const [held, setHeld] = useState(read);
  if (held.borrower !== borrower) setHeld(read());
  const keep = (answers: Answers) => {
    setHeld({ borrower, answers, savedAt: saveDraft(owner, form, answers) });
  };
  return {
    answers: held.answers,
    savedAt: held.savedAt,
    keep,
    update: (change) => keep(change(read().answers)),
    forget: () => {
      forgetDraft(owner, form);
      setHeld({ borrower, ...emptyDraft });
    },
  };
}

const emptyDraft = { answers: noAnswers, savedAt: undefined };

/** One entry for all drafts; a logout deletes it with the borrower's other data. */
const draftsEntry = 'clearloan.drafts';

/**
 * What a form stores. Pictures and account numbers are not included: they are never stored on the device. `pictures`
 * contains the chosen document and the lender's ids of uploaded pictures, `reading` what was read from a card, `shared`
 * which device data was sent, never the data itself.
 */
type FormName = 'personal' | 'job' | 'contacts' | 'identity' | 'reading' | 'pictures' | 'account' | 'shared';

/** The owner of a draft, and the clock for its expiry. */
interface DraftOwner {
  readonly borrower: string;
  readonly now: () => Instant;
  /** A shared device: a draft exists only in this page and is lost with it. */
  readonly isShared: boolean;
}

const storeOf = ({ isShared }: DraftOwner) => (isShared ? pageStore : deviceStore);

const bookOf = (owner: DraftOwner) =>
  readDraftBook(storeOf(owner).get(draftsEntry), owner.borrower, owner.now());

const readDraft = (owner: DraftOwner, form: FormName): Draft | undefined => bookOf(owner).drafts.get(form);

/** Stores the answers. Returns the time, or undefined if the device only holds them until the page is closed. */
function saveDraft(owner: DraftOwner, form: FormName, answers: Answers): Instant | undefined {
  const savedAt = owner.now();
  const storage = storeOf(owner);
  storage.set(draftsEntry, serialiseDraftBook(withDraft(bookOf(owner), form, { savedAt, answers })));
  if (!owner.isShared) requestPersistence();
  return storage.persists ? savedAt : undefined;
}

function forgetDraft(owner: DraftOwner, form: FormName): void {
  storeOf(owner).set(draftsEntry, serialiseDraftBook(withoutDraft(bookOf(owner), form)));
}
