import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import {
  accountBalances,
  accountList,
  categoryList,
  deleteRecord,
  recordInfo,
  recordList,
  saveAccount,
  saveRecord,
  statistics,
  type BookRecord,
} from '@clearloan/bookkeeping/contract';
import * as fc from 'fast-check';
import { businessDay } from '../../platform/context/clock';
import { logInForTest } from '../../testing/log-in';
import { sizes } from '../../testing/sizes';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { weekOf } from './statistics';

let lender: TestLender;
let sessionId: string;
let phone = 81_236_000_000;
const today = businessDay(new Date());
const month = today.slice(0, 7);

beforeAll(async () => {
  lender = await startTestLender();
});
beforeEach(async () => {
  sessionId = await logInForTest(`+62${(phone += 1)}`);
  for (const kind of ['bank', 'wallet', 'cash'] as const) {
    await save(saveAccount, {
      account_id: kind,
      name: kind,
      kind,
      opening_balance: 10_000,
      updated_at: at(0),
    });
  }
});
afterAll(() => lender.stop());

const at = (second: number) => new Date(Date.UTC(2026, 10, 1) + second * 1000).toISOString();
const save: TestLender['call'] = async (endpoint, request, how = {}) => {
  const answer = await lender.call(endpoint, request, { sessionId, key: randomUUID(), ...how });
  answer.value();
  return answer;
};
const lunch = (changes: Partial<BookRecord> = {}) => ({
  record_id: randomUUID(),
  amount: 2850,
  category_id: 'food',
  record_date: today,
  book_type: 'expense' as const,
  account_id: 'cash',
  updated_at: at(1),
  ...changes,
});
const keep = (record: ReturnType<typeof lunch>) => save(saveRecord, record as never);
const month_ = async () => (await lender.call(statistics, { month }, { sessionId })).value();
const has = async () => (await lender.call(accountBalances, {}, { sessionId })).value();
const all = async () =>
  (await lender.call(recordList, { since: '1970-01-01T00:00:00Z', pageSize: 100 }, { sessionId })).value();

it('a record sent repeatedly is stored once', async () => {
  const record = lunch();
  for (let repeat = 0; repeat < 3; repeat += 1) await keep(record);
  expect((await all()).list).toHaveLength(1);
  expect(await month_()).toMatchObject({ month_paid: 2850, month_balance: -2850, today_balance: -2850 });
});

it('the later of two versions wins, whichever arrives first', async () => {
  const record = lunch({ updated_at: at(20), note: 'later' });
  await keep(record);
  await keep({ ...record, updated_at: at(10), note: 'earlier' });
  expect((await lender.call(recordInfo, { record_id: record.record_id }, { sessionId })).value().note).toBe(
    'later',
  );
});

it('a deleted record leaves the totals, syncs as deleted, and a later change restores it', async () => {
  const record = lunch();
  await keep(record);
  await save(deleteRecord, { record_id: record.record_id, updated_at: at(2) });
  expect((await month_()).month_paid).toBe(0);
  expect((await all()).list).toEqual([expect.objectContaining({ deleted: true })]);
  expect((await lender.call(recordList, {}, { sessionId })).value().list).toEqual([]);
  await keep({ ...record, updated_at: at(3) });
  expect((await month_()).month_paid).toBe(2850);
});

it('a device that fetches changes gets each change once, page by page', async () => {
  for (let count = 0; count < 7; count += 1) await keep(lunch({ note: String(count) }));
  const seen: string[] = [];
  let since = '1970-01-01T00:00:00Z';
  for (let more = true; more;) {
    const page = (await lender.call(recordList, { since, pageSize: 3 }, { sessionId })).value();
    seen.push(...page.list.map(({ note }) => note ?? ''));
    since = page.until ?? since;
    more = page.hasMore;
  }
  expect(seen).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  expect((await lender.call(recordList, { since }, { sessionId })).value().list).toEqual([]);
  const accounts = (await lender.call(accountList, { since: '1970-01-01T00:00:00Z' }, { sessionId })).value();
  expect((await lender.call(accountList, { since: accounts.until }, { sessionId })).value().list).toEqual([]);
});

