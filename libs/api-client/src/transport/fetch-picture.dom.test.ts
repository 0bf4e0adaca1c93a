import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { clientForTests } from '../testing/client-for-tests';

const address = 'http://localhost/api/pictures/p-1';
const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => {
  server.close();
});

it('a picture request has the session and X-Requested-With, and is reported without its URL', async () => {
  let asked: Request | undefined;
  server.use(
    http.get(address, ({ request }) => {
      asked = request;
      return new HttpResponse('jpeg', { headers: { 'Content-Type': 'image/jpeg' } });
    }),
  );
  const { client, session, reports } = clientForTests();
  session.saveLogin({ sessionId: 's-1' });
  const picture = await client.picture('/api/pictures/p-1');
  expect(picture.size).toBe(4);
  expect(new URL(asked?.url ?? '').searchParams.get('sessionId')).toBe('s-1');
  expect(asked?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(reports).toEqual([
    { path: '/pictures', outcome: 'success', code: null, sentBytes: asked?.url.length, requestId: undefined },
  ]);
});

it.each([
  ['a picture of another borrower', () => HttpResponse.json({ code: 1002 }, { status: 404 }), 'Unreadable'],
  ['an HTML page instead of a picture', () => HttpResponse.html('<html>'), 'Unreadable'],
  ['no network', () => HttpResponse.error(), 'Network'],
])('%s is a failure, is never shown as a picture, and shows no toast', async (_name, respond, kind) => {
  server.use(http.get(address, respond));
  const { client, shown, reports } = clientForTests();
  await expect(client.picture('/api/pictures/p-1')).rejects.toMatchObject({ name: 'CallError', kind });
  expect(shown).toEqual([]);
  expect(reports[0]?.outcome).toBe(kind);
});

it('a picture is never requested from another host, whatever path a response contains', async () => {
  const hosts: string[] = [];
  server.use(
    http.get(/.*/, ({ request }) => {
      hosts.push(new URL(request.url).host);
      return HttpResponse.error();
    }),
  );
  const { client } = clientForTests();
  for (const path of ['//evil.example/p', 'https://evil.example/p', '/\\evil.example', '\\\\evil.example/p'])
    await expect(client.picture(path)).rejects.toMatchObject({ kind: 'Unreadable' });
  expect(hosts).toEqual([]);
});
