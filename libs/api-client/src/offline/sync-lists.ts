import { isValiError } from 'valibot';
import { codes } from '../declare';
import { CallError } from '../transport/call-error';
import { sinceMark, type OfflineStore } from './offline-store';
import {
  firstVersion,
  versionOf,
  type StoredItem,
  type Pending,
  storeIdMark,
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
  /** Sends the current version of an item. Must be idempotent. Rejects with a `ValiError` if it does not fit the contract. */
  readonly send: (item: StoredItem) => Promise<void>;
}

/** The device was cleared during the sync; its pending work belongs to the previous borrower. */
export class LocalDataCleared extends Error {
  override readonly name = 'LocalDataCleared';
}

const beginning = '1970-01-01T00:00:00.000Z';

/**
 * Syncs the device with the lender: fetches changes, sends pending ones in order, then fetches the result. A refused
 * item stays in the outbox with the reason, one that does not fit the contract with '', and the others continue.
 * Without a connection everything stays queued.
 * Rejects with the `CallError` that ended it, or with `LocalDataCleared`.
 */
export async function syncLists(device: OfflineStore, syncedLists: readonly SyncedList[]): Promise<void> {
  const store = await rejectOnceCleared(device);
  const sent = new Map<string, string>();
  for (const syncedList of syncedLists) await fetchAll(store, syncedList, sent);
  for (const pending of await store.pending(syncedLists.map(({ list }) => list))) {
    const syncedList = syncedLists.find(({ list }) => list === pending.list);
    if (syncedList !== undefined && pending.problem === undefined)
      await sendOne(store, syncedList, pending, sent);
  }
  if (sent.size > 0) for (const syncedList of syncedLists) await fetchAll(store, syncedList, sent);
}

/** The store, whose changes reject once the device is cleared. */
async function rejectOnceCleared(store: OfflineStore): Promise<OfflineStore> {
  const storeId = await store.mark(storeIdMark);
  return {
    ...store,
    change: (work) =>
      store.change(async (tx) => {
        if ((await tx.mark(storeIdMark)) !== storeId)
          throw new LocalDataCleared('The local data was cleared.');
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
  const refusal = await send(syncedList, item);
  if (refusal === undefined) sent.set(keyOf(list, id), item.updatedAt);
  await store.change(async (tx) => {
    // If it changed while it was sent, perhaps in another tab, the newer version stays queued.
    if ((await tx.item(list, id))?.updatedAt !== item.updatedAt) return;
    await (refusal === undefined ? tx.dequeue(list, id) : tx.enqueue(list, id, refusal));
  });
}

/** @returns why the lender refuses the item, '' if it cannot be sent as it is; `undefined` if it took it */
async function send(syncedList: SyncedList, item: StoredItem): Promise<string | undefined> {
  try {
    await syncedList.send(item);
    return undefined;
  } catch (error) {
    if (isValiError(error)) return '';
    if (!(error instanceof CallError) || error.kind !== 'Business') throw error;
    // Created and deleted before the lender ever received it.
    return item.deleted && error.code === codes.notFound ? undefined : error.message;
  }
}

async function fetchAll(
  store: OfflineStore,
  syncedList: SyncedList,
  sent: ReadonlyMap<string, string>,
): Promise<void> {
  for (let hasNext = true; hasNext;) {
    const since = (await store.mark(sinceMark(syncedList.list))) ?? '';
    const { list, hasMore, until } = await syncedList.fetch(since === '' ? beginning : since);
    hasNext = hasMore && until !== undefined && until !== since;
    if (list.length === 0 && (until === undefined || until === since)) return;
    await store.change(async (tx) => {
      for (const item of list) {
        await mergeItem(tx, { ...item, list: syncedList.list, updatedAt: versionOf(item.updatedAt) }, sent);
      }
      if (until !== undefined) await tx.setMark(sinceMark(syncedList.list), until);
    });
  }
}

/** Keeps the later version. If it replaces the borrower's own change, records a conflict to show. */
async function mergeItem(
  tx: StoreTransaction,
  remote: StoredItem,
  sent: ReadonlyMap<string, string>,
): Promise<void> {
  const { list, id } = remote;
  const local = await tx.item(list, id);
  if (local === undefined) return tx.put(remote);
  const isPending = (await tx.pendingOf(list, id)) !== undefined;
  // Another device created the item after the lender had ignored this device's deletion of an unknown item.
  if (local.updatedAt > remote.updatedAt && !isPending) return tx.enqueue(list, id);
  if (local.updatedAt > remote.updatedAt || (isPending && local.updatedAt === remote.updatedAt)) return;
  const isEdited = local.updatedAt !== firstVersion;
  const isOwnChange = isPending || sent.get(keyOf(list, id)) === local.updatedAt;
  if (isEdited && isOwnChange && local.updatedAt < remote.updatedAt) await tx.recordConflict(local);
  await tx.dequeue(list, id);
  await tx.put(remote);
}
