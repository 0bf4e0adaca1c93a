import { codes } from '@clearloan/api-client/declare';
import { closingLetter, statementAddsUp, yearlyStatement } from '@clearloan/loans/contract';
import { addDays } from '@clearloan/loan-math';
import { sql } from 'drizzle-orm';
import { autocommit } from '../../platform/database/connection';
import { newReference, moveToDay, runningLoan, type RunningLoan } from '../payments/testing/running-loan';
import { randomFrom } from '../../testing/random';
import { certifiedBorrower, newPhone } from './testing/certified-borrower';
import { lenderInBalance } from './testing/lender-in-balance';
import { walkWith } from './testing/walk';

const lender = lenderInBalance();

const statementOf = (loan: RunningLoan, year?: number) =>
  lender.call(yearlyStatement, { orderId: loan.orderId, year }, loan.borrower);
const letterOf = (loan: RunningLoan) => lender.call(closingLetter, { orderId: loan.orderId }, loan.borrower);

/** Sums of the bank account in the ledger for a loan, by kind of posting. */
async function bankSums(orderId: string) {
  const { rows } = await autocommit().execute<{ kind: string; account: string; total: string }>(
    sql`select kind, account, sum(amount) as total from ledger_entries where order_id = ${orderId} group by kind, account`,
  );
  return (kind: string, account: string) =>
    Number(rows.find((row) => row.kind === kind && row.account === account)?.total ?? 0);
}

/** All yearly statements, oldest first. */
async function allStatements(loan: RunningLoan) {
  const { years } = (await statementOf(loan)).value();
  const statements = [];
  for (const year of [...years].reverse()) statements.push((await statementOf(loan, year)).value());
  return statements;
}

async function payOff(loan: RunningLoan): Promise<void> {
  const { payoffAmount } = await loan.plan();
  (await loan.askCode({ purpose: 'payoff', periodNos: [], amount: payoffAmount })).value();
  await loan.walk.aMinuteLater(loan.orderId);
}

it('the statements of a borrower add up to the ledger and to the payments on the loan page [promise: statements]', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const random = randomFrom(seed);
    const loan = await runningLoan(lender);
    for (let turn = 0; turn < 3; turn += 1) {
      await loan.sendReference(newReference(), 20_000 + random.below(400_000));
      await loan.walk.aMinuteLater(loan.orderId);
      await loan.askCode({ purpose: 'amount', periodNos: [], amount: 1_000 + random.below(90_000) });
      await loan.walk.aMinuteLater(loan.orderId);
    }
    if (seed % 2 === 0) await loan.sendReference(newReference(), 2_000_000);
    else await payOff(loan);
    await loan.walk.aMinuteLater(loan.orderId);
    const statements = await allStatements(loan);
    const total = (pick: (totals: (typeof statements)[number]['totals']) => number) =>
      statements.reduce((sum, { totals }) => sum + pick(totals), 0);
    const ledger = await bankSums(loan.orderId);
    expect(total(({ principal }) => principal)).toBe(0 - ledger('payment', 'principal'));
    expect(total(({ interest }) => interest)).toBe(0 - ledger('payment', 'interest'));
    expect(total(({ fee }) => fee)).toBe(0 - ledger('payment', 'fee'));
    expect(total(({ payFee }) => payFee)).toBe(0 - ledger('payment', 'payFee'));
    expect(total(({ paidOut }) => paidOut)).toBe(0 - ledger('payout', 'bank'));
    expect(total(({ received, sentBack }) => received - sentBack)).toBe(
      ledger('payment', 'bank') + ledger('return', 'bank'),
    );
    const { transactions } = await loan.plan();
    const posted = transactions.filter(({ status }) => status === 'posted' || status === 'returned');
    const moved = (kinds: readonly string[]) =>
      posted.reduce((sum, { kind, amount, fee }) => sum + (kinds.includes(kind) ? amount + fee : 0), 0);
    expect(total(({ received }) => received)).toBe(moved(['code', 'reference']));
    expect(total(({ sentBack }) => sentBack)).toBe(moved(['refund']));
  }
});

it('a yearly statement opens with the last year’s closing balance, even with a late fee paid', async () => {
  const loan = await runningLoan(lender);
  const { repay_plans: rows } = await loan.plan();
  const last = rows.at(-1)?.dueTime ?? '';
  await moveToDay(addDays(last, 10));
  await payOff(loan);
  const statements = await allStatements(loan);
  expect(statements.length).toBeGreaterThan(1);
  statements.reduce((owed, { openedWith, closedWith, lines, totals }) => {
    const lent = lines.filter(({ kind }) => kind === 'payout').reduce((sum, line) => sum + line.principal, 0);
    expect(openedWith).toBe(owed);
    expect(openedWith + lent - totals.principal).toBe(closedWith);
    return closedWith;
  }, 0);
  expect(statements.at(-1)?.closedWith).toBe(0);
  expect(statements.at(-1)?.totals.penalty).toBeGreaterThan(0);
  const letter = (await letterOf(loan)).value();
  expect(letter.paid.penalty).toBe(statements.at(-1)?.totals.penalty);
});

it('the closing letter of a paid-off loan lists what was paid and states that nothing is owed [promise: letter-paid-off, letter-later, statements]', async () => {
  const loan = await runningLoan(lender);
  expect(await letterOf(loan)).toMatchObject({ code: codes.notAllowedNow });
  await payOff(loan);
  const letter = (await letterOf(loan)).value();
  const { transactions } = await loan.plan();
  const paid = transactions
    .filter(({ status, kind }) => status === 'posted' && kind !== 'payout')
    .reduce((sum, { amount, fee }) => sum + amount + fee, 0);
  expect(letter).toMatchObject({ orderStatus: 'settled', principal: 1_200_000, left: 0 });
  expect(letter.holderName).toBe('Mira <Tan>');
  expect(letter.paid.total).toBe(paid);
  const { principal, interest, fee, penalty, payFee } = letter.paid;
  expect(principal + interest + fee + penalty + payFee).toBe(letter.paid.total);
  expect(letter.letterNo).toMatch(/^C-\d{6}-\d+$/);
});

it.each([[[30_000]], [[30_000, 184_231]], [[214_231]]])(
  'after parts of %j and the rest on one day, letter and statement have what was paid',
  async (parts) => {
    const loan = await runningLoan(lender);
    for (const amount of parts) {
      (await loan.askCode({ purpose: 'amount', periodNos: [], amount })).value();
      await loan.walk.aMinuteLater(loan.orderId);
    }
    await payOff(loan);
    const letter = (await letterOf(loan)).value();
    const statements = await allStatements(loan);
    const lines = statements.flatMap((statement) => statement.lines);
    // On the day of the payout no interest has run.
    expect(lines.map(({ interest }) => interest)).toEqual(lines.map(() => 0));
    const { transactions } = await loan.plan();
    const paid = transactions
      .filter(({ status, kind }) => status === 'posted' && kind !== 'payout')
      .reduce((sum, { amount, fee }) => sum + amount + fee, 0);
    expect(letter.paid.total).toBe(paid);
    expect(statements.flatMap((statement) => statementAddsUp.faults(statement))).toEqual([]);
  },
);

it('a year without the loan, and a loan without a payout, have no statement', async () => {
  const loan = await runningLoan(lender);
  expect(await statementOf(loan, 2001)).toMatchObject({ code: codes.notFound });
  const borrower = await certifiedBorrower(newPhone());
  const orderId = await walkWith(lender, borrower).approved();
  const refused = await lender.call(yearlyStatement, { orderId }, borrower);
  expect(refused).toMatchObject({ code: codes.notAllowedNow });
});
