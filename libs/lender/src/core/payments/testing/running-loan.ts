import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@clearloan/api-client/declare';
import { addDays } from '@clearloan/loan-math';
import { generatePayCode, loanPlanInfo, submitUtr } from '@clearloan/repayment/contract';
import { businessDay, businessNow, moveClock } from '../../../platform/context/clock';
import { certifiedBorrower, newPhone, type TestBorrower } from '../../lending/testing/certified-borrower';
import { walkWith } from '../../lending/testing/walk';
import type { TestLender } from '../../../testing/test-lender';
import { actOnConsole } from '../../../testing/console-call';

let nextReference = 426_501_938_000;

/** A 13-digit reference; the last digit selects what the fake bank finds, 9 is success. */
export const newReference = (ending = 9) => `${String((nextReference += 1))}${String(ending)}`;

type CodeFields = Partial<RequestOf<typeof generatePayCode>>;

/** A loan of 12 000 over six months that was paid out today, and its borrower's actions. */
export async function runningLoan(lender: TestLender) {
  const borrower = await certifiedBorrower(newPhone());
  const walk = walkWith(lender, borrower);
  return loanOf(lender, borrower, await walk.loan());
}
export type RunningLoan = Awaited<ReturnType<typeof runningLoan>>;

/** A borrower's actions on a loan, their own or another's. */
export function loanOf(lender: TestLender, borrower: TestBorrower, orderId: string) {
  const walk = walkWith(lender, borrower);
  const fresh = () => ({ ...borrower, key: randomUUID() });
  return {
    borrower,
    orderId,
    walk,
    plan: async () => (await lender.call(loanPlanInfo, { orderId }, borrower)).value(),
    askCode: (fields: CodeFields) =>
      lender.call(
        generatePayCode,
        { orderId, periodNos: [1], payType: 'wallet', amount: 214_231, purpose: 'period', ...fields },
        fresh(),
      ),
    sendReference: async (utr: string, amount = 214_231, paymentId?: string) => {
      const payTime = (await businessNow()).toISOString();
      return lender.call(submitUtr, { orderId, utr, amount, payTime, paymentId }, fresh());
    },
    arrive: (paymentId: string, body: object = {}) =>
      actOnConsole(lender.address, `/payments/${paymentId}/arrive`, body),
  };
}

/** The latest payment; the payout of a new loan may be a few seconds in the future. */
export const newest = ({ transactions }: Awaited<ReturnType<RunningLoan['plan']>>) =>
  transactions.find(({ kind }) => kind !== 'payout');

/** Moves business time forward to a day. */
export async function moveToDay(day: string): Promise<void> {
  for (let today = businessDay(await businessNow()); today < day; today = addDays(today, 1))
    await moveClock(1);
}
