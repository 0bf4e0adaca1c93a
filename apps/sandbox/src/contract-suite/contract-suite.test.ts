import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exchangeRates } from '@clearloan/calculator/contract';
import { ownedEndpoints } from '../context/contracts';
import { consoleToken } from '../testing/console-call';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { readLender } from './harness/lender-under-test';
import { asMarkdown, asText, verdict } from './report';
import { runContractSuite } from './run';
import { ownSuccess } from './harness/suite';

/** Some four hundred calls one after the other: long on a busy machine, and never wrong for that. */
const patienceMs = 240_000;

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

type Spoil = (path: string, body: string) => string;

/** What the sandbox answers to a request, spoiled. */
async function passOn({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer, spoil: Spoil) {
  const { host: _host, connection: _connection, 'content-length': _length, ...kept } = headers;
  const reply = await fetch(lender.address + url, {
    method,
    headers: Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)])),
    ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const isText = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
  const [path = ''] = url.split('?');
  const said = isText ? Buffer.from(spoil(path, bytes.toString('utf8'))) : bytes;
  return { status: reply.status, headers: Object.fromEntries(reply.headers), said };
}

/** Another backend: the sandbox behind a proxy that changes what it says. */
async function behindProxy(spoil: Spoil): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      passOn(request, Buffer.concat(parts), spoil).then(
        ({ status, headers, said }) => {
          response.writeHead(status, { ...headers, 'content-length': said.length }).end(said);
        },
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

it(
  'the sandbox keeps the contract in all of its calls',
  async () => {
    const results = await runContractSuite(
      lender.address,
      readLender({ staffToken: consoleToken }),
      ownedEndpoints,
    );
    expect(results.filter(({ keeps }) => !keeps).map(({ path, checks }) => ({ path, checks }))).toEqual([]);
    expect(verdict(results)).toMatch(`${ownedEndpoints.length} of ${ownedEndpoints.length} calls`);
    expect(results.length).toBeGreaterThanOrEqual(92);
  },
  patienceMs,
);

it(
  'a backend that spoils one reply is told which call it is, and about no other',
  async () => {
    const spoil: Spoil = (path, body) =>
      path.endsWith(exchangeRates.path) ? body.replace(/"usd2idr":"[^"]*"/, '"usd2idr":"many"') : body;
    const { address, server } = await behindProxy(spoil);
    try {
      const results = await runContractSuite(
        address,
        readLender({ staffToken: consoleToken }),
        ownedEndpoints,
      );
      const broken = results.filter(({ keeps }) => !keeps);
      expect(broken.map(({ path }) => path)).toEqual([exchangeRates.path]);
      const [fault] = broken[0]?.checks.filter(({ faults }) => faults.length > 0) ?? [];
      expect(fault).toMatchObject({ rule: ownSuccess, faults: [expect.stringMatching(/^data\.usd2idr: /)] });
      expect(asText(results)).toContain(`${results.length - 1} of ${results.length} calls keep the contract`);
      expect(asMarkdown(results, address, new Date())).toMatch(/\| \/calc\/exchange-rate \|.*data\.usd2idr/);
    } finally {
      server.close();
    }
  },
  patienceMs,
);

it.each([
  ['an unknown field', { productID: 'top-up' }],
  ['a phone without its country', { phones: { borrower: '0812', listener: '0813' } }],
  ['a prefix without a slash', { prefix: 'api' }],
])('a lender described with %s is refused in a sentence', (_what, given) => {
  expect(() => readLender(given)).toThrow('The lender under test is not described rightly:');
});
