import type { Tag } from '../declare';

/** A response as stored on the device: in wire form, so it is parsed on every read. */
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

/** Where the device stores responses. Rejects when the device provides no space. */
export interface QueryStore {
  /** Stores a response, replacing an older one, if `mayStill` still returns true just before the write. */
  readonly put: (read: PersistedQuery, mayStill: () => boolean) => Promise<void>;
  readonly find: (owner: string, question: string) => Promise<PersistedQuery | undefined>;
  /** Deletes the whole database. */
  readonly dropAll: () => Promise<void>;
  readonly dropUnless: (isGood: (read: PersistedQuery) => boolean) => Promise<void>;
  /** Deletes every response with one of these tags. */
  readonly dropTagged: (tags: readonly Tag[]) => Promise<void>;
}
