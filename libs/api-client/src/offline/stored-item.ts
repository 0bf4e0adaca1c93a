import * as v from 'valibot';

/** One item of a synced list as stored on the device: in wire form, so it is parsed on every read. */
export interface StoredItem {
  readonly list: string;
  readonly id: string;
  /** The date it is indexed by, `YYYY-MM-DD`. */
  readonly day: string;
  /** The version; the later one wins. */
  readonly updatedAt: string;
  readonly deleted: boolean;
  readonly wire: Readonly<Record<string, unknown>>;
  /** A picture that is not uploaded yet. */
  readonly picture?: Blob | undefined;
}

/** A change that waits to be sent. The item is read when it is sent, so two changes of one item are one. */
export interface Pending {
  readonly seq: number;
  readonly list: string;
  readonly id: string;
  /** Why the lender refused it; '' if it does not fit the contract and was not sent. */
  readonly problem?: string | undefined;
}

/**
 * The borrower changed an item that was changed later on another device. The later version stays, and the borrower
 * is informed.
 */
export interface Conflict {
  readonly seq: number;
  readonly list: string;
  readonly id: string;
  readonly lost: StoredItem;
}

/** Older than any change: the version of the items that every borrower starts with. */
export const firstVersion = '2000-01-01T00:00:00.000Z';

/** The input of a write; the store adds version and deletion mark. */
export type Draft = Pick<StoredItem, 'list' | 'id' | 'day' | 'wire'> &
  Partial<Pick<StoredItem, 'deleted' | 'picture'>> & {
    /** An item that every borrower starts with: stored only if absent, and replaced by any change. */
    readonly isFirst?: boolean;
    /** Never sent; stays on this device. */
    readonly staysHere?: boolean;
  };
const instant = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime())),
);

/** Normalizes an instant so that versions compare as text. Throws a ValiError for an invalid instant. */
export const versionOf = (text: string): string => v.parse(instant, text).toISOString();

/**
 * The version of a change made now: later than the one it replaces, even if another device's clock is ahead.
 * @param now milliseconds since 1970
 */
export function nextVersion(now: number, previous: string | undefined): string {
  const least = previous === undefined || previous === '' ? 0 : Date.parse(previous) + 1;
  return new Date(Math.max(now, least)).toISOString();
}

/** Mark with the id of this store. After the device is cleared, the new store has another id. */
export const storeIdMark = 'life';

export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

/** Summary of an outbox, without reading all of it. */
export interface Waiting {
  readonly count: number;
  readonly refused: readonly Pending[];
}

/** The operations inside one transaction. */
export interface StoreTransaction {
  readonly item: (list: string, id: string) => Promise<StoredItem | undefined>;
  /** All items of a list, including deleted ones; with a span, only those of its days. */
  readonly items: (list: string, span?: DaySpan) => Promise<readonly StoredItem[]>;
  /** Every item and every mark, for `copyBook`. */
  readonly everything: () => Promise<{
    readonly items: readonly StoredItem[];
    readonly marks: readonly (readonly [name: string, text: string])[];
  }>;
  readonly put: (item: StoredItem) => Promise<void>;
  /** Pending changes in the order they were made. */
  readonly pending: () => Promise<readonly Pending[]>;
  /** How many changes are pending in these lists, or in all; and which the lender refused. */
  readonly waiting: (lists?: readonly string[]) => Promise<Waiting>;
  readonly pendingOf: (list: string, id: string) => Promise<Pending | undefined>;
  /** Queues a change. One that is already queued keeps its position and loses its problem. */
  readonly enqueue: (list: string, id: string, problem?: string) => Promise<void>;
  readonly dequeue: (list: string, id: string) => Promise<void>;
  readonly mark: (name: string) => Promise<string | undefined>;
  readonly setMark: (name: string, text: string) => Promise<void>;
  readonly conflicts: () => Promise<readonly Conflict[]>;
  readonly recordConflict: (lost: StoredItem) => Promise<void>;
  readonly forget: (seq: number) => Promise<void>;
}

/** Where the device stores data. A transaction is atomic and awaits nothing but its own operations. */
export interface StoreBackend {
  /** False when the data is lost with the page. */
  readonly persists: boolean;
  readonly change: <Result>(work: (transaction: StoreTransaction) => Promise<Result>) => Promise<Result>;
  readonly read: <Result>(work: (transaction: StoreTransaction) => Promise<Result>) => Promise<Result>;
}
