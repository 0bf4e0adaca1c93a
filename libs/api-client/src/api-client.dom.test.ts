import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { get, id, money, nothing, object, optional, picture, postForm, postRaw, postUpload } from './declare';
import { clientForTests } from './testing/client-for-tests';
import { CallError } from './transport/call-error';

const base = 'http://localhost/api';
const readLoan = get('/loan', { request: object({ orderId: id }), data: object({ amount: money }) });
const payForm = postForm('/pay-form', { request: object({ amount: money }), data: nothing });
const payRaw = postRaw('/pay-raw', {
  request: object({ amount: money }),
  data: object({ left: money }),
  idempotent: true,
});
const sendPicture = postUpload('/picture', {
  request: object({ file: picture, note: optional(id) }),
  data: nothing,
});
const sendPlace = postRaw('/place', { request: object({}), data: nothing, consent: 'location' });
const quietPing = postRaw('/ping', { request: object({}), data: nothing, quiet: true });

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const reply = (data: unknown = null, code: unknown = 0, message = '') =>
  HttpResponse.json({ code, message, data });
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the URL of a public picture', () => {
  it.each([
    ['/api', '/logos/a.svg'],
    ['https://api.loans.example/v1/api', 'https://api.loans.example/logos/a.svg'],
  ])('is on the origin of the API prefix %s', (prefix, url) => {
    expect(clientForTests({ prefix }).client.urlOf('/logos/a.svg')).toBe(url);
  });
});

describe('the token of a known device', () => {
  const token = 'q7Jm2vXc0dLr8TzYhB5nKe1WsUa4GfPi';
  const logIn = postForm('/log-in', {
    request: object({}),
    data: nothing,
    public: true,
    carriesDevice: true,
  });
  const sent = async (endpoint: typeof logIn | typeof quietPing) => {
    let header: string | null = null;
    server.use(
      http.post(`${base}${endpoint.path}`, ({ request }) => {
        header = request.headers.get('X-Device-Token');
        return reply();
      }),
    );
    await clientForTests().client.call(endpoint, {});
    return header;
  };

  it('is carried by the calls of the login only', async () => {
    localStorage.setItem('clearloan.device-token', token);
    expect(await sent(logIn)).toBe(token);
    expect(await sent(quietPing)).toBeNull();
  });

  it.each(['', 'short', `${token}0`, `${token.slice(1)}\n`, 'ключ'.repeat(8)])(
    'is not sent when it is %j',
    async (broken) => {
      localStorage.setItem('clearloan.device-token', broken);
      expect(await sent(logIn)).toBeNull();
    },
  );
});

