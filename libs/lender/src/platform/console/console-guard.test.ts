import fastify, { type FastifyInstance } from 'fastify';
import { rawRequest } from '../../attacks/testing/raw-request';
import { asStaff, consoleToken } from '../../testing/console-call';
import { guardConsole } from './console-guard';

/** A server with the console guard and one guarded page. */
async function serverTrusting(
  trustProxy: string | false,
): Promise<{ server: FastifyInstance; address: string }> {
  const server = fastify({ trustProxy });
  await server.register(
    (module, _options, done) => {
      guardConsole(module, consoleToken);
      module.setErrorHandler((error: { status?: number }, _request, reply) =>
        reply.status(error.status ?? 500).send(),
      );
      module.get('/', () => 'the page');
      module.get('/sms', () => 'all codes');
      done();
    },
    { prefix: '/sandbox' },
  );
  return { server, address: await server.listen({ port: 0, host: '127.0.0.1' }) };
}

const own = [
  'localhost',
  'localhost:4200',
  '127.0.0.1',
  '127.0.0.1:4200',
  'LOCALHOST:4200',
  '[::1]:4200',
].map((host): readonly [string, string, number] => [`itself as ${host}`, `Host: ${host}`, 200]);
/** Headers that a reverse proxy adds, with the host name that nginx sends by default. */
const passedOn = [
  'Via: 1.1 proxy',
  'X-Real-IP: 203.0.113.7',
  'CF-Connecting-IP: 203.0.113.7',
  'CF-Ray: 1-FRA',
  'X-Forwarded-Proto: https',
  'X-Forwarded-For: 203.0.113.7',
  'X-Forwarded-For: 127.0.0.1',
  'X-Forwarded-For: ',
  'X-Forwarded-Host: localhost',
  'Forwarded: for=203.0.113.7',
  'True-Client-IP: 203.0.113.7',
  'X-Original-Host: loans.example',
].map((header): readonly [string, string, number] => [
  `a proxy that says ${header}`,
  `Host: localhost\r\n${header}`,
  403,
]);
const foreignNames = [
  ...['loans.example', 'localhost.', 'localhost.evil.example', 'user@localhost', '127.0.0.1.nip.io'].map(
    (host) => `Host: ${host}`,
  ),
  'Host: loans.example\r\nX-Forwarded-Host: localhost',
  'Host: loans.example\r\nX-Forwarded-For: 127.0.0.1\r\nX-Forwarded-Host: localhost',
].map((headers): readonly [string, string, number] => [
  `a caller who names it ${headers.replaceAll('\r\n', ', ')}`,
  headers,
  403,
]);
const callers = [...own, ...passedOn, ...foreignNames];

describe.each([
  ['a lender without a proxy', false as const],
  ['a lender that trusts a proxy on its machine', '127.0.0.1'],
])('the console of %s', (_which, trustProxy) => {
  let server: FastifyInstance;
  let address: string;
  beforeAll(async () => {
    ({ server, address } = await serverTrusting(trustProxy));
  });
  afterAll(() => server.close());

  const statusOf = async (target: string, headers: string) => {
    const { first } = await rawRequest(address, `GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`);
    return Number(first.split(' ')[1]);
  };
  const bearer = `Authorization: ${asStaff.Authorization}`;

  it('is tested with at least 24 sets of headers', () => {
    expect(callers.length).toBeGreaterThanOrEqual(24);
  });

  it.each(callers)(
    'returns the expected status for %s, and never 200 without the token',
    async (_who, headers, status) => {
      expect(await statusOf('/sandbox/sms', `${headers}\r\n${bearer}`)).toBe(status);
      expect(await statusOf('/sandbox/sms', headers)).toBe(status === 200 ? 401 : status);
      expect(await statusOf('/sandbox/sms', `${headers}\r\nAuthorization: Bearer guessed`)).not.toBe(200);
    },
  );

  it('rejects a request with no Host header or with two', async () => {
    expect(await statusOf('/sandbox/sms', `Host: localhost\r\nHost: localhost\r\n${bearer}`)).not.toBe(200);
    const { first } = await rawRequest(address, `GET /sandbox/sms HTTP/1.0\r\n${bearer}\r\n\r\n`);
    expect(first).toContain('403');
  });

  it('opens by its link and then removes the token from the URL', async () => {
    const link = await rawRequest(
      address,
      `GET /sandbox?token=${consoleToken} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    expect(link.first).toContain('303');
    expect(link.all).toMatch(/location: \/sandbox\r\n/i);
    const [, cookie = ''] =
      /set-cookie: ([^;\r]+); Path=\/sandbox; HttpOnly; SameSite=Strict\r/i.exec(link.all) ?? [];
    expect(await statusOf('/sandbox', `Host: localhost\r\nCookie: other=1; ${cookie}`)).toBe(200);
    expect(await statusOf('/sandbox', `Host: localhost\r\nCookie: ${cookie}x`)).toBe(401);
    expect(await statusOf('/sandbox?token=guessed', 'Host: localhost')).toBe(401);
    expect(await statusOf(`/sandbox?token=${consoleToken}`, 'Host: loans.example')).toBe(403);
  });
});
