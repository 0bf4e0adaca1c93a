import { codes } from '../declare';
import { json, lenderTime, reply, well, type Turn } from './faulty-lender';

/**
 * How a call ends: with data, a refusal, an expired session, or no readable response and the message that explains
 * it.
 */
export type CallEnd =
  | { readonly is: 'success' }
  /** `says`: the message that the borrower sees. */
  | { readonly is: 'refused'; readonly code: number | null; readonly says: string }
  | { readonly is: 'expired' }
  | { readonly is: 'Network' | 'TimedOut' | 'Unreadable'; readonly word: string };

export interface CallFault {
  readonly turns: readonly [Turn, ...Turn[]];
  readonly end: CallEnd;
  /** Whether the lender performed the write. */
  readonly acted: boolean;
  /** The device has no network, or nothing listens at the address. */
  readonly away?: 'offline' | 'refused';
  /** How long the call takes. */
  readonly lastsMs?: number;
  /** How often the call is made, in sequence or in parallel; `end` is the outcome of the last one. */
  readonly times?: number;
  readonly atOnce?: true;
  /** The app's time after the call, where it is not the device's. */
  readonly time?: string;
}

const never: Turn = ({ act }) => {
  act();
};
const page = '<!doctype html><html><body>Sign in to go on</body></html>';
const html = { 'Content-Type': 'text/html' };
const unreadable = { is: 'Unreadable', word: 'unreadable' } as const;
const network = { is: 'Network', word: 'network' } as const;
/** The lender performs the request, and its response is replaced. */
const acting =
  (status: number, body: string, headers?: Readonly<Record<string, string>>): Turn =>
  ({ act, answer }) => {
    act();
    answer(status, body, headers);
  };
/** The lender refuses the request and performs nothing. */
const refusing =
  (code: unknown, message?: unknown): Turn =>
  ({ answer }) => {
    answer(200, reply(null, code, message));
  };
/** The lender performs the request and reports it with a code in this format. */
const withCode =
  (code: unknown): Turn =>
  ({ act, answer }) => {
    answer(200, JSON.stringify({ ...(JSON.parse(act()) as object), code }));
  };
const refused = (code: number | null, says = 'say refused'): CallEnd => ({ is: 'refused', code, says });
/** The lender performs the request and sends these headers. */
const withHeaders =
  (headers: Readonly<Record<string, string>>): Turn =>
  ({ act, answer }) => {
    answer(200, act(), { ...json, ...headers });
  };
const done = { is: 'success' } as const;
const hold: { free?: () => void } = {};

