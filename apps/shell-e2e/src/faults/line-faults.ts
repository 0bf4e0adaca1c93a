import { codes } from '@clearloan/api-client/declare';
import type { Page, Route } from '@playwright/test';

/** What a borrower must see during the fault. */
export type Expected =
  /** The work is done, as without a fault. */
  | 'done'
  /** No readable response: a write that moves money is checked later; another write shows an error and keeps the form. */
  | 'unknown'
  /** A rejection, with the lender's message or the app's. */
  | 'refused'
  /** The device is offline: nothing was sent, and the app says so. */
  | 'held back'
  /** Exactly one redirect to the login. */
  | 'login'
  /** A long wait with a warning against a second tap; then it is done. */
  | 'late'
  /** The page reloaded: the app or the screen finds out the result of the tap. */
  | 'back';

export interface LineFault {
  readonly expected: Expected;
  /** The handling of each request in turn; the last one repeats. If empty, requests are held until released. */
  readonly turns: readonly ((route: Route) => Promise<unknown>)[];
  /** Whether the lender executes the request, regardless of the response. */
  readonly acts: boolean;
  /** What the borrower does instead of one tap. */
  readonly taps?: 'double' | 'five times Enter' | 'reload' | 'in two tabs';
  /** Files that were not loaded before are gone, because a newer build was deployed. */
  readonly isDeployed?: true;
  /** Device time in milliseconds that passes before the check. */
  readonly lastsMs?: number;
  /** The text of the rejection. */
  readonly says?: string;
}

const cutLine =
  (reason: 'internetdisconnected' | 'namenotresolved' | 'connectionreset' | 'aborted') => (route: Route) =>
    route.abort(reason);
const page = (status: number, words: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: `<!doctype html><html><h1>${words}</h1></html>` });
const saying = (code: unknown, message: unknown) => (route: Route) =>
  route.fulfill({ json: { code, message, data: null } });

/** The lender executes the request; the device gets a modified response. */
const withReply =
  (change: (body: string) => { readonly status?: number; readonly body: string }) => async (route: Route) => {
    const response = await route.fetch();
    const { status = 200, body } = change(await response.text());
    await route.fulfill({ response, status, body, headers: { 'content-type': 'application/json' } });
  };
const lost = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};
const goOn = (route: Route) => route.continue();
/** With a key, both responses are the same; without one, the device gets the first response. */
const twice = async (route: Route) => {
  const answers = [await route.fetch(), await route.fetch()] as const;
  const hasKey = route.request().headers()['idempotency-key'] !== undefined;
  await route.fulfill({ response: answers[hasKey ? 1 : 0] });
};
/** The lender executes the request; its response never arrives. */
const held = async (route: Route) => {
  await route.fetch();
};
const never = () => Promise.resolve();
const withField = (body: string, name: string, value: unknown) =>
  JSON.stringify({ ...(JSON.parse(body) as object), [name]: value });

const no = 'Not now: the till is closed until 10:00.';
const unknown = { expected: 'unknown' } as const;
const done = { expected: 'done', acts: true } as const;

/**
 * The possible faults of a tap's request, and what the borrower must see (a table in the tests maps each fault to its
 * behaviour).
 */
const lineFaults = {
  offline: { expected: 'held back', turns: [cutLine('internetdisconnected')], acts: false },
  'name not found': { ...unknown, turns: [cutLine('namenotresolved')], acts: false },
  'connection reset': { ...unknown, turns: [cutLine('connectionreset')], acts: false },
  aborted: { ...unknown, turns: [cutLine('aborted')], acts: false },
  'no answer for 60 s': { ...unknown, turns: [never], acts: false, lastsMs: 60_500 },
  'status 500': { ...unknown, turns: [withReply((body) => ({ status: 500, body }))], acts: true },
  'gateway page': { ...unknown, turns: [page(502, 'Bad Gateway')], acts: false },
  'Wi-Fi page': { ...unknown, turns: [page(200, 'Sign in')], acts: false },
  'empty answer': { ...unknown, turns: [withReply(() => ({ body: '' }))], acts: true },
  'cut-off answer': { ...unknown, turns: [withReply((body) => ({ body: body.slice(0, -5) }))], acts: true },
  'wrong types': {
    ...unknown,
    turns: [withReply((body) => ({ body: withField(body, 'data', 'plenty') }))],
    acts: true,
  },
  'code as text': { ...done, turns: [withReply((body) => ({ body: withField(body, 'code', ' +0 ') }))] },
  'code that only begins with 0': { expected: 'refused', turns: [saying('0abc', '')], acts: false },
  refused: { expected: 'refused', turns: [saying(codes.notAllowedNow, no)], acts: false, says: no },
  'refused without words': { expected: 'refused', turns: [saying(codes.badInput, undefined)], acts: false },
  'refused in markup': { expected: 'refused', turns: [saying(codes.badInput, '<b>no</b>')], acts: false },
  'refused at length': {
    expected: 'refused',
    turns: [saying(codes.badInput, 'long '.repeat(1000))],
    acts: false,
  },
  'session ended': {
    expected: 'login',
    turns: [saying(codes.sessionExpired, 'Log in again.')],
    acts: false,
  },
  'answer after 20 s': { expected: 'late', turns: [], acts: true },
  'lost reply': { ...unknown, turns: [lost], acts: true },
  'arrives twice': { ...done, turns: [twice] },
  'double tap': { ...done, turns: [goOn], taps: 'double' },
  'five times Enter': { ...done, turns: [goOn], taps: 'five times Enter' },
  'two tabs': { ...done, turns: [goOn], taps: 'in two tabs' },
  'deploy in between': { ...done, turns: [goOn], isDeployed: true },
  'comes and goes': {
    ...unknown,
    turns: [cutLine('connectionreset'), cutLine('connectionreset'), goOn],
    acts: false,
  },
  'reload on the way': { expected: 'back', turns: [held], acts: true, taps: 'reload' },
} as const satisfies Readonly<Record<string, LineFault>>;

export type LineFaultName = keyof typeof lineFaults;
export const faultNames = Object.keys(lineFaults) as LineFaultName[];
export const faultOf = (name: LineFaultName): LineFault => lineFaults[name];

/** The network of one endpoint: requests are subject to a fault until it is healed. */
export interface Line {
  readonly heal: () => Promise<void>;
  /** Releases held requests. */
  readonly letGo: () => Promise<void>;
  /** The number of requests so far. */
  readonly requestCount: () => number;
  readonly keys: () => number;
  /** Resolves when the lender has executed the requests. */
  readonly acted: () => Promise<unknown>;
}

export async function breakLine(page: Page, path: string, name: LineFaultName): Promise<Line> {
  const fault = faultOf(name);
  const keys = new Set<string>();
  const waiting: Route[] = [];
  const turns: Promise<unknown>[] = [];
  let requestCount = 0;
  const pattern = `**/api${path}?*`;
  if (name === 'offline') await page.context().setOffline(true);
  await page.route(pattern, (route) => {
    keys.add(route.request().headers()['idempotency-key'] ?? '');
    const turn = fault.turns[Math.min(requestCount, fault.turns.length - 1)];
    requestCount += 1;
    if (turn === undefined) waiting.push(route);
    // Unloading a page cancels its requests.
    else turns.push(turn(route).catch(() => undefined));
  });
  return {
    requestCount: () => requestCount,
    keys: () => keys.size,
    acted: () => Promise.all(turns),
    async letGo() {
      for (const route of waiting.splice(0)) await route.continue().catch(() => undefined);
    },
    async heal() {
      await page.context().setOffline(false);
      await page.unroute(pattern);
    },
  };
}
