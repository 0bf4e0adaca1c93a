import {
  firstVersion,
  nextVersion,
  type Conflict,
  type Draft,
  type StoredItem,
  type Pending,
} from './stored-item';
import type { DaySpan, StoreTransaction, StoreBackend, Waiting } from './store-backend';

/** The device has no room left: nothing of the write was kept. */
export class StorageFull extends Error {
  override readonly name = 'PhoneFull';
}

/** Does the device's book go with the account? Undecided until the borrower is asked, once. */
export type Link = 'undecided' | 'account' | 'phone';

/** What the device keeps for itself and sends when it can. */
export interface OfflineStore {
  /** False when what is written is gone with the page. */
  readonly persists: () => Promise<boolean>;
  readonly item: (list: string, id: string) => Promise<StoredItem | undefined>;
  /** What is not deleted. */
  readonly items: (list: string, span?: DaySpan) => Promise<readonly StoredItem[]>;
  /** Keeps changes and queues them, all or none, in this order. Throws `StorageFull`. */
  readonly write: (drafts: readonly Draft[]) => Promise<void>;
  readonly remove: (list: string, id: string) => Promise<void>;
  /** The same thing again after `remove`. */
  readonly restore: (list: string, id: string) => Promise<void>;
  /** What waits, in order; of all lists when none is named. */
  readonly pending: (lists?: readonly string[]) => Promise<readonly Pending[]>;
  /** The same in short: how many wait, and what was refused. */
  readonly waiting: (lists?: readonly string[]) => Promise<Waiting>;
  readonly conflicts: (lists: readonly string[]) => Promise<readonly Conflict[]>;
  readonly forgetConflict: (seq: number) => Promise<void>;
  /** Gives up a change that the lender would not take; the lender's version comes with the next look. */
  readonly discard: (list: string, id: string) => Promise<void>;
  readonly link: () => Promise<Link>;
  readonly setLink: (link: Link) => Promise<void>;
  /** A small text that features share through the device, by name. */
  readonly mark: (name: string) => Promise<string | undefined>;
  readonly setMark: (name: string, text: string) => Promise<void>;
  /** For the sending: a change that comes from the lender is not queued again. */
  readonly change: <Result>(work: (tx: StoreTransaction) => Promise<Result>) => Promise<Result>;
  /** Tells of each change, in this tab or another. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface OfflineStoreOptions {
  readonly backend: Promise<StoreBackend>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when something has been kept. */
  readonly onStored?: () => void;
  /** Tells other tabs. */
  readonly announce?: () => void;
  /** Hears other tabs until the returned function is called. */
  readonly listen?: (listener: () => void) => () => void;
}

const linkMark = 'link';
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

/** Listeners of this tab; other tabs are listened to while there is any. */
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
  // Older than anything, so that whatever the lender has replaces it.
  if (item !== undefined) await tx.put({ ...item, deleted: true, updatedAt: '' });
  await tx.dequeue(list, id);
  await tx.setMark(sinceMark(list), '');
}

/**
 * What a browser says of a disk that takes no more: its own limit reached, and, as Chromium on a disk really full, a
 * picture (`DataError`) or a row (`UnknownError`) that could not be written.
 */
const quotaErrors: ReadonlySet<string> = new Set(['QuotaExceededError', 'DataError', 'UnknownError']);

async function unlessFull<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && quotaErrors.has(error.name)) {
      throw new StorageFull('The phone has no room left.', { cause: error });
    }
    throw error;
  }
}
