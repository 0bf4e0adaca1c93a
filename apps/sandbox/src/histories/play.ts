import { addDays } from '@clearloan/loan-math';
import type { TestLender } from '@clearloan/lender/testing';
import { daysOf, isNearDueDate, isTransfer, type History, type Money } from './history';
import {
  actOnSandbox,
  behaviourFor,
  behaviourForCollection,
  newReference,
  transfer,
  type Loan,
} from './loan';

/** A typing error that the borrower has made and corrects once they see it. */
interface Error {
  readonly day: number;
  readonly paymentId: string;
  readonly reference: string;
  readonly amount: number;
}

/** A loan in the middle of its history. */
export interface Life {
  readonly loan: Loan;
  readonly errors: readonly Error[];
  readonly history: History;
  /** Under which the bank has money for this loan. */
  readonly references: readonly string[];
  /** On which anything happens to this loan. */
  readonly days: ReadonlySet<number>;
}

/** What the borrower and their payers do on the first day. */
export async function begin(sandbox: TestLender, loan: Loan, history: History): Promise<Life> {
  const { monies, collections } = history;
  const errors: Error[] = [];
  const references: string[] = [];
  for (const money of monies) {
    const { reference, error } = isTransfer(money.way)
      ? await beginTransfer(sandbox, loan, money)
      : await beginCode(sandbox, loan, money);
    if (money.trouble !== 'unnamed') references.push(reference);
    if (error !== undefined) errors.push(error);
  }
  if (collections !== undefined) {
    await loan.allowCollections();
    for (const collection of collections)
      await actOnSandbox(sandbox, '/outside/behaviours', behaviourForCollection(loan.orderId, collection));
  }
  return { loan, errors, history, references, days: new Set(daysOf([history])) };
}

interface Begun {
  readonly reference: string;
  /** The typing error that the borrower makes. */
  readonly error?: Error;
}

async function beginCode(sandbox: TestLender, loan: Loan, money: Money): Promise<Begun> {
  const { payoffAmount, coolingOff, repay_plans: rows } = await loan.plan();
  const { amount } = money;
  const fieldsOfWays = {
    'period 1': { purpose: 'period', periodNos: [1], amount: rows[0]?.repayTotalAmount ?? 0 },
    'period 2': { purpose: 'period', periodNos: [2], amount: rows[1]?.repayTotalAmount ?? 0 },
    payoff: { purpose: 'payoff', periodNos: [], amount: payoffAmount },
    coolingOff: { purpose: 'coolingOff', periodNos: [], amount: coolingOff?.exitAmount ?? 0 },
    part: { purpose: 'amount', periodNos: [], amount },
  } as const;
  const fields = fieldsOfWays[money.way as keyof typeof fieldsOfWays];
  const { vcode = '' } = await loan.askCode({ ...fields, periodNos: [...fields.periodNos] });
  await actOnSandbox(sandbox, '/outside/behaviours', behaviourFor(vcode, money));
  return { reference: vcode };
}

async function beginTransfer(sandbox: TestLender, loan: Loan, money: Money): Promise<Begun> {
  const { way, trouble, laterDays: day } = money;
  const amount = way === 'transfer' ? money.amount : (await loan.plan()).payoffAmount;
  const reference = newReference('9');
  await transfer(sandbox, reference, { ...money, amount });
  if (trouble === 'unnamed') return { reference };
  const fields = { purpose: 'payoff', periodNos: [], amount } as const;
  const named = way === 'transfer' ? undefined : await loan.payByTransfer({ ...fields, periodNos: [] });
  const typed = trouble === 'wrongReference' ? newReference('0') : reference;
  const paymentId = await loan.sendReference(typed, trouble === 'wrongAmount' ? amount + 18 : amount, named);
  const isWrong = trouble === 'wrongReference' || trouble === 'wrongAmount';
  return { reference, ...(isWrong ? { error: { day, paymentId, reference, amount } } : {}) };
}

/** What the borrower does on a later day: reads, and corrects what they typed. @returns what is still wrong */
export async function live(life: Life, day: number): Promise<Life> {
  const { loan, errors, history, days } = life;
  if (!days.has(day)) return life;
  if (history.arrangement?.afterDays === day) await loan.arrange(history.arrangement.kind);
  const { transactions, repay_plans: rows } = await loan.plan();
  const due = errors.filter((error) => error.day <= day);
  const isCollected = history.collections !== undefined && isNearDueDate(day);
  if (due.length === 0 && !isCollected) return life;
  const [first] = rows;
  if (isCollected && first?.dueTime === addDays(await loan.day(), 1))
    await actBeforeCollection(loan, history, first.repayTotalAmount - first.paidAmount);
  const corrected = due.filter(({ paymentId }) =>
    ['notFound', 'amountDiffers'].includes(
      transactions.find((each) => each.paymentId === paymentId)?.status ?? '',
    ),
  );
  for (const { reference, amount, paymentId } of corrected)
    await loan.sendReference(reference, amount, paymentId);
  return { ...life, errors: errors.filter((error) => !corrected.includes(error)) };
}

async function actBeforeCollection(loan: Loan, { before }: History, amount: number): Promise<void> {
  if (before === 'newMandate') {
    await loan.stopCollections();
    await loan.allowCollections();
  }
  // A code for a transfer is open for a day, and this one is never paid.
  if (before === 'openCode' && amount > 0)
    await loan.payByTransfer({ purpose: 'period', periodNos: [1], amount });
}

/** What the borrower sees at the end, without ids and the times of the reports. */
export async function endOf({ loan }: Life) {
  const plan = await loan.plan();
  const moved = plan.transactions.filter(({ kind }) => kind !== 'payout' && kind !== 'refund');
  return {
    rows: plan.repay_plans,
    status: plan.orderStatus,
    payoff: plan.payoffAmount,
    moved: moved
      .map(({ purpose, amount, status, split, periodNos }) => ({
        purpose,
        amount,
        status,
        split,
        // What other money was for follows from what the borrower saw when they chose it.
        periodNos: status === 'posted' ? periodNos : [],
      }))
      .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
    sentBack: plan.transactions.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? amount : 0), 0),
  };
}
