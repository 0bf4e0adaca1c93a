import type { Instant } from '@clearloan/formatting';
import { useClock, useSharedDevice } from '@clearloan/app-runtime';
import { useState } from 'react';
import { noAnswers, type Answers } from '../rules/answers';
import { forgetDraft, saveDraft, readDraft, type FormName } from './draft-store';

export interface DraftHandle {
  /** The current answers of the draft. */
  readonly answers: Answers;
  /** When it was stored; undefined if it was not, or if the device refuses to store it. */
  readonly savedAt: Instant | undefined;
  readonly keep: (answers: Answers) => void;
  readonly forget: () => void;
}

interface Held {
  readonly borrower: string;
  readonly answers: Answers;
  readonly savedAt: Instant | undefined;
}

/** The draft of one form of one borrower; read again once the borrower is known. */
export function useDraft(form: FormName, borrower: string): DraftHandle {
  const { now } = useClock();
  const owner = { borrower, now, isShared: useSharedDevice() };
  const read = (): Held => ({ borrower, ...(readDraft(owner, form) ?? nothingKept) });
  const [held, setHeld] = useState(read);
  if (held.borrower !== borrower) setHeld(read());
  return {
    answers: held.answers,
    savedAt: held.savedAt,
    keep: (answers) => {
      setHeld({ borrower, answers, savedAt: saveDraft(owner, form, answers) });
    },
    forget: () => {
      forgetDraft(owner, form);
      setHeld({ borrower, ...nothingKept });
    },
  };
}

const nothingKept = { answers: noAnswers, savedAt: undefined };
