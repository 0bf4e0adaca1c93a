import { randomUUID } from 'node:crypto';
import { bindCard, cardSetting, changeCard, removeCard } from '@clearloan/certification/contract';
import { saveProblem } from '@clearloan/complaints/contract';
import { addDays } from '@clearloan/loan-math';
import { activity, activityKinds, type ActivityGroup } from '@clearloan/loans/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { portsOf } from '../../configuration/ports';
import { certifiedBorrower, newPhone } from '../../core/lending/testing/certified-borrower';
import { lenderInBalance } from '../../core/lending/testing/lender-in-balance';
import { mandatesAt, toCollectedDay, toDay } from '../../core/payments/testing/mandates';
import {
  moveToDay,
  newReference,
  runningLoan,
  type RunningLoan,
} from '../../core/payments/testing/running-loan';
import { businessDay, businessNow } from '../../platform/context/clock';
import { autocommit } from '../../platform/database/connection';
import { thisLender } from '../../platform/lender/lender';
import { actOnConsole } from '../../testing/console-call';
import { callHook, sharedSecret } from '../../testing/fake-receiver';
import { testParties } from '../../testing/test-lender';
import { isIn } from './list-activity';

const lender = lenderInBalance({
  changes: { ports: portsOf({ ...testParties, PAYMENTS_WEBHOOK_SECRET: sharedSecret }) },
});
const { loanWithMandate } = mandatesAt(lender);

type Borrower = Pick<RunningLoan['borrower'], 'sessionId'>;
const pageOf = async (borrower: Borrower, pageNum: number, pageSize: number, group?: ActivityGroup) =>
  (await lender.call(activity, { pageNum, pageSize, group }, borrower)).value();
const listOf = async (borrower: Borrower, group?: ActivityGroup) =>
  (await pageOf(borrower, 1, 100, group)).list;
const kindsOf = async (borrower: Borrower, group?: ActivityGroup) =>
  (await listOf(borrower, group)).map(({ kind }) => kind);

/** What the account at the bank gained by the loans of a borrower: the ledger’s lines, in the borrower’s direction. */
async function gainedAtBank(borrowerId: string): Promise<number> {
  const { rows } = await autocommit().execute<{ total: string }>(
    sql`select coalesce(-sum(amount), 0) as total from ledger_entries join orders using (order_id)
        where account = 'bank' and borrower_id = ${borrowerId}`,
  );
  return Number(rows[0]?.total);
}

let entries = 0;
async function report(amount: number, references: string[]): Promise<string> {
  const id = `activity-${(entries += 1)}`;
  const bookedAt = (await businessNow()).toISOString();
  const body = { id, amount: (amount / 100).toFixed(2), currency: 'CNY', bookedAt, references };
  await callHook(lender.address, '/hooks/payments', body);
  return id;
}
const takeBack = async (entryId: string) =>
  callHook(lender.address, '/hooks/reversals', { entryId, reversedAt: (await businessNow()).toISOString() });

/** One thing that a borrower or the bank does to a loan. */
const act = fc.oneof(
  fc.record({ is: fc.constant('pay' as const), amount: fc.integer({ min: 100, max: 300_000 }) }),
  fc.record({ is: fc.constant('payAnother' as const), amount: fc.integer({ min: 100, max: 300_000 }) }),
  fc.record({ is: fc.constant('reference' as const), amount: fc.integer({ min: 100, max: 2_000_000 }) }),
  fc.record({ is: fc.constant('takeBack' as const), amount: fc.constant(0) }),
);
type Act = typeof act extends fc.Arbitrary<infer Of> ? Of : never;

/** Does it; what the lender refuses by then (a loan that is paid off) does nothing. @returns the bank’s entry, if any */
async function perform(loan: RunningLoan, { is, amount }: Act, last: string | undefined) {
  if (is === 'takeBack') {
    if (last !== undefined) await takeBack(last);
    return undefined;
  }
  if (is === 'reference') {
    await loan.sendReference(newReference(), amount);
    await loan.walk.aMinuteLater(loan.orderId);
    return last;
  }
  const code = await loan.askCode({ purpose: 'amount', periodNos: [], amount });
  if (code.code !== 0) return last;
  return report(is === 'pay' ? amount : amount + 7, [code.value().vcode ?? '']);
}

