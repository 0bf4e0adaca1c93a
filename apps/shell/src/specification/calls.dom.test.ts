import { delay, http, HttpResponse } from 'msw';
import { specifiedPaths } from '@clearloan/api-client/declare';
import { configuration } from '../configuration';
import { createServices } from '../runtime/shell-services';
import { form, lender, open, openOnNewDevice, prefix, raw, read, server, type Row } from './testing/lender';

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(async () => {
  jest.replaceProperty(configuration, 'prefix', prefix);
  await openOnNewDevice();
});
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(() => {
  server.close();
});

const calls: readonly Row[] = [
  [
    'All calls go to a fixed path prefix.',
    async () => {
      const { client } = createServices();
      const seen = lender(0, '', { left: 1 });
      await client.call(form, { note: 'n' });
      await client.call(read, { orderId: '1' });
      expect(seen.map(({ url }) => url.pathname)).toEqual(['/api/test/form', '/api/test/read']);
    },
  ],
  [
    'The query string carries the common parameters taken from the page address. They are refreshed before each call.',
    async () => {
      const { client } = createServices();
      const seen = lender();
      open('/?channel=first');
      await client.call(form, { note: 'n' });
      open('/?channel=second');
      await client.call(form, { note: 'n' });
      expect(seen.map(({ url }) => url.searchParams.get('channel'))).toEqual(['first', 'second']);
    },
  ],
  [
    'Each call may show a loading toast with given text, which is hidden on completion.',
    async () => {
      const { client, notifier } = createServices();
      server.use(http.all(`${prefix}/*`, () => delay(400).then(() => HttpResponse.json({ code: 0 }))));
      const call = client.call(form, { note: 'n' }, { loading: 'Saving your note' });
      await delay(250);
      expect(notifier.snapshot().overlay).toMatchObject({ text: 'Saving your note' });
      await call;
      expect(notifier.snapshot().overlay).toBeNull();
    },
  ],
  [
    'The response is read as a code, a data field and a message field. Success means the code parses to 0.',
    async () => {
      const { client } = createServices();
      for (const code of [0, '0', '00']) {
        lender(code, 'Done', { left: 3 });
        expect(await client.call(read, { orderId: '1' })).toMatchObject({ ok: true, data: { left: 3 } });
      }
    },
  ],
  [
    'Request headers include a requested-with marker. Two pairs of custom header values come from URL parameters.',
    async () => {
      open('/?appId=app-1&channel=ads');
      const { client } = createServices();
      const seen = lender();
      await client.call(form, { note: 'n' });
      const [call] = seen;
      const names = ['X-Requested-With', 'X-App-Id', 'X-Channel'];
      expect(names.map((name) => call?.headers.get(name))).toEqual(['XMLHttpRequest', 'app-1', 'ads']);
    },
  ],
  [
    'POST, form-encoded. The path is appended to the prefix. The body is the payload as a urlencoded string, with a urlencoded content type.',
    async () => {
      const { client } = createServices();
      const seen = lender();
      await client.call(form, { note: 'a b&c' });
      const [call] = seen;
      expect(call?.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/);
      expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({ note: 'a b&c' });
    },
  ],
  [
    'POST with a raw body, to the same kind of URL.',
    async () => {
      const { client } = createServices();
      const seen = lender();
      await client.call(raw, { note: 'n' });
      const [call] = seen;
      expect([call?.url.pathname, call?.body]).toEqual(['/api/test/raw', '{"note":"n"}']);
    },
  ],
  [
    "GET. The query string holds the common parameters plus the caller's parameters.",
    async () => {
      open('/?channel=ads');
      const { client } = createServices();
      const seen = lender(0, '', { left: 1 });
      await client.call(read, { orderId: 'A 1' });
      const [call] = seen;
      expect(Object.fromEntries(call?.url.searchParams ?? [])).toMatchObject({
        channel: 'ads',
        orderId: 'A 1',
      });
    },
  ],
  ['Path shapes are listed below.', () => expect(new Set(specifiedPaths).size).toBe(92)],
];

it.each(calls)('%s', (_, check) => check());
