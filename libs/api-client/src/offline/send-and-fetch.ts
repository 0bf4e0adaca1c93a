import { codes } from '../declare';
import { CallError } from '../transport/call-error';
import { sinceMark, type OfflineStore } from './offline-store';
import {
  firstVersion,
  versionOf,
  type StoredItem,
  type Pending,
  lifeMark,
  type StoreTransaction,
} from './stored-item';

/** One page of the lender's changes. */
export interface Changes {
  readonly list: readonly Omit<StoredItem, 'list'>[];
  readonly hasMore: boolean;
  /** Where the next fetch starts. */
  readonly until: string | undefined;
}

/** How one list is synced. */
export interface SyncedList {
  readonly list: string;
  /** What changed since an instant. Rejects with a `CallError`. */
  readonly fetch: (since: string) => Promise<Changes>;
  /** Sends the current version of an item. Must be idempotent. */
  readonly send: (item: StoredItem) => Promise<void>;
}

/** The device was cleared during the sync; its pending work belongs to the previous borrower. */
export class LocalDataCleared extends Error {
  override readonly name = 'PhoneWiped';
}

const beginning = '1970-01-01T00:00:00.000Z';

/**
 * Syncs the device with the lender: fetches changes, sends pending ones in order, then fetches the result. A refused
 * item stays in the outbox with the reason, and the others continue. Without a connection everything stays queued.
 * Rejects with the `CallError` that ended it, or with `LocalDataCleared`.
 */
export async function sendAndFetch(phone: OfflineStore, syncedLists: readonly SyncedList[]): Promise<void> {
  const store = await sameLife(phone);
  const sent = new Map<string, string>();
  for (const syncedList of syncedLists) await fetchAll(store, syncedList, sent);
  for (const pending of await store.pending(syncedLists.map(({ list }) => list))) {
    const syncedList = syncedLists.find(({ list }) => list === pending.list);
    if (syncedList !== undefined && pending.problem === undefined)
      await sendOne(store, syncedList, pending, sent);
  }
  if (sent.size > 0) for (const syncedList of syncedLists) await fetchAll(store, syncedList, sent);
}

/** The store until the device is cleared. */
async function sameLife(store: OfflineStore): Promise<OfflineStore> {
  const life = await store.mark(lifeMark);
  return {
    ...store,
    change: (work) =>
      store.change(async (tx) => {
        if ((await tx.mark(lifeMark)) !== life) throw new LocalDataCleared('The local data was cleared.');
        return work(tx);
      }),
  };
}

const keyOf = (list: string, id: string) => `${list}/${id}`;

async function sendOne(
  store: OfflineStore,
  syncedList: SyncedList,
  { list, id }: Pending,
  sent: Map<string, string>,
): Promise<void> {
  const item = await store.item(list, id);
  if (item === undefined) return;
  try {
    await syncedList.send(item);
  } catch (error) {
    if (!(error instanceof CallError) || error.kind !== 'Business') throw error;
    // Created and deleted before the lender ever received it.
    const isGone = item.deleted && error.code === codes.notFound;
    if (!isGone) {
      await store.change((tx) => tx.enqueue(list, id, error.message));
      return;
    }
  }
  sent.set(keyOf(list, id), item.updatedAt);
  await store.change(async (tx) => {
    // If it changed while it was sent, perhaps in another tab, the newer version stays queued.
    if ((await tx.item(list, id))?.updatedAt === item.updatedAt) await tx.dequeue(list, id);
  });
}

async function fetchAll(
  store: OfflineStore,
  syncedList: SyncedList,
  sent: ReadonlyMap<string, string>,
): Promise<void> {
  for (let more = true; more;) {
    const since = (await store.mark(sinceMark(syncedList.list))) ?? '';
    const { list, hasMore, until } = await syncedList.fetch(since === '' ? beginning : since);
    more = hasMore && until !== undefined && until !== since;
    if (list.length === 0 && (until === undefined || until === since)) return;
    await store.change(async (tx) => {
      for (const item of list) {
        await takeIn(tx, { ...item, list: syncedList.list, updatedAt: versionOf(item.updatedAt) }, sent);
      }
      if (until !== undefined) await tx.setMark(sinceMark(syncedList.list), until);
    });
  }
}

/** Keeps the later version. If it replaces the borrower's own change, records a conflict to show. */
async function takeIn(
  tx: StoreTransaction,
  arriving: StoredItem,
  sent: ReadonlyMap<string, string>,
): Promise<void> {
  const { list, id } = arriving;
  const kept = await tx.item(list, id);
  if (kept === undefined) return tx.put(arriving);
  const waits = (await tx.pendingOf(list, id)) !== undefined;
  // Another device created the item after the lender had ignored this device's deletion of an unknown item.
  if (kept.updatedAt > arriving.updatedAt && !waits) return tx.enqueue(list, id);
  if (kept.updatedAt > arriving.updatedAt || (waits && kept.updatedAt === arriving.updatedAt)) return;
  const isEdited = kept.updatedAt !== firstVersion;
  const wasOwn = waits || sent.get(keyOf(list, id)) === kept.updatedAt;
  if (isEdited && wasOwn && kept.updatedAt < arriving.updatedAt) await tx.recordConflict(kept);
  await tx.dequeue(list, id);
  await tx.put(arriving);
}
