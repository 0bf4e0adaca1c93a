import { codes } from '@clearloan/api-client/declare';
import { createModules, type AppModules } from './app';
import { startTestLender, type TestLender } from './testing/test-lender';

let lender: TestLender;
let modules: AppModules;
beforeAll(async () => {
  lender = await startTestLender({}, (context) => (modules = createModules(context)));
});
afterAll(() => lender.stop());

const send = async (path: string, style: string, query: string, headers: Record<string, string>) => {
  const reply = await fetch(`${lender.address}/api${path}?${query}`, {
    method: style === 'GET' ? 'GET' : 'POST',
    headers,
  });
  return { status: reply.status, body: (await reply.json()) as { code: number; data: unknown } };
};
const ours = { 'X-Requested-With': 'XMLHttpRequest' };

it('each path has one handler', () => {
  const paths = modules.calls.map(({ endpoint }) => endpoint.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeGreaterThan(30);
});

it.each(['', 'sessionId=', 'sessionId=never-given', 'sessionId=a&sessionId=b'])(
  'an endpoint that needs a login returns no data without a session (with "%s")',
  async (query) => {
    for (const { endpoint } of modules.calls.filter((call) => !call.endpoint.public)) {
      const { status, body } = await send(endpoint.path, endpoint.style, query, ours);
      expect({ path: endpoint.path, status, ...body }).toMatchObject({
        status: 200,
        code: codes.sessionExpired,
        data: null,
      });
    }
  },
);

it('a request without the app’s header is rejected', async () => {
  for (const { endpoint } of modules.calls.filter((call) => !call.endpoint.public)) {
    const { status } = await send(endpoint.path, endpoint.style, '', {});
    expect([endpoint.path, status]).toEqual([endpoint.path, 403]);
  }
});

it('a request without fields never causes a server error', async () => {
  for (const { endpoint } of modules.calls.filter((call) => call.endpoint.public)) {
    const { status, body } = await send(endpoint.path, endpoint.style, '', ours);
    expect([endpoint.path, status]).toEqual([endpoint.path, 200]);
    expect([codes.success, codes.badInput, codes.notFound]).toContain(body.code);
  }
});
