import { startTestLender, type TestLender } from '../../testing/test-lender';

const app = 'https://loans.example';
const stranger = 'https://loans.example.evil.example';
let open: TestLender;
let closed: TestLender;

beforeAll(async () => {
  open = await startTestLender({
    appOrigins: [app, 'https://www.loans.example'],
  });
});
afterAll(() => open.stop());

const readPath = '/api/v5/index/index';
const writePath = '/api/service/login/send-sms-code-new';
const marked = { 'X-Requested-With': 'XMLHttpRequest' };
const read = (origin: string) => fetch(open.address + readPath, { headers: { ...marked, Origin: origin } });
const preflight = (origin: string, path = readPath) =>
  fetch(open.address + path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers':
        'x-requested-with,idempotency-key,x-app-id,x-device-token,traceparent',
    },
  });
const write = (headers: Readonly<Record<string, string>>) =>
  fetch(open.address + writePath, {
    method: 'POST',
    body: new URLSearchParams({ phone: '+628120000099', type: 'login' }),
    headers: { ...marked, ...headers },
  });

it('a page of an allowed origin reads a response, its time and its request id, without cookies', async () => {
  const { headers, status } = await read(app);
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe(app);
  expect(headers.get('vary')).toMatch(/Origin/);
  expect(headers.get('access-control-expose-headers')).toBe('X-Business-Time, X-Request-Id, Retry-After');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

it('the preflight of an allowed origin is cached for two hours and allows its headers', async () => {
  const { headers, status } = await preflight('https://www.loans.example');
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe('https://www.loans.example');
  expect(headers.get('access-control-allow-methods')).toBe('GET, POST');
  expect(headers.get('access-control-allow-headers')).toBe(
    'x-requested-with,idempotency-key,x-app-id,x-device-token,traceparent',
  );
  expect(headers.get('access-control-max-age')).toBe('7200');
});

it.each([stranger, 'https://LOANS.example', 'http://loans.example', 'https://loans.example:8443', 'null'])(
  'a page of %s can neither read nor write',
  async (origin) => {
    expect((await read(origin)).headers.get('access-control-allow-origin')).toBeNull();
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    expect((await write({ Origin: origin, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await write({ Origin: origin })).status).toBe(403);
  },
);

it('a write is accepted from an allowed origin, the same origin and non-browser clients', async () => {
  for (const headers of [
    { Origin: app, 'Sec-Fetch-Site': 'cross-site' },
    { Origin: app, 'Sec-Fetch-Site': 'same-site' },
    { Origin: open.address, 'Sec-Fetch-Site': 'same-origin' },
    {},
  ])
    expect((await write(headers)).status).toBe(200);
  expect((await write({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
});

it('the staff console rejects pages of every other origin', async () => {
  const reply = await fetch(`${open.address}/sandbox/clock`, {
    method: 'POST',
    headers: { Origin: app, 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(reply.ok).toBe(false);
  expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  expect((await preflight(app, '/sandbox/clock')).headers.get('access-control-allow-origin')).toBeNull();
});

it('pages of an allowed origin can show product logos', async () => {
  const mark = await fetch(`${open.address}/logos/everyday.svg`);
  expect(mark.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

describe('without an allowed origin', () => {
  beforeAll(async () => {
    await open.stop();
    closed = await startTestLender();
    open = closed;
  });

  it('no response has a CORS header, and logos are same-origin only', async () => {
    const names = [...(await read(app)).headers.keys(), ...(await preflight(app)).headers.keys()];
    expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await write({ Origin: app, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    const mark = await fetch(`${closed.address}/logos/everyday.svg`);
    expect(mark.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});
