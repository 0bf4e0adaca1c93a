import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { budgetList, saveBudget, type Budget } from '@clearloan/bookkeeping/contract';
import { userInfo } from '@clearloan/session/contract';
import * as fc from 'fast-check';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, type TestLender } from '../../testing/test-lender';

let lender: TestLender;
let sessionId: string;
let phone = 81_238_100_000;

beforeAll(async () => {
  lender = await startTestLender();
});
beforeEach(async () => {
  sessionId = await logInForTest(`+62${String((phone += 1))}`);
});
afterAll(() => lender.stop());

const at = (second: number) => new Date(Date.UTC(2026, 10, 1) + second * 1000).toISOString();
const food = (changes: Partial<Budget> = {}): Budget => ({
  category_id: 'food',
  from_month: '2026-11',
  monthly_limit: 45_000,
  updated_at: at(1),
  ...changes,
});
const save = (budget: Budget, by = sessionId) =>
  lender.call(saveBudget, budget, { sessionId: by, key: randomUUID() });
const all = async (by = sessionId) => (await lender.call(budgetList, {}, { sessionId: by })).value().list;

it('a budget sent repeatedly is stored once', async () => {
  for (let repeat = 0; repeat < 3; repeat += 1) (await save(food())).value();
  expect(await all()).toEqual([food()]);
});

it('two devices end with the later version, in whatever order the versions arrive', async () => {
  const versions = fc.uniqueArray(
    fc.record({
      second: fc.integer({ min: 0, max: 1000 }),
      limit: fc.option(fc.integer({ min: 1, max: 99_999_999_999 }), { nil: undefined }),
    }),
    { selector: ({ second }) => second, minLength: 2, maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(versions, async (each) => {
      const by = await logInForTest(`+62${String((phone += 1))}`);
      for (const { second, limit } of each)
        (await save(food({ monthly_limit: limit, updated_at: at(second) }), by)).value();
      const latest = [...each].sort((one, other) => other.second - one.second)[0];
      expect(await all(by)).toEqual([
        food({ monthly_limit: latest?.limit, updated_at: at(latest?.second ?? 0) }),
      ]);
    }),
    { numRuns: 20 },
  );
});

it('a device that fetches changes gets each change once', async () => {
  await save(food({ from_month: '2026-10' }));
  const first = (await lender.call(budgetList, { since: '1970-01-01T00:00:00Z' }, { sessionId })).value();
  await save(food());
  const next = (await lender.call(budgetList, { since: first.until }, { sessionId })).value();
  expect([first.list, next.list].map((list) => list.map(({ from_month }) => from_month))).toEqual([
    ['2026-10'],
    ['2026-11'],
  ]);
  expect((await lender.call(budgetList, { since: next.until }, { sessionId })).value().list).toEqual([]);
});

it.each([
  ['a limit of zero', { monthly_limit: 0 }, 'monthly_limit'],
  ['a negative limit', { monthly_limit: -1 }, 'monthly_limit'],
  ['a limit that is too large', { monthly_limit: 100_000_000_000 }, 'monthly_limit'],
  ['a month out of range', { from_month: '1066-10' }, 'from_month'],
])('%s is rejected with its field', async (_name, changes, field) => {
  expect(await save(food(changes))).toMatchObject({ code: codes.badInput, raw: { field } });
  expect(await all()).toEqual([]);
});

it('another borrower’s budgets cannot be read or changed', async () => {
  await save(food());
  const other = await logInForTest(`+62${String((phone += 1))}`);
  expect(await all(other)).toEqual([]);
  await save(food({ monthly_limit: 1, updated_at: at(9) }), other);
  expect(await all()).toEqual([food()]);
});

it('the data export has the budgets, with amounts as they are sent', async () => {
  await save(food());
  const { data } = (await lender.call(userInfo, { full: true }, { sessionId })).value();
  expect(data?.['budgets']).toEqual([expect.objectContaining({ monthly_limit: '450.00' })]);
});
