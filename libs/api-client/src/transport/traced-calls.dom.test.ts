import { object } from 'valibot';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { get, noRequest } from '../declare';
import { clientForTests } from '../testing/client-for-tests';
import { beginTraces } from './begin-traces';
import { traceCalls } from './send';

const parents: (string | null)[] = [];
const server = setupServer(
  http.get('http://localhost/api/facts', ({ request }) => {
    parents.push(request.headers.get('traceparent'));
    return HttpResponse.json({ code: 0, msg: '', data: {} });
  }),
);
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  traceCalls(undefined);
  parents.length = 0;
});
afterAll(() => {
  server.close();
});

const facts = get('/facts', { request: noRequest, data: object({}), public: true });

it('a borrower’s requests start no trace by default', async () => {
  await clientForTests().client.call(facts, {});
  expect(parents).toEqual([null]);
});

it('each request starts its own W3C trace after beginTraces', async () => {
  await beginTraces();
  const { client } = clientForTests();
  await client.call(facts, {});
  await client.call(facts, {});
  const [first, second] = parents;
  for (const each of [first, second])
    expect(each).toMatch(/^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-01$/);
  expect(first).not.toBe(second);
});