/** What can happen to one call between device and lender. */
export const callFaults: Readonly<Record<string, CallFault>> = {
  'no network on the device': {
    turns: [well],
    end: { is: 'Network', word: 'offline' },
    acted: false,
    away: 'offline',
  },
  'an unreachable address': { turns: [well], end: network, acted: false, away: 'refused' },
  'a connection that breaks before the lender acts': {
    turns: [({ cut }) => cut()],
    end: network,
    acted: false,
  },
  'a lost response': {
    turns: [
      ({ act, cut }) => {
        act();
        cut();
      },
    ],
    end: network,
    acted: true,
  },
  'a connection that breaks within the response': {
    turns: [({ act, cut }) => cut(act())],
    end: network,
    acted: true,
  },
  'a response truncated by the lender': {
    turns: [({ act, answer }) => answer(200, act().slice(0, -6))],
    end: unreadable,
    acted: true,
  },
  'no response for 60 s': {
    turns: [never],
    end: { is: 'TimedOut', word: 'timedOut' },
    acted: true,
    lastsMs: 61_000,
  },
  'a response after 20 s': {
    turns: [
      async ({ act, answer }) => {
        const body = act();
        await new Promise((resolve) => setTimeout(resolve, 20_000));
        answer(200, body);
      },
    ],
    end: { is: 'success' },
    acted: true,
    lastsMs: 20_500,
  },
  'an error status with a valid body': {
    turns: [({ act, answer }) => answer(500, act())],
    end: unreadable,
    acted: true,
  },
  'a gateway’s error page': {
    turns: [acting(502, '<html><h1>502 Bad Gateway</h1></html>', html)],
    end: unreadable,
    acted: true,
  },
  'a Wi-Fi sign-in page': {
    turns: [({ answer }) => answer(200, page, html)],
    end: { is: 'Unreadable', word: 'portal' },
    acted: false,
  },
  'a response without content': { turns: [acting(204, '')], end: unreadable, acted: true },
  'a blank response': { turns: [acting(200, '  ')], end: unreadable, acted: true },
  'a response of null': { turns: [acting(200, 'null')], end: unreadable, acted: true },
  'data of another type': {
    turns: [acting(200, reply({ left: 'plenty' }))],
    end: unreadable,
    acted: true,
  },
  'a code as text': { turns: [withCode('0')], end: { is: 'success' }, acted: true },
  'a code with a sign and blanks': { turns: [withCode(' +00 ')], end: { is: 'success' }, acted: true },
  'no code': {
    turns: [({ answer }) => answer(200, '{"message":"","data":{"left":1}}')],
    end: refused(null, 'say unreadable'),
    acted: false,
  },
  'a code that only begins with 0': {
    turns: [refusing('0abc')],
    end: refused(null, 'say unreadable'),
    acted: false,
  },
  'an empty code': { turns: [refusing('')], end: refused(null, 'say unreadable'), acted: false },
  'a rejection by the lender': {
    turns: [refusing(codes.amountOutOfRange, 'Pay at most 5.00.')],
    end: refused(codes.amountOutOfRange, 'Pay at most 5.00.'),
    acted: false,
  },
  'a rejection with markup': {
    turns: [refusing(codes.badInput, '<b onclick=x>no</b>')],
    end: refused(codes.badInput),
    acted: false,
  },
  'a rejection with 5 000 characters': {
    turns: [refusing(codes.badInput, 'x'.repeat(5000))],
    end: refused(codes.badInput, `${'x'.repeat(139)}…`),
    acted: false,
  },
  'an expired session': {
    turns: [refusing(codes.sessionExpired, 'Log in again.')],
    end: { is: 'expired' },
    acted: false,
    times: 5,
    atOnce: true,
  },
  'a duplicated request': {
    turns: [
      ({ act, answer }) => {
        act();
        answer(200, act());
      },
    ],
    end: { is: 'success' },
    acted: true,
  },
  'responses in the wrong order': {
    turns: [
      async ({ act, answer }) => {
        const body = act();
        await new Promise<void>((resolve) => {
          hold.free = resolve;
        });
        answer(200, body);
      },
      (visit) => {
        void well(visit);
        hold.free?.();
      },
    ],
    end: { is: 'success' },
    acted: true,
    times: 2,
    atOnce: true,
  },
  'an envelope in the envelope': {
    turns: [({ act, answer }) => answer(200, reply(JSON.parse(act())))],
    end: unreadable,
    acted: true,
  },
  // The number of an HTTP status is no code of a lender: nobody knows what was done.
  'an HTTP status as the code': { turns: [withCode(200)], end: refused(200, 'say unreadable'), acted: true },
  'no code after the lender acts': {
    turns: [withCode(undefined)],
    end: refused(null, 'say unreadable'),
    acted: true,
  },
  'HTTP 201': { turns: [({ act, answer }) => answer(201, act())], end: done, acted: true, time: lenderTime },
  'no X-Business-Time': { turns: [withHeaders({})], end: done, acted: true },
  'an unreadable X-Business-Time': {
    turns: [withHeaders({ 'X-Business-Time': 'today' })],
    end: done,
    acted: true,
  },
  // The lender's time is the only one that counts, whatever the device says.
  'a lender whose clock is a day behind': {
    turns: [withHeaders({ 'X-Business-Time': '2026-11-19T00:00:00.000Z' })],
    end: done,
    acted: true,
    time: '2026-11-19T00:00:00.000Z',
  },
  // A cache responds itself unless the request forbids it; here it cuts the connection.
  'a reply that may be cached': {
    turns: [
      (visit) =>
        visit.isFresh ? withHeaders({ 'Cache-Control': 'public, max-age=600' })(visit) : visit.cut(),
    ],
    end: done,
    acted: true,
    times: 2,
  },
  'an intermittent connection': {
    turns: [({ cut }) => cut(), ({ cut }) => cut(), well],
    end: { is: 'success' },
    acted: true,
    times: 3,
  },
};
