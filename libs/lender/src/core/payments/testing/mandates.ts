import { randomUUID } from 'node:crypto';
import { addDays } from '@clearloan/loan-math';
import { changeAutopay, createAutopay, showAutopay } from '@clearloan/repayment/contract';
import { businessNow, moveClock } from '../../../platform/context/clock';
import { transaction } from '../../../platform/database/connection';
import type { TestLender } from '../../../testing/test-lender';
import { storeCode } from '../../../modules/codes/codes';
import { forEachItem } from '../../../platform/jobs/for-each-item';
import { ordersWithMandateDue } from '../../lending/catch-up';
import { bankCollects } from '../../../testing/parties';
import { moveToDay, runningLoan, type RunningLoan } from './running-loan';

/** Only the job runs; nobody opens the loans. */
export const jobRuns = () => forEachItem('automatic-payments', ordersWithMandateDue);

/** Moves time to a day and runs the job. */
export async function toDay(day: string): Promise<void> {
  await moveToDay(addDays(day, 1));
  await jobRuns();
}

/** Moves time to a day, runs the job and lets the bank collect. */
export async function toCollectedDay(day: string): Promise<void> {
  await toDay(day);
  await bankCollects();
}

/** Lets days pass until the moment is less than a day away, whatever the hour of the test is, and the job run. */
export async function toLastDayBefore(moment: string): Promise<void> {
  while (Date.parse(moment) - (await businessNow()).getTime() >= 86_400_000) await moveClock(1);
  await jobRuns();
}

/** What a borrower does with the automatic payments of a loan. */
export function mandatesAt(lender: TestLender) {
  const fresh = ({ borrower }: RunningLoan) => ({ ...borrower, key: randomUUID() });
  const show = async (loan: RunningLoan) =>
    (await lender.call(showAutopay, { orderId: loan.orderId }, loan.borrower)).value();
  /** @param capAt index of the lender's cap */
  const create = async (loan: RunningLoan, smsCode = '246810', capAt = 0) => {
    const { phone } = loan.borrower;
    await transaction(() => storeCode({ phone, purpose: 'autopay', code: '246810' }, '127.0.0.1'));
    const { accounts, caps } = await show(loan);
    const [cardId = ''] = accounts.map((account) => account.cardId);
    const request = { orderId: loan.orderId, cardId, cap: caps[capAt] ?? 1, smsCode };
    return lender.call(createAutopay, request, fresh(loan));
  };
  return {
    fresh,
    show,
    create,
    change: async (loan: RunningLoan, state: 'active' | 'paused' | 'cancelled') => {
      const { mandateId = '' } = await show(loan);
      return lender.call(changeAutopay, { mandateId, state }, fresh(loan));
    },
    /** A loan with a mandate, and the due date of its first payment. */
    loanWithMandate: async () => {
      const loan = await runningLoan(lender);
      (await create(loan)).value();
      const [first] = (await loan.plan()).repay_plans;
      return { loan, due: first?.dueTime ?? '' };
    },
    paidOf: async (loan: RunningLoan, periodNo: number) =>
      (await loan.plan()).repay_plans.find((row) => row.periodNo === periodNo),
    collected: async (loan: RunningLoan) =>
      (await loan.plan()).transactions.filter(({ payType }) => payType === 'autopay'),
  };
}
