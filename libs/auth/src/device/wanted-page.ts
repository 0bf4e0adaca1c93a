import { tabStore } from '@clearloan/api-client';
import * as v from 'valibot';
import { storedBorrowerHash, shortHash } from '@clearloan/session';

const wantedEntry = 'clearloan.wanted';

const wantedSchema = v.object({ page: v.string(), atMs: v.number(), by: v.nullable(v.string()) });

/** The page to open after this tab's login; undefined if it cannot be parsed. */
export function wantedPage(): WantedPage | undefined {
  try {
    const result = v.safeParse(wantedSchema, JSON.parse(tabStore.get(wantedEntry) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

export const saveWantedPage = (page: WantedPage): void => {
  tabStore.set(wantedEntry, JSON.stringify(page));
};

/** Stores the path that required the login. A reload does not reset the time. */
export function saveWanted(path: string): void {
  const page = shortHash(path);
  if (wantedPage()?.page !== page) saveWantedPage({ page, atMs: Date.now(), by: storedBorrowerHash() });
}

/** Whether the borrower who has just logged in may continue to that path. */
export function leadsTo(path: string): boolean {
  const page = wantedPage();
  return page?.page !== shortHash(path) || isStillWanted(page, storedBorrowerHash(), Date.now());
}

/** The borrower logged in and continued. */
export const forgetWanted = (): void => {
  tabStore.remove(wantedEntry);
};

/** A page that was requested before the login. */
interface WantedPage {
  /** A hash of its path, which may name a loan. */
  readonly page: string;
  /** When the login was requested, by the device's clock. */
  readonly atMs: number;
  /** The hash of the borrower whose session had ended; null on a device without a previous borrower. */
  readonly by: string | null;
}

const longestMs = 10 * 60_000;

/**
 * Whether the login still leads there: not after ten minutes, when the user may have forgotten why, and never to a
 * page that another borrower requested.
 * @param mark hash of the borrower who logged in
 */
export const isStillWanted = ({ atMs, by }: WantedPage, mark: string | null, nowMs: number): boolean =>
  nowMs - atMs < longestMs && (by === null || by === mark);