describe('an API request', () => {
  it('carries the common parameters and its fields in the query string of a GET', async () => {
    let url = '';
    server.use(http.get(`${base}/loan`, ({ request }) => ((url = request.url), reply({ amount: '12.50' }))));
    const { client } = clientForTests();
    await expect(client.call(readLoan, { orderId: 'A 1' })).resolves.toMatchObject({
      ok: true,
      data: { amount: 1250 },
    });
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      appId: 'app-1',
      channel: 'ads',
      lang: 'en',
      orderId: 'A 1',
    });
  });

  it('is urlencoded for a form, JSON for raw and multipart for a picture, with common headers', async () => {
    const seen: Record<string, string>[] = [];
    const note = async ({ request }: { request: Request }) => {
      const { headers } = request;
      const type = headers.get('content-type')?.split(';')[0] ?? '';
      const body = type === 'multipart/form-data' ? 'form' : await request.text();
      seen.push({
        type,
        body,
        marker: headers.get('x-requested-with') ?? '',
        app: headers.get('x-app-id') ?? '',
      });
      return reply({ left: '0.00' });
    };
    server.use(http.post(`${base}/*`, note));
    const { client } = clientForTests();
    await client.call(payForm, { amount: 214231 });
    await client.call(payRaw, { amount: 5 });
    await client.call(sendPicture, { file: new Blob(['x'], { type: 'image/png' }) });
    const marked = { marker: 'XMLHttpRequest', app: 'app-1' };
    expect(seen).toEqual([
      { type: 'application/x-www-form-urlencoded', body: 'amount=2142.31', ...marked },
      { type: 'application/json', body: '{"amount":"0.05"}', ...marked },
      { type: 'multipart/form-data', body: 'form', ...marked },
    ]);
  });

  it('omits a header whose value from the link is invalid, and is still sent', async () => {
    let headers = new Headers();
    server.use(
      http.get(`${base}/loan`, ({ request }) => ((headers = request.headers), reply({ amount: 1 }))),
    );
    const { client } = clientForTests({ address: 'http://localhost/?appId=a%0D%0AX: y&channel=%E2%82%AC' });
    await client.call(readLoan, { orderId: '1' });
    expect([headers.get('x-app-id'), headers.get('x-channel')]).toEqual([null, null]);
  });

  it('is not sent without the consent that its endpoint requires', async () => {
    const { client, reports } = clientForTests();
    await expect(client.call(sendPlace, {})).resolves.toMatchObject({ ok: false, code: 1007 });
    expect(reports).toEqual([
      { path: '/place', outcome: 'heldBack', code: 1007, sentBytes: 0, requestId: undefined },
    ]);
  });

  it('is reported with its path, outcome and full size, and without its values', async () => {
    const arrived: number[] = [];
    server.use(
      http.all(`${base}/*`, async ({ request }) => {
        const isForm = request.headers.get('Content-Type')?.startsWith('multipart') === true;
        const body = isForm ? 'file' + 'x'.repeat(900) + 'note' + 'n1' : await request.text();
        arrived.push(request.url.length + body.length);
        return reply({ amount: 1 });
      }),
    );
    const { client, reports } = clientForTests();
    await client.call(readLoan, { orderId: '1' });
    await client.call(quietPing, {});
    await client.call(sendPicture, { file: new Blob(['x'.repeat(900)]), note: 'n1' });
    expect(reports.map(({ path, outcome, sentBytes }) => [path, outcome, sentBytes])).toEqual([
      ['/loan', 'success', arrived[0]],
      ['/ping', 'success', arrived[1]],
      ['/picture', 'success', arrived[2]],
    ]);
    expect(Math.min(...arrived)).toBeGreaterThan(base.length);
  });

  it('outlives the page with keepAlive', async () => {
    const sent: boolean[] = [];
    server.use(http.post(`${base}/ping`, ({ request }) => (sent.push(request.keepalive), reply())));
    const { client } = clientForTests();
    await client.call(quietPing, {}, { keepAlive: true });
    await client.call(quietPing, {});
    expect(sent).toEqual([true, false]);
  });

  it('in progress is aborted by stopCalls, also when it has its own abort signal', async () => {
    server.use(http.get(`${base}/loan`, () => new Promise<never>(() => undefined)));
    const { client, reports } = clientForTests();
    const leaving = new AbortController();
    const waiting = [
      caught(client.perform(readLoan, { orderId: '1' })),
      caught(client.perform(readLoan, { orderId: '2' }, { signal: new AbortController().signal })),
      caught(client.perform(readLoan, { orderId: '3' }, { signal: leaving.signal })),
    ];
    leaving.abort();
    client.stopCalls();
    const errors = await Promise.all(waiting);
    expect(errors.every((error) => error instanceof CallError)).toBe(true);
    expect(reports.map(({ outcome }) => outcome)).toEqual(['stopped', 'stopped', 'stopped']);
  });
});

describe('the API client', () => {
  it.each([0, '0', ' +00 ', '-0'])('treats code %p as success', async (code) => {
    server.use(http.get(`${base}/loan`, () => reply({ amount: '1.00' }, code)));
    const { client, shown } = clientForTests();
    await expect(client.call(readLoan, { orderId: '1' })).resolves.toMatchObject({
      ok: true,
      data: { amount: 100 },
    });
    expect(shown).toEqual([]);
  });

  it.each(['', null, false, [], '0abc', '0.5', undefined])('treats code %p as a failure', async (code) => {
    server.use(http.get(`${base}/loan`, () => HttpResponse.json({ code, data: { amount: '1.00' } })));
    const { client } = clientForTests();
    await expect(client.call(readLoan, { orderId: '1' })).resolves.toMatchObject({ ok: false });
  });

  it('shows the lender’s message and still returns the result to the caller', async () => {
    server.use(
      http.post(`${base}/pay-form`, () => reply({ triesLeft: 2, retryAfter: 'soon' }, '1101', 'Wrong code.')),
    );
    const { client, shown } = clientForTests();
    await expect(client.call(payForm, { amount: 1 })).resolves.toEqual({
      ok: false,
      code: 1101,
      message: 'Wrong code.',
      data: null,
    });
    expect(shown).toEqual(['toast: Wrong code.']);
  });

  it('shows a fixed message instead of markup, and at most 140 characters', async () => {
    const messages = ['<b>no</b>', 'No more. '.repeat(600)];
    server.use(http.post(`${base}/pay-form`, () => reply(null, 1001, messages.shift())));
    const { client, shown } = clientForTests();
    await client.call(payForm, { amount: 1 });
    await client.call(payForm, { amount: 1 });
    expect(shown).toEqual(['toast: say refused', `toast: ${'No more. '.repeat(16).slice(0, 139)}…`]);
  });

  const broken: [string, () => Response, string][] = [
    ['no network', () => HttpResponse.error(), 'network'],
    ['an error status with an HTML page', () => new HttpResponse('<html>', { status: 502 }), 'unreadable'],
    ['a Wi-Fi sign-in page', () => new HttpResponse('<!doctype html><html>'), 'portal'],
    ['an empty response', () => new HttpResponse(null, { status: 204 }), 'unreadable'],
    ['a truncated response', () => new HttpResponse('{"code":0,"da'), 'unreadable'],
    ['wrong types', () => reply({ left: 'plenty' }), 'unreadable'],
  ];
  it.each(broken)('shows a toast and returns null for a POST that meets %s', async (_, answer, word) => {
    server.use(http.post(`${base}/pay-raw`, answer));
    const { client, shown } = clientForTests();
    await expect(client.call(payRaw, { amount: 1 })).resolves.toBeNull();
    expect(shown).toEqual([`toast: say ${word}`]);
  });

  it('rejects a GET without a network, and shows no toast', async () => {
    server.use(http.get(`${base}/loan`, () => HttpResponse.error()));
    const { client, shown } = clientForTests();
    await expect(caught(client.call(readLoan, { orderId: '1' }))).resolves.toMatchObject({ kind: 'Network' });
    expect(shown).toEqual([]);
  });

  it('shows nothing when a quiet request fails', async () => {
    server.use(http.post(`${base}/ping`, () => HttpResponse.error()));
    const { client, shown } = clientForTests();
    await expect(client.call(quietPing, {})).resolves.toBeNull();
    expect(shown).toEqual([]);
  });

  it('blocks the screen while a request with a loading message runs, also when it fails', async () => {
    server.use(http.post(`${base}/pay-form`, () => HttpResponse.error()));
    const { client, shown } = clientForTests();
    await client.call(payForm, { amount: 1 }, { loading: 'Sending your payment' });
    expect(shown).toEqual(['mask: Sending your payment', 'toast: say network', 'mask off']);
  });

  it('throws a CallError for every kind of failure', async () => {
    const answers = [
      () => reply(null, 1302, 'Too much.'),
      () => HttpResponse.error(),
      () => new HttpResponse(''),
    ];
    server.use(http.post(`${base}/pay-raw`, () => answers.shift()?.() ?? HttpResponse.error()));
    const { client } = clientForTests();
    const kinds: unknown[] = [];
    for (let round = 0; round < 3; round++) {
      const error = await caught(client.perform(payRaw, { amount: 1 }));
      kinds.push(error instanceof CallError && [error.kind, error.code]);
    }
    expect(kinds).toEqual([
      ['Business', 1302],
      ['Network', null],
      ['Unreadable', null],
    ]);
  });
});

