import type { Instant } from '@clearloan/formatting';
import { useClock, useSharedDevice } from '@clearloan/app-runtime';
import { useRef, useState } from 'react';
import type { SavedDraft, ProblemDraft } from '../rules/problem-draft';
import { draftStore, type DraftOf } from './draft-store';

export interface DraftHandle {
  readonly draft: ProblemDraft;
  /** When it was kept; nothing while nothing is, or while this device keeps nothing. */
  readonly savedAt: Instant | undefined;
  /** May be called late, by a picture that has arrived: each change is made to the newest draft. */
  readonly change: (changes: Partial<ProblemDraft>) => void;
  /** It was sent, or is not wanted any more. */
  readonly drop: () => void;
}

const useDrafts = () => draftStore(useSharedDevice(), useClock().now);

/** The draft of a report, or of a word to one, kept with every change. */
export function useDraft(of: DraftOf): DraftHandle {
  const { now } = useClock();
  const drafts = useDrafts();
  const [held, setHeld] = useState<ProblemDraft | SavedDraft>(() => drafts.read(of) ?? blankDraft());
  const newest = useRef(held);
  const hold = (draft: ProblemDraft | SavedDraft) => {
    newest.current = draft;
    setHeld(draft);
  };
  return {
    draft: held,
    savedAt: drafts.persists && 'savedAt' in held ? held.savedAt : undefined,
    change: (changes) => {
      const kept = { ...newest.current, ...changes, savedAt: now() };
      drafts.keep(of, kept);
      hold(kept);
    },
    drop: () => {
      drafts.drop(of);
      hold(blankDraft());
    },
  };
}

/** A draft that waits for its borrower, if there is one. */
export function useWaitingDraft(of: DraftOf): SavedDraft | undefined {
  const drafts = useDrafts();
  const [waiting] = useState(() => drafts.read(of));
  return waiting;
}

const blankDraft = (): ProblemDraft => ({ draftId: crypto.randomUUID(), typed: '', pictures: [] });
