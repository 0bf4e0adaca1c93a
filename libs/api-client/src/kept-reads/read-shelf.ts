import type { Subject } from '../declare';

/** An answer of the lender's as the phone keeps it: in its wire form, so that it is parsed whenever it is read. */
export interface KeptRead {
  /** The session it was given to. */
  readonly owner: string;
  /** What was asked, and in which language. */
  readonly question: string;
  readonly about: readonly Subject[];
  /** When it came, in milliseconds of the phone's clock. */
  readonly atMs: number;
  readonly wire: unknown;
}

/** Where the phone keeps answers. Rejects where the phone gives no room. */
export interface ReadShelf {
  /** Keeps an answer in the place of an older one, if `mayStill` holds at the last moment. */
  readonly keep: (read: KeptRead, mayStill: () => boolean) => Promise<void>;
  readonly find: (owner: string, question: string) => Promise<KeptRead | undefined>;
  /** Leaves nothing behind, not even an empty shelf. */
  readonly dropAll: () => Promise<void>;
  readonly dropUnless: (isGood: (read: KeptRead) => boolean) => Promise<void>;
  /** Drops every answer about one of these subjects. */
  readonly dropAbout: (subjects: readonly Subject[]) => Promise<void>;
}
