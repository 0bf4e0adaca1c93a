import * as v from 'valibot';

/** One thing of a synced list as the device keeps it: in its wire form, so that it is parsed whenever it is read. */
export interface StoredItem {
  readonly list: string;
  readonly id: string;
  /** The day it is found by, `YYYY-MM-DD`. */
  readonly day: string;
  /** The version: the later one stays. */
  readonly updatedAt: string;
  readonly deleted: boolean;
  readonly wire: Readonly<Record<string, unknown>>;
  /** A picture that is not at the lender yet. */
  readonly picture?: Blob | undefined;
}

/** A change that waits to be sent. What is sent is the thing as it is then, so two changes of one thing are one. */
export interface Pending {
  readonly seq: number;
  readonly list: string;
  readonly id: string;
  /** Why the lender would not take it. */
  readonly problem?: string | undefined;
}

/** The borrower changed a thing that was changed later on another phone: that version stays, and they are told. */
export interface Conflict {
  readonly seq: number;
  readonly list: string;
  readonly id: string;
  readonly lost: StoredItem;
}

/** Older than any change: the version of what everybody has from the beginning. */
export const firstVersion = '2000-01-01T00:00:00.000Z';

/** What a write says; version and deletion mark are added by the box. */
export type Draft = Pick<StoredItem, 'list' | 'id' | 'day' | 'wire'> &
  Partial<Pick<StoredItem, 'deleted' | 'picture'>> & {
    /** What everybody has from the beginning: kept only where there is none, and gives way to every change. */
    readonly isFirst?: boolean;
    /** Never sent: the device's own. */
    readonly staysHere?: boolean;
  };
const instant = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime())),
);

/** The one spelling of an instant, so that versions compare as text. Throws a ValiError for what is no instant. */
export const versionOf = (text: string): string => v.parse(instant, text).toISOString();

/**
 * The version of a change made now: later than the one it replaces, even when another device's clock is ahead.
 * @param now milliseconds since 1970
 */
export function nextVersion(now: number, previous: string | undefined): string {
  const least = previous === undefined || previous === '' ? 0 : Date.parse(previous) + 1;
  return new Date(Math.max(now, least)).toISOString();
}