it('the money of any history adds up to what the bank booked for the loans of the borrower', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
      const loan = await runningLoan(lender);
      let last: string | undefined;
      for (const each of acts) last = await perform(loan, each, last);
      const list = await listOf(loan.borrower);
      for (const { kind } of list) seen.add(kind);
      const moved = list.reduce((sum, item) => sum + (item.moved ?? 0), 0);
      expect(moved).toBe(await gainedAtBank(loan.borrower.borrowerId));
      expect(await thisLender().core.checkBooks()).toEqual([]);
      expect(new Set(list.map(({ activityId }) => activityId)).size).toBe(list.length);
    }),
    { numRuns: 8, seed: 48 },
  );
  // The histories are not all alike.
  expect([...seen]).toEqual(expect.arrayContaining(['payout', 'payment', 'sentBack', 'reversed']));
});

it('the pages of a list are the list, the newest first', async () => {
  const loan = await runningLoan(lender);
  await report(1_000, [
    (await loan.askCode({ purpose: 'amount', periodNos: [], amount: 1_000 })).value().vcode ?? '',
  ]);
  const list = await listOf(loan.borrower);
  const pages = [];
  for (let pageNum = 1; pageNum <= list.length; pageNum += 1)
    pages.push(await pageOf(loan.borrower, pageNum, 1));
  expect(pages.flatMap((page) => page.list)).toEqual(list);
  expect(pages.map(({ hasMore }) => hasMore)).toEqual(list.map((_, nth) => nth < list.length - 1));
  expect(pages[0]?.total).toBe(list.length);
  expect(list.map(({ at }) => at)).toEqual(
    list
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  expect(await pageOf(loan.borrower, 99, 20)).toMatchObject({ list: [], hasMore: false });
});

it('each borrower sees their own loans alone, whatever the filter', async () => {
  const [one, other] = [await runningLoan(lender), await runningLoan(lender)];
  const idle = await certifiedBorrower(newPhone());
  const idsOf = async (borrower: Borrower) =>
    new Set((await listOf(borrower)).flatMap(({ orderId = [] }) => orderId));
  expect(await idsOf(one.borrower)).toEqual(new Set([one.orderId]));
  expect(await idsOf(other.borrower)).toEqual(new Set([other.orderId]));
  expect(await idsOf(idle)).toEqual(new Set());
  expect(await kindsOf(idle, 'payouts')).toEqual([]);
});

it('a loan from application to closing letter, with its fee and its statement', async () => {
  const loan = await runningLoan(lender);
  expect((await kindsOf(loan.borrower, 'loans')).sort()).toEqual(['applied', 'approved', 'signed']);
  const [payout] = await listOf(loan.borrower, 'payouts');
  const { netAmount, orderNo } = await loan.walk.details(loan.orderId);
  expect(payout).toMatchObject({ kind: 'payout', moved: netAmount, orderNo, productName: 'Everyday loan' });
  expect(payout?.fee).toBe(1_200_000 - netAmount);
  const { payoffAmount } = await loan.plan();
  (await loan.askCode({ purpose: 'payoff', periodNos: [], amount: payoffAmount })).value();
  await loan.walk.aMinuteLater(loan.orderId);
  expect(await listOf(loan.borrower, 'letters')).toMatchObject([
    { kind: 'paidOff', target: { kind: 'closingLetter', id: loan.orderId } },
  ]);
  const [paid] = await listOf(loan.borrower, 'payments');
  expect(paid).toMatchObject({
    kind: 'payment',
    moved: -payoffAmount,
    receiptNo: expect.stringMatching(/^R-/),
  });
  const all = await kindsOf(loan.borrower);
  expect(all).toEqual(['paidOff', 'payment', 'payout', 'signed', 'approved', 'applied']);
  const year = Number(businessDay(await businessNow()).slice(0, 4));
  await moveToDay(`${year + 1}-01-01`);
  expect((await listOf(loan.borrower, 'letters'))[0]).toMatchObject({
    kind: 'statement',
    year,
    target: { kind: 'statement', id: loan.orderId },
    at: `${year}-12-31T17:00:00.000Z`, // midnight in Jakarta
  });
});

it('automatic payments, made and not made', async () => {
  const { loan, due } = await loanWithMandate();
  await toCollectedDay(addDays(due, -2));
  await toCollectedDay(due);
  expect(await kindsOf(loan.borrower, 'payments')).toEqual(['collection']);
  const [, second] = (await loan.plan()).repay_plans;
  await toDay(addDays(second?.dueTime ?? '', -2));
  await toDay(second?.dueTime ?? '');
  const { rows } = await autocommit().execute<{ id: string }>(
    sql`select collection_id as id from payments where order_id = ${loan.orderId} and status = 'collecting'`,
  );
  const at = await businessNow();
  await thisLender().core.noteCollection({ collectionId: rows[0]?.id ?? '', status: 'refused', at });
  const [refused] = await listOf(loan.borrower, 'payments');
  expect(refused).toMatchObject({ kind: 'notCollected', amount: second?.repayTotalAmount });
  expect(refused).not.toHaveProperty('moved', expect.any(Number));
});

it('a loan that is late, and a payment that includes its late fee', async () => {
  const loan = await runningLoan(lender);
  const [first] = (await loan.plan()).repay_plans;
  await moveToDay(addDays(first?.dueTime ?? '', 12));
  expect(await kindsOf(loan.borrower, 'loans')).toContain('late');
  const { repay_plans: rows } = await loan.plan();
  const owed = rows[0]?.repayTotalAmount ?? 0;
  const code = (await loan.askCode({ amount: owed })).value();
  await report(owed, [code.vcode ?? '']);
  const [paid] = await listOf(loan.borrower, 'fees');
  const late = rows[0];
  expect(late?.penalty).toBeGreaterThan(0);
  expect(paid).toMatchObject({ kind: 'payment', fee: (late?.penalty ?? 0) + (late?.gst ?? 0) });
});

it('a delay with its price and its new day', async () => {
  const loan = await runningLoan(lender);
  const smsCode = await loan.walk.code('delay');
  const fields = { purpose: 'delay', delayDays: 7, amount: 6_310, smsCode, payType: undefined } as const;
  (await loan.askCode(fields)).value();
  const [row] = (await loan.plan()).repay_plans;
  const [delay] = await listOf(loan.borrower, 'fees');
  expect(delay).toMatchObject({ kind: 'delayed', fee: 4_500 + 810, day: row?.dueTime });
});

it('the answer to a report, and to nobody else', async () => {
  const [borrower, other] = [await certifiedBorrower(newPhone()), await certifiedBorrower(newPhone())];
  const sent = { problemType: 'payment', problemSonType: 'paidTwice', problemDetail: 'I paid two times.' };
  const { problemId } = (await lender.call(saveProblem, sent, borrower)).value();
  expect(await kindsOf(borrower, 'reports')).toEqual([]);
  const answer = { status: 'answered', disposeDetail: 'One goes back today.' };
  expect((await actOnConsole(lender.address, `/problems/${problemId}`, answer)).status).toBe(200);
  expect(await listOf(borrower, 'reports')).toMatchObject([
    { kind: 'answered', target: { kind: 'report', id: problemId } },
  ]);
  expect(await kindsOf(other)).toEqual([]);
});

it('changes of bank accounts', async () => {
  const borrower = await certifiedBorrower(newPhone());
  const keyed = () => ({ ...borrower, key: randomUUID() });
  const second = { bank_code: 'KITE', account_number: '98765432109' };
  const { cardId } = (await lender.call(bindCard, second, keyed())).value();
  (await lender.call(changeCard, { cardId }, keyed())).value();
  (await lender.call(changeCard, { cardId }, keyed())).value();
  const before = (await listOf(borrower, 'account')).map(({ kind, bank }) => [kind, bank?.tail]);
  expect(before).toEqual([
    ['mainAccount', '2109'],
    ['accountAdded', '2109'],
  ]);
  const first = (await lender.call(cardSetting, {}, borrower)).value().cards.find(({ isMain }) => !isMain);
  (await lender.call(removeCard, { cardId: first?.cardId ?? '' }, keyed())).value();
  expect((await listOf(borrower, 'account'))[0]).toMatchObject({
    kind: 'accountRemoved',
    bank: { tail: first?.tail },
    target: { kind: 'accounts' },
  });
});

it.each(activityKinds)('a filter finds %s', (kind) => {
  const target = kind === 'statement' ? { kind, id: '2026' } : undefined;
  const event = { activityId: 'a', at: '2026-11-20T10:00:00Z', kind, target };
  expect(Object.values(isIn).some((shows) => shows(event))).toBe(true);
});
