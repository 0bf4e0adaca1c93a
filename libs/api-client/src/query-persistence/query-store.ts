import type { Tag } from '../declare';

/** An answer as the device stores it: in its wire form, so that every read parses it. */
export interface PersistedQuery {
  /** The session that received it. */
  readonly owner: string;
  /** The hash of the query key, which includes the language. */
  readonly question: string;
  readonly about: readonly Tag[];
  /** When it arrived, in milliseconds of the device's clock. */
  readonly atMs: number;
  readonly wire: unknown;
}

/** Where the device stores answers. Rejects when the device gives no space. */
export interface QueryStore {
  /** Stores an answer in place of an older one, if `mayStill` holds at the last moment. */
  readonly put: (read: PersistedQuery, mayStill: () => boolean) => Promise<void>;
  readonly find: (owner: string, question: string) => Promise<PersistedQuery | undefined>;
  /** Deletes the whole database. */
  readonly dropAll: () => Promise<void>;
  readonly dropUnless: (isGood: (read: PersistedQuery) => boolean) => Promise<void>;
  /** Drops every answer with one of these tags. */
  readonly dropTagged: (tags: readonly Tag[]) => Promise<void>;
}
