import { count, get, money, nothing, object, postForm, postRaw, type Endpoint } from '../declare';
import { clientForTests } from '../testing/client-for-tests';
import { CallError } from '../transport/call-error';
import type { Result } from '../transport/read-reply';
import { callFaults, type CallEnd, type CallFault } from './call-faults';
import { openFaultyLender, reply, well, type FaultyLender } from './faulty-lender';

const facts = { request: object({ amount: money }), data: object({ left: count }) };
const styles = {
  'a read': get('/left', facts),
  'a write': postForm('/write', facts),
  'a write that moves money': postRaw('/pay', { ...facts, idempotent: true }),
} as const satisfies Record<string, Endpoint>;
type Style = (typeof styles)[keyof typeof styles];

const sessionId = 's-4417-of-mira';
/** Nothing listens on this port. */
const nowhere = 'http://localhost:9/api';

const realTimeout = setTimeout;

let lender: FaultyLender;
const unhandled: unknown[] = [];
const note = (cause: unknown) => unhandled.push(cause);
beforeAll(async () => {
  lender = await openFaultyLender();
  process.on('unhandledRejection', note);
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  await lender.close();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  unhandled.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const table = Object.entries(styles).flatMap(([style, endpoint]) =>
  Object.entries(callFaults).map(([name, fault]) => [style, name, endpoint, fault] as const),
);

it.each(table)(
  '%s that meets %s has the specified outcome and takes effect at most once',
  async (_, _name, endpoint, fault) => {
    lender.behave(fault.turns);
    const phone = phoneThat(fault);
    const ends = await callAll(phone, endpoint, fault);
    const isWrite = endpoint.style !== 'GET';

    expect(ends.at(-1)).toEqual(endOf(endpoint, fault.end));
    // Each failed attempt shows a toast, and nothing else does; a failed read is shown by its screen.
    const failed = ends.filter((end) => end !== 'success').length;
    const isTold = isWrite || fault.end.is === 'refused' || fault.end.is === 'expired';
    const toasts = phone.shown.filter((line) => line.startsWith('toast: '));
    expect(toasts).toHaveLength(isTold ? failed : 0);
    if (isTold && fault.end.is !== 'success') expect(toasts.at(-1)).toBe(`toast: ${saysAtEnd(fault.end)}`);
    expect(phone.shown.filter((line) => line === 'mask off')).toHaveLength(ends.length);
    expect(phone.shown.join()).not.toMatch(/undefined|null|NaN|\[object|Error|<\w/);
    expect(JSON.stringify([phone.shown, phone.reports])).not.toContain(sessionId);
    expect(phone.expired.mock.calls).toHaveLength(fault.end.is === 'expired' ? 1 : 0);
    if (isWrite) expect(lender.effects() > 0).toBe(fault.acted);
    if (fault.time !== undefined) expect(phone.client.businessTime.now()).toBe(fault.time);
    expect(unhandled).toEqual([]);

    // The borrower retries against a healthy lender; a write that moves money still happens once.
    const isOpen = endpoint.idempotent && ends.at(-1) !== 'success';
    const before = lender.effects();
    phone.session.saveLogin({ sessionId });
    const again = isOpen && fault.away === undefined;
    if (again) expect(await wellAgain(phone, endpoint)).toBe('success');
    if (again) expect(lender.effects()).toBe(Math.max(before, 1));
    if (again || (endpoint.idempotent && ends.at(-1) === 'success')) expect(sessionStorage).toHaveLength(0);
  },
);

it('a refusal in a second envelope is no success of a write that returns nothing', async () => {
  lender.behave([({ answer }) => answer(200, reply(JSON.parse(reply(null, 1302, 'Pay at most 5.00.'))))]);
  const { client } = phoneThat(callFaults['a lost response'] as CallFault);
  const pay = postRaw('/pay', { ...facts, data: nothing, idempotent: true });
  expect(await client.call(pay, { amount: 100 })).toBeNull();
});

it.each([[200], [null]])('a screen does not take the code %s for a refusal', async (code) => {
  lender.behave([({ answer }) => answer(200, reply(null, code, 'Received.'))]);
  const { client } = phoneThat(callFaults['a lost response'] as CallFault);
  const written = client.perform(styles['a write that moves money'], { amount: 100 });
  await expect(written).rejects.toMatchObject({ kind: 'Unreadable', message: 'Received.' });
});

function phoneThat({ away }: CallFault) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(away !== 'offline');
  const prefix = away === undefined ? lender.prefix : nowhere;
  const phone = clientForTests({ address: 'http://localhost/', prefix });
  phone.session.saveLogin({ sessionId });
  return phone;
}
type Phone = ReturnType<typeof phoneThat>;

async function callAll(phone: Phone, endpoint: Style, { times = 1, atOnce, lastsMs }: CallFault) {
  if (lastsMs !== undefined)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  const calls: Promise<string>[] = [];
  for (let time = 0; time < times; time += 1) {
    const call = callOnce(phone, endpoint);
    calls.push(call);
    if (!atOnce && lastsMs === undefined) await call;
  }
  if (lastsMs !== undefined) await passTime(lastsMs);
  return Promise.all(calls);
}

/** The timer of a call starts when it is sent, so time advances once the request has arrived. */
async function passTime(ms: number) {
  while (lender.visits() === 0) await new Promise((resolve) => realTimeout(resolve, 2));
  await jest.advanceTimersByTimeAsync(ms);
}

/** The outcome of one `call`, as a single word. */
const callOnce = (phone: Phone, endpoint: Style): Promise<string> =>
  phone.client.call(endpoint, { amount: 100 }, { loading: 'Sending' }).then(ended, failed);

const ended = (result: Result<unknown> | null): string =>
  result === null ? 'null' : result.ok ? 'success' : `refused ${String(result.code)}`;
const failed = (error: unknown): string => {
  if (!(error instanceof CallError)) throw error;
  return error.kind;
};

/**
 * The outcome that the specification defines: a result is returned whatever its code; without a response a write is
 * null and a read rejects.
 */
function endOf({ style }: Endpoint, end: CallEnd): string {
  if (end.is === 'success') return 'success';
  if (end.is === 'expired') return 'refused -1';
  if (end.is === 'refused') return `refused ${String(end.code)}`;
  return style === 'GET' ? end.is : 'null';
}

function saysAtEnd(end: Exclude<CallEnd, { is: 'success' }>): string {
  if (end.is === 'expired') return 'Log in again.';
  return end.is === 'refused' ? end.says : `say ${end.word}`;
}

async function wellAgain(phone: Phone, endpoint: Style): Promise<string> {
  jest.useRealTimers();
  const effects = lender.effects();
  expect(effects).toBeLessThanOrEqual(1);
  lender.keepOn([well]);
  return callOnce(phone, endpoint);
}
