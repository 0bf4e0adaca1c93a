import { randomUUID } from 'node:crypto';
import { addDays } from '@clearloan/loan-math';
import { storeCode } from '../../../../modules/codes/codes';
import { businessDay, businessNow } from '../../../../platform/context/clock';
import { transaction } from '../../../../platform/database/connection';
import { takePastLoan } from '../../../lending/seeds/past-loan';
import { certifiedBorrower, newPhone, type TestBorrower } from '../../../lending/testing/certified-borrower';
import { debtOf, findLoan } from '../../../servicing/debt';
import type { LenderState } from './lender-state';

export interface FreshLoan {
  readonly borrower: TestBorrower;
  readonly orderId: string;
  /** The lender's state before any action. */
  readonly start: LenderState;
}

export const delayCode = '246810';

/** A three-payment loan of a new borrower, taken some days ago, with a one-time code for one delay. */
export async function freshLoan(daysAgo: number): Promise<FreshLoan> {
  const borrower = await certifiedBorrower(newPhone());
  const today = businessDay(await businessNow());
  const startDate = addDays(today, -daysAgo);
  const past = { productId: 'everyday', amount: 300_000, tenure: 3, paid: 0, startDate };
  const { orderId } = await transaction(() => takePastLoan(borrower.borrowerId, past));
  const { phone } = borrower;
  await transaction(() => storeCode({ phone, purpose: 'delay', code: delayCode }, '127.0.0.1'));
  const loan = await findLoan(orderId);
  if (loan === undefined) throw new Error('The loan was not created.');
  const { rows } = await debtOf(loan, today);
  const start: LenderState = {
    loan,
    today,
    movements: {},
    references: {},
    kept: {},
    rows: rows.map((row) => ({ ...row, repaid: [], delayInterest: 0 })),
    delaysUsed: 0,
    hasSmsCode: true,
    sentBack: 0,
  };
  return { borrower, orderId, start };
}

export const newKey = (): string => randomUUID();
