import type { TestLender } from '@clearloan/lender/testing';
import { isNearDueDate, isTransfer, type History, type Money } from './history';
import { actOnSandbox, habitOf, habitOfCollection, newReference, transfer, type Loan } from './loan';

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
  readonly isCollected: boolean;
}

/** What the borrower and their payers do on the first day. */
export async function begin(
  sandbox: TestLender,
  loan: Loan,
  { monies, collections }: History,
): Promise<Life> {
  const errors: Error[] = [];
  for (const money of monies) {
    const made = isTransfer(money.way) ? await beginTransfer(sandbox, loan, money) : undefined;
    if (made !== undefined) errors.push(made);
    if (!isTransfer(money.way)) await beginCode(sandbox, loan, money);
  }
  if (collections !== undefined) {
    await loan.allowCollections();
    for (const collection of collections)
      await actOnSandbox(sandbox, '/outside/habits', habitOfCollection(loan.orderId, collection));
  }
  return { loan, errors, isCollected: collections !== undefined };
}

async function beginCode(sandbox: TestLender, loan: Loan, money: Money): Promise<void> {
  const { payoffAmount, coolingOff, repay_plans: rows } = await loan.plan();
  const { amount } = money;
  const wishes = {
    'period 1': { purpose: 'period', periodNos: [1], amount: rows[0]?.repayTotalAmount ?? 0 },
    'period 2': { purpose: 'period', periodNos: [2], amount: rows[1]?.repayTotalAmount ?? 0 },
    payoff: { purpose: 'payoff', periodNos: [], amount: payoffAmount },
    coolingOff: { purpose: 'coolingOff', periodNos: [], amount: coolingOff?.exitAmount ?? 0 },
    part: { purpose: 'amount', periodNos: [], amount },
  } as const;
  const wish = wishes[money.way as keyof typeof wishes];
  const { vcode = '' } = await loan.askCode({ ...wish, periodNos: [...wish.periodNos] });
  await actOnSandbox(sandbox, '/outside/habits', habitOf(vcode, money));
}

/** @returns the typing error that the borrower makes, if any */
async function beginTransfer(sandbox: TestLender, loan: Loan, money: Money): Promise<Error | undefined> {
  const { way, trouble, laterDays: day } = money;
  const amount = way === 'transfer' ? money.amount : (await loan.plan()).payoffAmount;
  const reference = newReference('9');
  await transfer(sandbox, reference, { ...money, amount });
  if (trouble === 'unnamed') return undefined;
  const wish = { purpose: 'payoff', periodNos: [], amount } as const;
  const named = way === 'transfer' ? undefined : await loan.payByTransfer({ ...wish, periodNos: [] });
  const typed = trouble === 'wrongReference' ? newReference('0') : reference;
  const paymentId = await loan.sendReference(typed, trouble === 'wrongAmount' ? amount + 18 : amount, named);
  const isWrong = trouble === 'wrongReference' || trouble === 'wrongAmount';
  return isWrong ? { day, paymentId, reference, amount } : undefined;
}

/** What the borrower does on a later day: reads, and corrects what they typed. @returns what is still wrong */
export async function live(life: Life, day: number): Promise<Life> {
  const { loan, errors, isCollected } = life;
  const due = errors.filter((error) => error.day <= day);
  if (due.length === 0 && !(isCollected && isNearDueDate(day))) return life;
  const { transactions } = await loan.plan();
  const corrected = due.filter(({ paymentId }) =>
    ['notFound', 'amountDiffers'].includes(
      transactions.find((each) => each.paymentId === paymentId)?.status ?? '',
    ),
  );
  for (const { reference, amount, paymentId } of corrected)
    await loan.sendReference(reference, amount, paymentId);
  return { ...life, errors: errors.filter((error) => !corrected.includes(error)) };
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
      .map(({ purpose, amount, status, split, periodNos }) => ({ purpose, amount, status, split, periodNos }))
      .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
    sentBack: plan.transactions.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? amount : 0), 0),
  };
}