it('a transfer changes two accounts and no total', async () => {
  await keep(lunch({ book_type: 'transfer', category_id: undefined, to_account_id: 'bank', amount: 4000 }));
  expect(await has()).toMatchObject({ cash_balance: 6000, bank_balance: 14_000, balance_total: 30_000 });
  expect(await month_()).toMatchObject({ month_income: 0, month_paid: 0, recorded_days: 1 });
});

it.each([
  ['an amount of zero', { amount: 0 }, 'amount'],
  ['a negative amount', { amount: -5 }, 'amount'],
  ['an amount that is too large', { amount: 100_000_000_000 }, 'amount'],
  ['an unknown account', { account_id: 'nowhere' }, 'account_id'],
  [
    'a transfer to the same account',
    { book_type: 'transfer', category_id: undefined, to_account_id: 'cash' },
    'to_account_id',
  ],
  ['an expense with a target account', { to_account_id: 'bank' }, 'to_account_id'],
  ['an unknown picture', { img_url: '/api/pictures/x' }, 'img_url'],
])('%s is rejected with its field', async (_name, changes, field) => {
  const answer = await lender.call(saveRecord, lunch(changes as never) as never, { sessionId });
  expect(answer).toMatchObject({ code: codes.badInput, raw: { field } });
});

it('another borrower’s records cannot be read, changed or deleted', async () => {
  const record = lunch();
  await keep(record);
  const other = await logInForTest(`+62${(phone += 1)}`);
  const ask = { record_id: record.record_id };
  expect((await lender.call(recordInfo, ask, { sessionId: other })).code).toBe(codes.notFound);
  expect((await lender.call(deleteRecord, ask, { sessionId: other })).code).toBe(codes.notFound);
  expect((await lender.call(recordList, {}, { sessionId: other })).value().list).toEqual([]);
  expect((await all()).list[0]?.deleted).toBe(false);
});

it('the categories are in the borrower’s language', async () => {
  const list = (await lender.call(categoryList, { book_type: 'expense' }, { sessionId })).value().list;
  expect(list.map(({ category_id }) => category_id)).toContain('loan');
});

it('the weekly statistics have seven days, Monday first', () => {
  expect(weekOf('2026-11', '2026-11-20')).toEqual(
    [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`),
  );
  expect(weekOf('2026-02', '2026-11-20')[0]).toBe('2026-02-23');
});

it('totals and balances add up after any records', async () => {
  const kinds = ['bank', 'wallet', 'cash'] as const;
  const record = fc.record({
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    type: fc.constantFrom('income', 'expense', 'transfer'),
    from: fc.integer({ min: 0, max: 2 }),
    step: fc.integer({ min: 1, max: 2 }),
    deleted: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(record, { maxLength: 8 }), async (made) => {
      const before = { month: await month_(), has: await has() };
      for (const { amount, type, from, step, deleted } of made) {
        const isMove = type === 'transfer';
        const one = lunch({ amount, book_type: type, account_id: kinds[from] ?? 'cash' });
        const target = { category_id: undefined, to_account_id: kinds[(from + step) % 3] };
        await keep(isMove ? { ...one, ...target } : one);
        if (deleted) await save(deleteRecord, { record_id: one.record_id, updated_at: at(9) });
      }
      const kept = made.filter(({ deleted }) => !deleted);
      const sum = (type: string) =>
        kept.filter((each) => each.type === type).reduce((total, { amount }) => total + amount, 0);
      const after = { month: await month_(), has: await has() };
      expect(after.month.month_income - before.month.month_income).toBe(sum('income'));
      expect(after.month.month_paid - before.month.month_paid).toBe(sum('expense'));
      expect(after.month.month_balance).toBe(after.month.month_income - after.month.month_paid);
      expect(after.month.by_category.reduce((total, { amount }) => total + amount, 0)).toBe(
        after.month.month_paid,
      );
      const { balance_total, bank_balance, wallet_balance, cash_balance } = after.has;
      expect(balance_total).toBe(bank_balance + wallet_balance + cash_balance);
      expect(balance_total - before.has.balance_total).toBe(sum('income') - sum('expense'));
    }),
    { numRuns: sizes.books },
  );
});
