import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { saveAccount, saveRecord, statistics } from '@clearloan/bookkeeping/contract';
import { addDays, addMonths } from '@clearloan/loan-math';
import {
  closeReminder,
  deleteReminder,
  dues,
  reminderInfo,
  reminderList,
  saveReminder,
  setReminder,
  type reminderLists,
} from '@clearloan/reminders/contract';
import { businessDay } from '../../platform/context/clock';
import { db, transaction } from '../../platform/database/connection';
import { borrowers } from '../../platform/database/schema/borrowers';
import { startSession } from '../../platform/context/sessions';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { eq } from 'drizzle-orm';
import { actOnConsole } from '../../testing/console-call';

let lender: TestLender;
let sessionId: string;
let phone = 81_237_000_000;
const today = businessDay(new Date());

beforeAll(async () => {
  lender = await startTestLender();
});
beforeEach(async () => {
  sessionId = await logInForTest(`+62${(phone += 1)}`);
});
afterAll(() => lender.stop());

const at = (second: number) => new Date(Date.UTC(2026, 10, 1) + second * 1000).toISOString();
const motorbike = (changes: object = {}) => ({
  id: randomUUID(),
  productName: 'Motorbike loan',
  amount: 86_000,
  repayTime: addDays(today, 3),
  cycle: 'once' as const,
  updated_at: at(1),
  ...changes,
});
const keep = async (reminder: ReturnType<typeof motorbike>) =>
  (await lender.call(saveReminder, reminder, { sessionId, key: randomUUID() })).value();
const shown = async (id: string) => (await lender.call(reminderInfo, { id }, { sessionId })).value();
const list = async (status: (typeof reminderLists)[number]) =>
  (await lender.call(reminderList, { status }, { sessionId })).value().list;
const bell = { daysBefore: [3, 0], time: '09:00', channels: ['app' as const] };

it('a reminder is stored once, its alarm is set and switched off by the later change [promise: reminder-moved]', async () => {
  const reminder = motorbike({ repayTime: addDays(today, 20) });
  await keep(reminder);
  await keep(reminder);
  expect(await list('off')).toHaveLength(1);
  (await lender.call(setReminder, { id: reminder.id, ...bell, updated_at: at(2) }, { sessionId })).value();
  expect(await shown(reminder.id)).toMatchObject({ bell, status: 'upcoming' });
  (await lender.call(closeReminder, { id: reminder.id, updated_at: at(1) }, { sessionId })).value();
  expect((await shown(reminder.id)).bell).toEqual(bell);
  (await lender.call(closeReminder, { id: reminder.id, updated_at: at(3) }, { sessionId })).value();
  const silent = await shown(reminder.id);
  expect([silent.bell, silent.status]).toEqual([undefined, 'off']);
});

it.each(['0000-05-05', '0001-01-01', '3000-01-01'])(
  'a reminder of the day %s is refused',
  async (repayTime) => {
    const answer = await lender.call(saveReminder, motorbike({ repayTime }), {
      sessionId,
      key: randomUUID(),
    });
    expect(answer.code).toBe(codes.badInput);
  },
);

it('a reminder is late, due or done by its own due date', async () => {
  const late = motorbike({ repayTime: addDays(today, -1) });
  const done = motorbike({ paidTimes: 1 });
  for (const each of [late, motorbike(), done]) await keep(each);
  expect((await list('due')).map(({ status }) => status).sort()).toEqual(['due', 'late']);
  expect((await list('done')).map(({ id }) => id)).toEqual([done.id]);
  const { dueSoon, totals } = (await lender.call(dues, {}, { sessionId })).value();
  expect(dueSoon).toHaveLength(2);
  expect(totals).toMatchObject({ next7Days: 172_000, late: 86_000 });
});

it('a deleted reminder is in no list and syncs as deleted', async () => {
  const reminder = motorbike();
  await keep(reminder);
  (await lender.call(deleteReminder, { id: reminder.id, updated_at: at(2) }, { sessionId })).value();
  expect(await list('all')).toEqual([]);
  const changed = (
    await lender.call(reminderList, { status: 'all', since: '1970-01-01T00:00:00Z' }, { sessionId })
  ).value();
  expect(changed.list).toEqual([expect.objectContaining({ id: reminder.id, deleted: true })]);
});

