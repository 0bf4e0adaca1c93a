import type { Instant } from '@clearloan/formatting';
import { useClock, useSharedDevice } from '@clearloan/app-runtime';
import { useRef, useState } from 'react';
import type { SavedDraft, ProblemDraft } from '../rules/problem-draft';
import { draftStore, type DraftOf } from './draft-store';

export interface DraftHandle {
  readonly draft: ProblemDraft;
  /** When it was stored; undefined if it was not, or if this device stores nothing. */
  readonly savedAt: Instant | undefined;
  /** May be called late, by an uploaded picture: each change applies to the latest draft. */
  readonly change: (changes: Partial<ProblemDraft>) => void;
  /** Call when it was sent or discarded. */
  readonly drop: () => void;
}

const useDrafts = () => draftStore(useSharedDevice(), useClock().now);

/** The draft of a report, or of an addition, stored with every change. */
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

/** A stored draft, if there is one. */
export function useWaitingDraft(of: DraftOf): SavedDraft | undefined {
  const drafts = useDrafts();
  const [waiting] = useState(() => drafts.read(of));
  return waiting;
}

const blankDraft = (): ProblemDraft => ({ draftId: crypto.randomUUID(), typed: '', pictures: [] });
