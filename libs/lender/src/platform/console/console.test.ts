import { userInfo } from '@clearloan/session/contract';
import { codes } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { borrowerCalls } from '../../modules/account/calls';
import { borrowers } from '../database/schema/borrowers';
import { cities } from '../database/schema/certification';
import { movedDays } from '../context/clock';
import { db } from '../database/connection';
import { emptyLoanBook } from '../context/loan-book';
import { actOnConsole, askConsole } from '../../testing/console-call';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { consoleAct, ConsoleRefusal, type ConsoleModule } from './console-module';

/** What the module was told of. */
const ran: string[] = [];

const module: ConsoleModule = {
  acts: [
    consoleAct(
      '/orders/:orderId/review',
      v.object({ decision: v.picklist(['approve', 'reject']) }),
      (params, body) => {
        if (params['orderId'] !== 'o-1') throw new ConsoleRefusal(404, 'There is no such order.');
        return Promise.resolve({ reviewed: body.decision });
      },
    ),
  ],
  panels: [
    { title: 'In review', columns: ['Order'], rows: () => Promise.resolve([]), empty: 'Nothing waits.' },
    {
      title: 'Notes',
      columns: ['Text'],
      empty: '',
      rows: () => Promise.resolve([{ cells: ['<script>alert(1)</script>'], buttons: [] }]),
    },
  ],
  reads: [{ path: '/desk', read: (query) => Promise.resolve({ query }) }],
  afterClock: () => {
    ran.push('clock');
    return Promise.resolve();
  },
  afterReset: () => ran.push('reset'),
  pages: [{ label: 'House rules', path: '/rules', html: () => '<p>Be kind.</p>' }],
  seedScenarios: { late: () => Promise.resolve({ phone: '+62' }) },
};

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestLender({}, () => ({
    calls: borrowerCalls(emptyLoanBook, {
      codesPerHour: undefined,
      appHost: undefined,
      sms: () => Promise.resolve(),
    }),
    consoleModules: [module],
    jobs: [],
  }));
});
afterAll(() => lender.stop());

const act = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const reply = await actOnConsole(lender.address, path, body, headers);
  return { status: reply.status, body: (await reply.json()) as unknown };
};

it('a module answers what it adds to read, and learns of a moved clock and a reset', async () => {
  expect(await (await askConsole(lender.address, '/desk?phone=1')).json()).toEqual({ query: { phone: '1' } });
  expect((await askConsole(lender.address, '/desk?phone=%00')).status).toBe(400);
  await act('/clock', { days: 0 });
  await act('/reset', {});
  expect(ran).toEqual(['clock', 'reset']);
});

it('moving the clock moves business days and expires no session', async () => {
  const sessionId = await logInForTest();
  expect(await act('/clock', { days: 40 })).toEqual({ status: 200, body: { movedDays: 40 } });
  const { code, headers } = await lender.call(userInfo, {}, { sessionId });
  expect(code).toBe(0);
  const ahead = Date.parse(headers.get('x-business-time') ?? '') - Date.now();
  expect(Math.round(ahead / 86_400_000)).toBe(40);
});

it('the clock never moves back', async () => {
  expect((await act('/clock', { days: -1 })).status).toBe(400);
  expect((await act('/clock', { days: 0.5 })).status).toBe(400);
  expect((await act('/clock', {})).status).toBe(400);
});

it('an action that a module added runs, and its rejection has a message', async () => {
  expect(await act('/orders/o-1/review', { decision: 'approve' })).toEqual({
    status: 200,
    body: { reviewed: 'approve' },
  });
  expect((await act('/orders/o-1/review', { decision: 'maybe' })).status).toBe(400);
  expect(await act('/orders/o-2/review', { decision: 'reject' })).toEqual({
    status: 404,
    body: { error: 'There is no such order.' },
  });
});

it('a seed scenario runs by its name', async () => {
  expect((await act('/seed', { scenario: 'late' })).body).toEqual({ phone: '+62' });
  expect((await act('/seed', { scenario: 'toString' })).status).toBe(404);
});

it('a module’s page is linked on the first page and loads nothing from other origins', async () => {
  const first = await askConsole(lender.address, '');
  expect(await first.text()).toContain('<a href="/sandbox/rules">House rules</a>');
  const page = await askConsole(lender.address, '/rules');
  expect(await page.text()).toBe('<p>Be kind.</p>');
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

it('the first page shows the waiting work, with a borrower’s text escaped', async () => {
  const reply = await askConsole(lender.address, '');
  const page = await reply.text();
  expect(page).toContain('Nothing waits.');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script>');
  expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
  for (const file of ['console.js', 'console.css']) {
    expect((await askConsole(lender.address, `/${file}`)).status).toBe(200);
  }
});

it('a reset deletes everything but the cities', async () => {
  const sessionId = await logInForTest();
  const citiesBefore = (await db().select().from(cities)).length;
  await act('/reset', {});
  expect((await lender.call(userInfo, {}, { sessionId })).code).toBe(codes.sessionExpired);
  expect(await movedDays()).toBe(0);
  expect(await db().select().from(borrowers)).toEqual([]);
  expect(citiesBefore).toBeGreaterThan(50);
  expect(await db().select().from(cities)).toHaveLength(citiesBefore);
});

it('a request from a page of another origin changes nothing', async () => {
  expect((await act('/clock', { days: 1 }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await act('/clock', { days: 1 }, { Origin: 'https://evil.example' })).status).toBe(403);
});
