import type { Conflict, StoredItem, Pending } from './stored-item';

/** Names the mark of a store's own life: after a wipe the device has another store, of another life. */
export const lifeMark = 'life';

export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

/** An outbox in short: a long one is told without reading it. */
export interface Waiting {
  readonly count: number;
  readonly refused: readonly Pending[];
}

/** What may be done inside one transaction. */
export interface StoreTransaction {
  readonly item: (list: string, id: string) => Promise<StoredItem | undefined>;
  /** All of a list, deleted ones too; with a span, those of its days. */
  readonly items: (list: string, span?: DaySpan) => Promise<readonly StoredItem[]>;
  readonly put: (item: StoredItem) => Promise<void>;
  /** Waiting changes in the order they were made. */
  readonly pending: () => Promise<readonly Pending[]>;
  /** How many wait of these lists, or of all; and those the lender refused. */
  readonly waiting: (lists?: readonly string[]) => Promise<Waiting>;
  readonly pendingOf: (list: string, id: string) => Promise<Pending | undefined>;
  /** Queues a change; one that waits already keeps its place and loses its problem. */
  readonly enqueue: (list: string, id: string, problem?: string) => Promise<void>;
  readonly dequeue: (list: string, id: string) => Promise<void>;
  readonly mark: (name: string) => Promise<string | undefined>;
  readonly setMark: (name: string, text: string) => Promise<void>;
  readonly conflicts: () => Promise<readonly Conflict[]>;
  readonly recordConflict: (lost: StoredItem) => Promise<void>;
  readonly forget: (seq: number) => Promise<void>;
}

/** Where the device keeps things. All of a piece of work or nothing; work awaits nothing but its room. */
export interface StoreBackend {
  /** False when what is written is gone with the page. */
  readonly persists: boolean;
  readonly change: <Result>(work: (transaction: StoreTransaction) => Promise<Result>) => Promise<Result>;
  readonly read: <Result>(work: (transaction: StoreTransaction) => Promise<Result>) => Promise<Result>;
}
