import { codes } from '@clearloan/api-client/declare';
import type { Page, Route } from '@playwright/test';

/** What a borrower must see when a screen opens in bad weather. */
type ScreenSeen =
  /** The screen itself, as without a fault. */
  | 'well'
  /** That it did not load, why, and a way to try again. */
  | 'failed'
  /** A place kept for what comes, then the screen. */
  | 'late'
  /** Once to the login. */
  | 'login'
  /** That the page did not open, and three ways on; never a stack. */
  | 'no page';

export interface ScreenFault {
  /** What it befalls: the answers to reads, the files of the screen, or the phone itself. */
  readonly of: 'reads' | 'files' | 'phone';
  readonly seen: ScreenSeen;
  readonly turn?: (route: Route) => Promise<unknown>;
  /** Before the page opens. */
  readonly dress?: (page: Page) => Promise<unknown>;
  readonly lastsMs?: number;
}

const html = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><html><h1>Elsewhere</h1></html>' });
const saying = (body: unknown) => (route: Route) => route.fulfill({ json: body });
const cut = (reason: string) => (route: Route) => route.abort(reason);
const never = () => Promise.resolve();
const reads = { of: 'reads', seen: 'failed' } as const;
const files = { of: 'files', seen: 'no page' } as const;
const phone = { of: 'phone', seen: 'well' } as const;
const dayMs = 86_400_000;

const halved = async (route: Route) => {
  const text = await (await route.fetch()).text();
  await route.fulfill({ contentType: 'application/json', body: text.slice(0, text.length / 2) });
};

/** Storage that is full, or that may not be touched at all. */
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

/** What may befall a screen as it opens. */
const screenFaults = {
  offline: { ...reads, turn: cut('internetdisconnected') },
  'name not found': { ...reads, turn: cut('namenotresolved') },
  'connection reset': { ...reads, turn: cut('connectionreset') },
  'no answer for 60 s': { ...reads, turn: never, lastsMs: 61_000 },
  'status 500': { ...reads, turn: (route) => route.fulfill({ status: 500, json: { code: 0, data: {} } }) },
  'gateway page': { ...reads, turn: html(502) },
  'Wi-Fi page': { ...reads, turn: html(200) },
  'empty answer': { ...reads, turn: (route) => route.fulfill({ status: 204, body: '' }) },
  'cut-off answer': { ...reads, turn: halved },
  'wrong types': { ...reads, turn: saying({ code: 0, message: '', data: 'plenty' }) },
  refused: {
    ...reads,
    turn: saying({ code: codes.notAllowedNow, message: 'Closed until 10:00.', data: null }),
  },
  'refused in markup': { ...reads, turn: saying({ code: codes.badInput, message: '<b>no</b>', data: [] }) },
  'session ended': {
    of: 'reads',
    seen: 'login',
    turn: saying({ code: codes.sessionExpired, message: 'Log in.' }),
  },
  'answer after 20 s': { of: 'reads', seen: 'late', turn: never, lastsMs: 20_000 },
  'file gone': { ...files, turn: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  'file is a page': { ...files, turn: html(200) },
  'file cut off': { ...files, turn: cut('connectionreset') },
  'storage is full': { ...phone, dress: storage(['setItem']) },
  'storage is shut': { ...phone, dress: storage(['setItem', 'removeItem', 'key', 'clear']) },
  'clock two days ahead': { ...phone, dress: clockOff(2) },
  'clock two days behind': { ...phone, dress: clockOff(-2) },
} as const satisfies Readonly<Record<string, ScreenFault>>;

export type ScreenFaultName = keyof typeof screenFaults;
export const screenFaultNames = Object.keys(screenFaults) as ScreenFaultName[];
export const screenFaultOf = (name: ScreenFaultName): ScreenFault => screenFaults[name];
