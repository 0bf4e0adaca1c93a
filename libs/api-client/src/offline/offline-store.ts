import {
  firstVersion,
  nextVersion,
  type Conflict,
  type Draft,
  type StoredItem,
  type Pending,
  type DaySpan,
  type StoreTransaction,
  type StoreBackend,
  type Waiting,
} from './stored-item';

/** The device's storage is full; nothing of the write was stored. */
export class StorageFull extends Error {
  override readonly name = 'PhoneFull';
}

/** Whether the device's book is linked to the account. Undecided until the borrower is asked once. */
export type Link = 'undecided' | 'account' | 'phone';

/** Data that the device stores and syncs when it can. */
export interface OfflineStore {
  /** False when the data is lost with the page. */
  readonly persists: () => Promise<boolean>;
  readonly item: (list: string, id: string) => Promise<StoredItem | undefined>;
  /** Items that are not deleted. */
  readonly items: (list: string, span?: DaySpan) => Promise<readonly StoredItem[]>;
  /** The ids of deleted items. */
  readonly removed: (list: string) => Promise<readonly string[]>;
  /** Stores and queues changes in this order, all or none. Throws `StorageFull`. */
  readonly write: (drafts: readonly Draft[]) => Promise<void>;
  readonly remove: (list: string, id: string) => Promise<void>;
  /** Restores an item after `remove`. */
  readonly restore: (list: string, id: string) => Promise<void>;
  /** Pending changes in order; of all lists when none is given. */
  readonly pending: (lists?: readonly string[]) => Promise<readonly Pending[]>;
  /** A summary: how many changes are pending, and which were refused. */
  readonly waiting: (lists?: readonly string[]) => Promise<Waiting>;
  readonly conflicts: (lists: readonly string[]) => Promise<readonly Conflict[]>;
  readonly forgetConflict: (seq: number) => Promise<void>;
  /** Discards a change that the lender refused. The lender's version arrives with the next fetch. */
  readonly discard: (list: string, id: string) => Promise<void>;
  readonly link: () => Promise<Link>;
  readonly setLink: (link: Link) => Promise<void>;
  /** A small text that features share through the device, by name. */
  readonly mark: (name: string) => Promise<string | undefined>;
  readonly setMark: (name: string, text: string) => Promise<void>;
  /** For syncing: a change that comes from the lender is not queued again. */
  readonly change: <Result>(work: (tx: StoreTransaction) => Promise<Result>) => Promise<Result>;
  /** Notifies of each change, in this tab or another. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface OfflineStoreOptions {
  readonly backend: Promise<StoreBackend>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when something has been stored. */
  readonly onStored?: () => void;
  /** Notifies other tabs. */
  readonly announce?: () => void;
  /** Listens to other tabs until the returned function is called. */
  readonly listen?: (listener: () => void) => () => void;
}

/** Name of the mark that holds the `Link`. */
export const linkMark = 'link';
export const sinceMark = (list: string) => `since ${list}`;

export function createOfflineStore({
  backend,
  now,
  onStored,
  announce,
  listen,
}: OfflineStoreOptions): OfflineStore {
  const { notify, subscribe } = createListeners(listen);
  const read: StoreBackend['read'] = async (work) => (await backend).read(work);
  const change: StoreBackend['change'] = async (work) => {
    const result = await unlessFull((await backend).change(work));
    notify();
    announce?.();
    return result;
  };
  const mark = (name: string) => read((tx) => tx.mark(name));
  return {
    persists: async () => (await backend).persists,
    item: (list, id) => read((tx) => tx.item(list, id)),
    items: (list, span) => read(async (tx) => (await tx.items(list, span)).filter(({ deleted }) => !deleted)),
    removed: (list) =>
      read(async (tx) => (await tx.items(list)).flatMap(({ deleted, id }) => (deleted ? id : []))),
    write: async (drafts) => {
      await change((tx) => putAll(tx, drafts, now));
      onStored?.();
    },
    remove: (list, id) => change((tx) => setDeleted(tx, { list, id, deleted: true }, now())),
    restore: (list, id) => change((tx) => setDeleted(tx, { list, id, deleted: false }, now())),
    pending: (lists) =>
      read(async (tx) => (await tx.pending()).filter(({ list }) => lists?.includes(list) ?? true)),
    waiting: (lists) => read((tx) => tx.waiting(lists)),
    conflicts: (lists) =>
      read(async (tx) => (await tx.conflicts()).filter(({ list }) => lists.includes(list))),
    forgetConflict: (seq) => change((tx) => tx.forget(seq)),
    discard: (list, id) => change((tx) => discard(tx, list, id)),
    link: async () => linkOf(await mark(linkMark)),
    setLink: (link) => change((tx) => tx.setMark(linkMark, link)),
    mark,
    setMark: (name, text) => change((tx) => tx.setMark(name, text)),
    change,
    subscribe,
  };
}

/** Listeners of this tab. Other tabs are observed while there is at least one. */
function createListeners(listen: OfflineStoreOptions['listen']) {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let stopListening: (() => void) | undefined;
  const subscribe: OfflineStore['subscribe'] = (listener) => {
    listeners.add(listener);
    stopListening ??= listen?.(notify);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stopListening?.();
      stopListening = undefined;
    };
  };
  return { notify, subscribe };
}

const linkOf = (text: string | undefined): Link =>
  text === 'account' || text === 'phone' ? text : 'undecided';

async function putAll(tx: StoreTransaction, drafts: readonly Draft[], now: () => number): Promise<void> {
  for (const draft of drafts) await put(tx, draft, now());
}

async function put(tx: StoreTransaction, draft: Draft, now: number): Promise<void> {
  const { list, id, day, deleted = false, picture, isFirst = false, staysHere = false } = draft;
  const previous = await tx.item(list, id);
  if (isFirst && previous !== undefined) return;
  const updatedAt = isFirst ? firstVersion : nextVersion(now, previous?.updatedAt);
  const wire = { ...draft.wire, updated_at: updatedAt, deleted };
  await tx.put({ list, id, day, updatedAt, deleted, picture, wire });
  if (!staysHere) await tx.enqueue(list, id);
}

async function setDeleted(
  tx: StoreTransaction,
  { list, id, deleted }: Pick<StoredItem, 'list' | 'id' | 'deleted'>,
  now: number,
): Promise<void> {
  const item = await tx.item(list, id);
  if (item !== undefined && item.deleted !== deleted) await put(tx, { ...item, deleted }, now);
}

async function discard(tx: StoreTransaction, list: string, id: string): Promise<void> {
  const item = await tx.item(list, id);
  // Older than any version, so that the lender's version replaces it.
  if (item !== undefined) await tx.put({ ...item, deleted: true, updatedAt: '' });
  await tx.dequeue(list, id);
  await tx.setMark(sinceMark(list), '');
}

/**
 * Errors that browsers raise for a full disk: a reached quota, and, as in Chromium on a disk that is really full, a
 * picture (`DataError`) or a row (`UnknownError`) that could not be written.
 */
const quotaErrors: ReadonlySet<string> = new Set(['QuotaExceededError', 'DataError', 'UnknownError']);

async function unlessFull<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && quotaErrors.has(error.name)) {
      throw new StorageFull('The device has no storage left.', { cause: error });
    }
    throw error;
  }
}
