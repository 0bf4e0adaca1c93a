import type { Conflict, StoredItem, Pending } from './stored-item';

/** Mark with the id of this store. After the device is cleared, the new store has another id. */
export const lifeMark = 'life';

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