it('another borrower’s reminders cannot be read or changed', async () => {
  const reminder = motorbike();
  await keep(reminder);
  const other = await logInForTest(`+62${(phone += 1)}`);
  for (const endpoint of [reminderInfo, deleteReminder, closeReminder] as const) {
    expect((await lender.call(endpoint, { id: reminder.id }, { sessionId: other })).code).toBe(
      codes.notFound,
    );
  }
  expect(await list('all')).toHaveLength(1);
});

it('the forecast shows the day on which the money runs out', async () => {
  const account = { account_id: 'cash', name: 'Cash', kind: 'cash' as const, updated_at: at(0) };
  (await lender.call(saveAccount, { ...account, opening_balance: 100_000 }, { sessionId })).value();
  await keep(motorbike());
  await keep(motorbike({ repayTime: addDays(today, 10), cycle: 'weekly', times: 2 }));
  const { forecast } = (await lender.call(dues, {}, { sessionId })).value();
  expect(forecast.map(({ date, balance }) => [date, balance])).toEqual([
    [addDays(today, 3), 14_000],
    [addDays(today, 10), -72_000],
    [addDays(today, 17), -158_000],
  ]);
});

it('the forecast expects the smallest income that arrived in each of the last two months', async () => {
  const last = addMonths(addDays(today, 5), -1);
  const before = addMonths(addDays(today, 5), -2);
  const account = { account_id: 'cash', name: 'Cash', kind: 'cash' as const, updated_at: at(0) };
  (await lender.call(saveAccount, { ...account, opening_balance: 0 }, { sessionId })).value();
  const pay = { category_id: 'salary', book_type: 'income' as const, account_id: 'cash', updated_at: at(1) };
  for (const [record_date, amount] of [
    [before, 300_000],
    [addDays(before, 1), 200_000],
    [last, 250_000],
  ] as const) {
    const record = { ...pay, record_id: randomUUID(), record_date, amount };
    (await lender.call(saveRecord, record, { sessionId })).value();
  }
  const { forecast } = (await lender.call(dues, {}, { sessionId })).value();
  expect(forecast.map((day) => [day.date, day.in])).toEqual([[addMonths(last, 1), 200_000]]);
});

it('the lender’s own loans are listed, and their payments are suggested as records', async () => {
  const reply = await actOnConsole(lender.address, '/seed', { scenario: 'two-paid' });
  expect(reply.status).toBe(200);
  const [mira] = await db().select().from(borrowers).where(eq(borrowers.phone, '+628123450417'));
  sessionId = await transaction(() => startSession(mira?.borrowerId ?? ''));
  const { dueSoon, forecast, own } = (await lender.call(dues, {}, { sessionId })).value();
  expect(dueSoon).toEqual([expect.objectContaining({ source: 'own', paidTimes: 2 })]);
  expect(own.map(({ status }) => status)).toEqual(['done', 'done', 'due', 'due', 'due', 'due']);
  expect(forecast.length).toBeGreaterThan(0);
  const month = today.slice(0, 7);
  const { suggested } = (await lender.call(statistics, { month }, { sessionId })).value();
  expect(suggested).toHaveLength(2);
  const [first] = suggested;
  const account = {
    account_id: 'bank',
    name: 'Bank',
    kind: 'bank' as const,
    opening_balance: 0,
    updated_at: at(0),
  };
  (await lender.call(saveAccount, account, { sessionId })).value();
  const taken = { record_id: first?.paymentId ?? '', amount: first?.amount ?? 0, record_date: today };
  const facts = { book_type: 'expense' as const, category_id: 'loan', account_id: 'bank', updated_at: at(1) };
  (await lender.call(saveRecord, { ...taken, ...facts }, { sessionId })).value();
  expect((await lender.call(statistics, { month }, { sessionId })).value().suggested).toHaveLength(1);
});
