import { safeStorage } from '@clearloan/api-client';
import * as v from 'valibot';
import { isStillWanted, type WantedPage } from '../rules/wanted-page';
import { lastBorrower } from './last-borrower';

const wantedEntry = 'clearloan.wanted';
const storage = safeStorage(() => window.sessionStorage);

const wantedSchema = v.object({ path: v.string(), atMs: v.number(), by: v.nullable(v.string()) });

/** The page that this tab's login leads to; what cannot be read counts as none. */
export function wantedPage(): WantedPage | undefined {
  try {
    const kept = v.safeParse(wantedSchema, JSON.parse(storage.get(wantedEntry) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

export const saveWantedPage = (page: WantedPage): void => {
  storage.set(wantedEntry, JSON.stringify(page));
};

/** The login was asked for on the way to this path. Over a reload the time counts on. */
export function saveWanted(path: string): void {
  if (wantedPage()?.path !== path) saveWantedPage({ path, atMs: Date.now(), by: lastBorrower() });
}

/** To be asked when somebody has logged in: may they go on to where the login was asked for? */
export function leadsTo(path: string): boolean {
  const page = wantedPage();
  return page?.path !== path || isStillWanted(page, lastBorrower(), Date.now());
}

/** Somebody logged in and went on. */
export const forgetWanted = (): void => {
  storage.remove(wantedEntry);
};
