import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { codes } from '@clearloan/api-client/declare';

const otherLanguages = { Hindi: 'hi', Indonesian: 'id', Chinese: 'zh' } as const;
export type Spoken = 'en' | (typeof otherLanguages)[keyof typeof otherLanguages];

const catalogs = join(import.meta.dirname, '../../../../libs/ui/src/locales');

/** A text of the design system in a language. @throws Error if its catalog does not contain it */
export function wordIn(language: Spoken, sentence: string): string {
  const lines = readFileSync(join(catalogs, `${language}.po`), 'utf8').split('\n');
  const [, word] = /^msgstr "(.+)"$/.exec(lines[lines.indexOf(`msgid "${sentence}"`) + 1] ?? '') ?? [];
  if (word === undefined) throw new Error(`The catalog ${language}.po has no text for: ${sentence}`);
  return word;
}

/** What a borrower must see if a screen opens under a fault. */
type ScreenOutcome =
  /** The screen itself, as without a fault. */
  | 'unaffected'
  /** That it did not load, why, and a retry. */
  | 'failed'
  /** A placeholder, then the screen. */
  | 'slowThenLoads'
  /** Exactly one redirect to the login. */
  | 'login'
  /** That the page did not open, and three ways to continue; never a stack trace. */
  | 'no page'
  /** The previous screen, with a note about a slow connection and a retry. */
  | 'slow'
  /** The home screen of a visitor: nobody is logged in any more. */
  | 'loggedOut';

export interface ScreenFault {
  /** What the fault affects: responses to reads, files of the screen, or the device itself. */
  readonly of: 'reads' | 'files' | 'phone';
  readonly expected: ScreenOutcome;
  readonly handle?: (route: Route) => Promise<unknown>;
  /** Runs before the page opens, or after it has opened. */
  readonly beforeOpen?: (page: Page) => Promise<unknown>;
  readonly afterOpen?: (page: Page) => Promise<unknown>;
  /** The borrower's language; English by default. */
  readonly language?: Spoken;
  /** For files: the next page load gets all of its own. */
  readonly untilLoad?: true;
  readonly lastsMs?: number;
}

const html = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><html><h1>Elsewhere</h1></html>' });
const saying = (body: unknown) => (route: Route) => route.fulfill({ json: body });
const cut = (reason: string) => (route: Route) => route.abort(reason);
const never = () => Promise.resolve();
const reads = { of: 'reads', expected: 'failed' } as const;
const files = { of: 'files', expected: 'no page' } as const;
const phone = { of: 'phone', expected: 'unaffected' } as const;
const dayMs = 86_400_000;

const halved = async (route: Route) => {
  const text = await (await route.fetch()).text();
  await route.fulfill({ contentType: 'application/json', body: text.slice(0, text.length / 2) });
};

/** Storage that is full or inaccessible. */
const storage = (names: readonly string[]) => (page: Page) =>
  page.addInitScript((throwing) => {
    if (location.pathname === '/version.json') return;
    for (const name of throwing)
      Object.defineProperty(Storage.prototype, name, {
        value: () => {
          throw new DOMException('no room', 'QuotaExceededError');
        },
      });
  }, names);

const clockOff = (days: number) => (page: Page) => page.clock.setSystemTime(Date.now() + days * dayMs);

/** Simulates a logout in another tab. */
const logOutElsewhere = async (page: Page) => {
  const other = await page.context().newPage();
  await other.goto('/version.json');
  await other.evaluate(() => localStorage.clear());
  await other.close();
};

const broken = (route: Route) => route.fulfill({ status: 500, json: { code: 0, data: {} } });
const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

/** Errors are shown in the borrower's language. */
const inLanguages = Object.fromEntries(
  Object.entries(otherLanguages).map(([name, language]) => [
    `status 500, in ${name}`,
    { ...reads, handle: broken, language },
  ]),
) as Record<`status 500, in ${keyof typeof otherLanguages}`, ScreenFault>;

/** The possible faults of a screen as it opens. */
const screenFaults = {
  ...inLanguages,
  offline: { ...reads, handle: cut('internetdisconnected') },
  'name not found': { ...reads, handle: cut('namenotresolved') },
  'connection reset': { ...reads, handle: cut('connectionreset') },
  'no answer for 60 s': { ...reads, handle: never, lastsMs: 61_000 },
  'status 500': { ...reads, handle: broken },
  'gateway page': { ...reads, handle: html(502) },
  'Wi-Fi page': { ...reads, handle: html(200) },
  'empty answer': { ...reads, handle: (route) => route.fulfill({ status: 204, body: '' }) },
  'cut-off answer': { ...reads, handle: halved },
  'wrong types': { ...reads, handle: saying({ code: 0, message: '', data: 'plenty' }) },
  refused: {
    ...reads,
    handle: saying({ code: codes.badInput, message: 'Closed until 10:00.', data: null }),
  },
  'refused in markup': { ...reads, handle: saying({ code: codes.badInput, message: '<b>no</b>', data: [] }) },
  'session ended': {
    of: 'reads',
    expected: 'login',
    handle: saying({ code: codes.sessionExpired, message: 'Log in.' }),
  },
  'answer after 20 s': { of: 'reads', expected: 'slowThenLoads', handle: never, lastsMs: 20_000 },
  'file gone': { ...files, handle: gone },
  'file is a page': { ...files, handle: html(200) },
  'file cut off': { ...files, handle: cut('connectionreset') },
  'file hangs': { of: 'files', expected: 'slow', handle: never, lastsMs: 8_500 },
  'deploy in between': { of: 'files', expected: 'unaffected', handle: gone, untilLoad: true },
  'storage is full': { ...phone, beforeOpen: storage(['setItem']) },
  'storage is shut': { ...phone, beforeOpen: storage(['setItem', 'removeItem', 'key', 'clear']) },
  'clock two days ahead': { ...phone, beforeOpen: clockOff(2) },
  'clock two days behind': { ...phone, beforeOpen: clockOff(-2) },
  'logged out in another tab': { of: 'phone', expected: 'loggedOut', afterOpen: logOutElsewhere },
} as const satisfies Readonly<Record<string, ScreenFault>>;

export type ScreenFaultName = keyof typeof screenFaults;
export const screenFaultNames = Object.keys(screenFaults) as ScreenFaultName[];
export const screenFaultOf = (name: ScreenFaultName): ScreenFault => screenFaults[name];
