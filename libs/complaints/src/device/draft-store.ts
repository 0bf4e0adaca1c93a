import { requestPersistence, safeStorage } from '@clearloan/api-client';
import type { Instant } from '@clearloan/formatting';
import { readDrafts, serialiseDrafts, type Drafts, type SavedDraft } from '../rules/problem-draft';

/** A logout, or another borrower's login, deletes every entry with this prefix. */
export const draftsEntry = 'clearloan.drafts.problems';

/** The subject of a draft: a new report, or the number of the report it adds to. */
export type DraftOf = 'new' | (string & {});

const phone = safeStorage(() => window.localStorage);
const page = safeStorage(() => {
  throw new Error('A shared device stores nothing.');
});

/** The drafts of this device; on a shared device they exist in the page only. */
export function draftStore(isShared: boolean, now: () => Instant) {
  const store = isShared ? page : phone;
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
