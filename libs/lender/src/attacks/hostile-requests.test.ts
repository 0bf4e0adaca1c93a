import { headerNames } from '@clearloan/api-client/declare';
import { userInfo } from '@clearloan/session/contract';
import { ownedEndpoints } from '@clearloan/open-api';
import { sizes } from '../testing/sizes';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { innards } from './testing/hostile-texts';
import { inTurn } from './testing/sequential';
import { ownerOfEverything, type Owner } from './testing/owner';
import { allRows } from './testing/rows';

jest.setTimeout(1_800_000);

let lender: TestLender;
let anna: Owner;
let bela: Owner;
const endpoints = ownedEndpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ path }) => !path.includes('logout'));

beforeAll(async () => {
  lender = await startTestLender();
  anna = await ownerOfEverything(lender);
  bela = await ownerOfEverything(lender);
});
afterEach(async () => {
  expect((await lender.call(userInfo, {}, anna)).code).toBe(0);
});
afterAll(() => lender.stop());

const belasRows = async () => (await allRows()).filter((row) => row.includes(bela.borrowerId));
const headers = { [headerNames.requestedWith]: 'XMLHttpRequest' };

describe('a request that the app never sends', () => {
  const session = () => `sessionId=${anna.sessionId}`;
  const open = (path: string, init: RequestInit = {}) =>
    fetch(`${lender.address}/api${path}`, {
      ...init,
      headers: new Headers([...new Headers(headers), ...new Headers(init.headers)]),
    });
  const ours = ['/v5/index/index', '/v3/loan-details/loan-details', '/v3/personal-center/user-info'];

  it('with another HTTP method gets 404 and changes nothing', async () => {
    const before = await allRows();
    const wrong: unknown[] = [];
    for (const { path, style } of endpoints) {
      const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', style === 'GET' ? 'POST' : 'GET'];
      for (const method of inTurn(methods, sizes.hostileTexts)) {
        const { status } = await open(`${path}?${session()}`, { method });
        if (status !== 404) wrong.push([method, path, status]);
      }
    }
    expect(wrong).toEqual([]);
    expect(await allRows()).toEqual(before);
  });

  it('with an unexpected body format causes no server error', async () => {
    const wrong: unknown[] = [];
    const forms = [
      ['text/plain', '{"orderId":"1"}'],
      ['application/xml', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>'],
      ['application/json; charset=utf-16', '{}'],
      ['multipart/form-data', 'no boundary'],
      ['multipart/form-data; boundary=a', '--a\r\nContent-Disposition: form-data\r\n\r\nx'],
      ['application/json', '{"a":1,"a":2'],
      ['application/json', ''],
      ['application/x-www-form-urlencoded', '%&%=%&[=&]=[]&a[[=b'],
      ['', 'x'],
      ['a/b/c;;;', 'x'],
    ] as const;
    for (const { path } of endpoints.filter(({ style }) => style !== 'GET')) {
      for (const [type, body] of inTurn(forms, sizes.hostileTexts)) {
        const reply = await open(`${path}?${session()}`, {
          method: 'POST',
          body,
          headers: { 'Content-Type': type },
        });
        const text = await reply.text();
        if (reply.status >= 500 || innards.test(text)) wrong.push([path, type, reply.status, text]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('of two megabytes, with a thousand brackets or with a duplicate key does no harm', async () => {
    const bodies = [
      `{"orderId":"${'a'.repeat(2 * 1024 * 1024)}"}`,
      `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`,
      `{"orderId":${'['.repeat(1000)}${']'.repeat(1000)}}`,
      `{"orderId":"${anna.orders.draft}","orderId":"${bela.orders.draft}"}`,
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    ];
    const before = await belasRows();
    const wrong: unknown[] = [];
    for (const { path } of endpoints.filter(({ style }) => style === 'PR')) {
      for (const body of inTurn(bodies, sizes.hostileTexts)) {
        const reply = await open(`${path}?${session()}`, {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json' },
        });
        if (![200, 400, 413].includes(reply.status)) wrong.push([path, body.slice(0, 40), reply.status]);
        await reply.arrayBuffer();
      }
    }
    expect(wrong).toEqual([]);
    expect(await belasRows()).toEqual(before);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  });

  const queries = [
    'sessionId=a&sessionId=b',
    'sessionId[]=a',
    'sessionId[__proto__]=a',
    '__proto__[polluted]=1',
    '__proto__.polluted=1',
    'constructor[prototype][polluted]=1',
    'lang=__proto__',
    'lang=toString',
    'lang[]=en&lang=id',
    'orderId[toString]=1',
    'orderId[length]=1000000000',
    'orderId[99999999]=1',
    'orderId%00=1',
    'lang=en%0d%0aSet-Cookie:%20stolen=1%0d%0a%0d%0aforged',
    '%',
    '%zz=%zz',
    '%c0%ae%c0%ae=%ff%fe',
    '&'.repeat(5000),
    '='.repeat(5000),
    Array.from({ length: 1500 }, (_, index) => `k${String(index)}=v`).join('&'),
    `a${'[b]'.repeat(500)}=1`,
    'pageNum=1e9&pageSize=-1',
    'pageNum=999999999999999999999&pageSize=100',
    'pageNum=0x10&pageSize=NaN',
  ];

  it('with an unexpected query string gets a response and pollutes no prototype', async () => {
    for (const { path } of endpoints.filter(({ style }) => style === 'GET')) {
      for (const query of inTurn(queries, sizes.hostileTexts * 3)) {
        const reply = await open(`${path}?${session()}&${query}`);
        const text = await reply.text();
        expect([path, query.slice(0, 60), reply.status < 500, innards.test(text)]).toEqual([
          path,
          query.slice(0, 60),
          true,
          false,
        ]);
        expect(reply.headers.get('set-cookie')).toBeNull();
      }
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  });

  it('with unexpected headers gets the same response as without them', async () => {
    const [plain] = [await (await open(`${ours[2] ?? ''}?${session()}`)).text()];
    const odd: readonly Record<string, string>[] = [
      { 'Idempotency-Key': "'; drop table borrowers; --" },
      { 'Idempotency-Key': 'a'.repeat(5000) },
      { 'X-Forwarded-For': bela.phone, Forwarded: 'for=127.0.0.1' },
      { 'X-App-Id': '${jndi:ldap://localhost/a}', 'X-Channel': '<script>' },
      { 'X-HTTP-Method-Override': 'DELETE', 'X-Original-URL': '/sandbox/reset' },
      { Authorization: `Bearer ${bela.sessionId}`, Cookie: `sessionId=${bela.sessionId}` },
      { 'X-Request-Id': 'forged', Accept: 'text/html', 'Accept-Encoding': 'zip' },
      { Range: 'bytes=0-1', 'If-None-Match': '*' },
    ];
    for (const more of odd) {
      const reply = await open(`${ours[2] ?? ''}?${session()}`, { headers: more });
      expect([more, reply.status, await reply.text()]).toEqual([more, 200, plain]);
      expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});
