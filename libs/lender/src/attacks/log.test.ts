import { randomUUID } from 'node:crypto';
import { passwordLogin, smsCodeLogin } from '@clearloan/auth/contract';
import { logout } from '@clearloan/session/contract';
import { ownedEndpoints } from '@clearloan/open-api';
import { logToOutput } from '../platform/http/access-log';
import { createModules } from '../app';
import { logInForTest } from '../testing/log-in';
import { codeFor } from '../testing/borrower-for-test';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { sendWire } from '../testing/wire-call';
import { requestOf } from './testing/calls-of-an-owner';
import { secretsOf } from './testing/foreign-ids';
import { ownerOfEverything, type Owner } from './testing/owner';
import { rawRequest } from './testing/raw-request';

jest.setTimeout(600_000);

const endpoints = ownedEndpoints.map(({ endpoint }) => endpoint);
let lender: TestLender;
let anna: Owner;
let output: string[];

beforeAll(async () => {
  lender = await startTestLender({}, createModules, logToOutput);
});
beforeEach(() => {
  output = [];
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((chunk) => output.push(String(chunk)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => lender.stop());

const lines = () => output.join('').split('\n').filter(Boolean);
const read = () => lines().map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

it('the log never contains a borrower’s data, whatever the requests and their results', async () => {
  anna = await ownerOfEverything(lender);
  const smsCode = await codeFor(lender, anna.phone, 'login');
  const { sessionId } = (await lender.call(smsCodeLogin, { username: anna.phone, smsCode })).value();
  const password = 'a guessed password';
  await lender.call(passwordLogin, { username: anna.phone, password });
  const utrs: string[] = [];
  for (const endpoint of endpoints) {
    const wire = requestOf(anna, endpoint);
    utrs.push(...Object.entries(wire).flatMap(([key, value]) => (key === 'utr' ? [String(value)] : [])));
    for (const own of [sessionId, 'expired'])
      await sendWire(lender.address, endpoint, wire, {
        sessionId: own,
        key: randomUUID(),
        headers: { Referer: anna.phone },
      });
    await fetch(`${lender.address}/api${endpoint.path}/${anna.phone}?sessionId=${sessionId}`);
    await fetch(`${lender.address}/api${endpoint.path}?phone=${anna.phone}&sessionId=${sessionId}`, {
      method: 'PUT',
    });
  }
  expect(utrs.length).toBeGreaterThan(0);
  expect(lines().length).toBeGreaterThan(4 * endpoints.length);
  const secrets = [...secretsOf(anna), ...utrs, smsCode, sessionId, anna.sessionId, password];
  const written = output.join('');
  expect(
    secrets.filter((secret) => written.includes(secret) || written.includes(encodeURIComponent(secret))),
  ).toEqual([]);
});

it('a log line that contains a query string is detected here', () => {
  logToOutput({ path: `/api/v3/personal-center/user-info?sessionId=${anna.sessionId}` });
  expect(output.join('')).toContain(anna.sessionId);
});

it('a request cannot inject log lines: each request logs one line with a fixed set of fields', async () => {
  const forged = '\r\n{"at":"2026-01-01","forged":true}\r\n';
  const before = lines().length;
  for (const path of [
    `/api/none${encodeURIComponent(forged)}`,
    `/${encodeURIComponent(forged)}`,
    '/api/%0a%7b%22forged%22:true%7d',
  ])
    await fetch(lender.address + path, {
      headers: { 'User-Agent': 'a', Referer: encodeURIComponent(forged) },
    });
  await rawRequest(lender.address, `GET /api/none HTTP/1.1\r\nHost: a\r\nX-A: b\n{"forged":true}\r\n\r\n`);
  for (const endpoint of endpoints.filter(({ style }) => style === 'PR'))
    await sendWire(
      lender.address,
      endpoint,
      { ...requestOf(anna, endpoint), page: forged, name: forged },
      anna,
    );
  expect(lines().length).toBeGreaterThan(before + 15);
  for (const line of read()) {
    expect(line).not.toHaveProperty('forged');
    expect(JSON.stringify(line)).not.toContain('forged');
    expect(line).toMatchObject({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }
});

it('the log has an event with a request id for each security event that an operator monitors', async () => {
  const phone = '+6281234500088';
  const smsCode = await codeFor(lender, phone, 'login');
  await lender.call(smsCodeLogin, { username: phone, smsCode: smsCode === '000000' ? '111111' : '000000' });
  const { sessionId } = (await lender.call(smsCodeLogin, { username: phone, smsCode })).value();
  await lender.call(passwordLogin, { username: phone, password: 'wrong' });
  await lender.call(logout, {}, { sessionId });
  await lender.call(logout, {}, { sessionId });
  await fetch(`${lender.address}/api${logout.path}?sessionId=${await logInForTest()}`, { method: 'POST' });
  const events = read().flatMap(({ event, requestId }) =>
    event === undefined ? [] : [[event, typeof requestId]],
  );
  expect(events).toEqual(
    ['wrong code', 'logged in', 'wrong login', 'logged out', 'no live session', 'foreign caller'].map(
      (event) => [event, 'string'],
    ),
  );
});