describe('a request without a response', () => {
  it('times out after 60 seconds with a message to the borrower', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    server.use(http.post(`${base}/pay-form`, () => new Promise<never>(() => undefined)));
    const { client, shown } = clientForTests();
    const ended = jest.fn();
    const call = client.call(payForm, { amount: 1 }).then(ended);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    jest.useRealTimers();
    await call;
    expect(shown).toEqual(['toast: say timedOut']);
    expect(ended).toHaveBeenCalledWith(null);
  });
});

describe('a write that moves money', () => {
  it('keeps its idempotency key until a final response, also after a reload', async () => {
    const keys: (string | null)[] = [];
    const answers = [
      () => HttpResponse.error(),
      () => reply(null, 1004),
      () => reply({ left: 0 }),
      () => reply({ left: 0 }),
    ];
    server.use(
      http.post(`${base}/pay-raw`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return answers.shift()?.() ?? reply({ left: 0 });
      }),
    );
    await clientForTests().client.call(payRaw, { amount: 1 });
    const reloaded = clientForTests({}).client;
    await reloaded.call(payRaw, { amount: 1 });
    await reloaded.call(payRaw, { amount: 1 });
    await reloaded.call(payRaw, { amount: 2 });
    expect(keys.slice(0, 3)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(keys[3]).not.toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('an expired session', () => {
  it('leads five parallel requests to one login', async () => {
    server.use(http.get(`${base}/loan`, () => reply(null, -1, 'Log in again.')));
    const { client, session, expired } = clientForTests({ address: 'http://localhost/' });
    session.saveLogin({ sessionId: 's1' });
    await Promise.all(
      [1, 2, 3, 4, 5].map((order) => caught(client.perform(readLoan, { orderId: String(order) }))),
    );
    expect(expired).toHaveBeenCalledTimes(1);
    expect(session.isLoggedIn()).toBe(false);
  });

  it('does not end a newer session when its response arrives late', async () => {
    const { client, session, expired } = clientForTests({ address: 'http://localhost/' });
    server.use(
      http.get(`${base}/loan`, () => {
        session.saveLogin({ sessionId: 'new' });
        return reply(null, '-1');
      }),
    );
    session.saveLogin({ sessionId: 'old' });
    await caught(client.perform(readLoan, { orderId: '1' }));
    expect(expired).not.toHaveBeenCalled();
    expect(session.sessionId()).toBe('new');
  });
});

describe('the business time', () => {
  it('follows the response headers, so dates are correct on a device with a wrong clock', async () => {
    const headers = { 'X-Business-Time': '2026-12-24T08:00:00.000Z' };
    server.use(
      http.get(`${base}/loan`, () => HttpResponse.json({ code: 0, data: { amount: 1 } }, { headers })),
    );
    const { client } = clientForTests();
    await client.call(readLoan, { orderId: '1' });
    expect(client.businessTime.now()).toBe('2026-12-24T08:00:00.000Z');
  });
});
