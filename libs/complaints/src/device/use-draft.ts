import { requestPersistence, deviceStore, pageStore } from '@clearloan/api-client';
import type { Instant } from '@clearloan/formatting';
import { useClock, useSharedDevice } from '@clearloan/app-runtime';
import { useRef, useState } from 'react';
import {
  readDrafts,
  serialiseDrafts,
  type Drafts,
  type ProblemDraft,
  type SavedDraft,
} from '../rules/problem-draft';

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
      const saved = { ...newest.current, ...changes, savedAt: now() };
      drafts.keep(of, saved);
      hold(saved);
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

/** A logout, or another borrower's login, deletes every entry with this prefix. */
export const draftsEntry = 'clearloan.drafts.problems';

/** The subject of a draft: a new report, or the number of the report it adds to. */
type DraftOf = 'new' | (string & {});

/** The drafts of this device; on a shared device they exist in the page only. */
function draftStore(isShared: boolean, now: () => Instant) {
  const store = isShared ? pageStore : deviceStore;
  const all = (): Drafts => readDrafts(store.get(draftsEntry), now());
  const keepAll = (drafts: Drafts) => {
    if (drafts.size === 0) store.remove(draftsEntry);
    else store.set(draftsEntry, serialiseDrafts(drafts));
  };
  return {
    read: (of: DraftOf): SavedDraft | undefined => all().get(of),
    keep(of: DraftOf, draft: SavedDraft): void {
      keepAll(new Map(all()).set(of, draft));
      if (!isShared) requestPersistence();
    },
    drop(of: DraftOf): void {
      keepAll(new Map([...all()].filter(([each]) => each !== of)));
    },
    /** False if a draft is lost with the page. */
    get persists(): boolean {
      return store.persists;
    },
  };
}
