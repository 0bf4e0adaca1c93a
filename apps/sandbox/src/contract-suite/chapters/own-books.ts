import { randomUUID } from 'node:crypto';
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
  uploadRecordImage,
} from '@clearloan/bookkeeping/contract';
import { addSavedLoan, deleteSavedLoan, savedLoanInfo, savedLoanList } from '@clearloan/calculator/contract';
import {
  closeReminder,
  deleteReminder,
  dues,
  reminderInfo,
  reminderList,
  saveReminder,
  setReminder,
} from '@clearloan/reminders/contract';
import type { Suite } from '../harness/suite';

const now = () => new Date().toISOString();
const today = () => now().slice(0, 10);

/** The borrower writes down what came in and went out. */
export async function bookkeeping({ check, staff }: Suite): Promise<void> {
  const [account_id, record_id] = [randomUUID(), randomUUID()];
  const categories = await check(categoryList, { book_type: 'expense' });
  const account = { account_id, name: 'Purse', kind: 'cash', opening_balance: 50_000 } as const;
  await check(saveAccount, { ...account, updated_at: now() });
  await check(accountList, {});
  await check(uploadRecordImage, { file: await staff.picture('id_front') });
  await check(saveRecord, {
    ...{ record_id, account_id, amount: 1_250, book_type: 'expense', record_date: today() },
    ...{ category_id: categories?.list[0]?.category_id, note: 'Bread', updated_at: now() },
  });
  await check(recordInfo, { record_id });
  await check(recordList, { month: today().slice(0, 7) });
  await check(statistics, { month: today().slice(0, 7) });
  await check(accountBalances, {});
  await check(deleteRecord, { record_id, updated_at: now() });
}

/** The borrower wants to be told of another lender's due day. */
export async function reminders({ check }: Suite): Promise<void> {
  const id = randomUUID();
  const reminder = { id, productName: 'Motorbike loan', amount: 86_000, cycle: 'monthly' } as const;
  await check(saveReminder, { ...reminder, repayTime: today(), updated_at: now() });
  await check(setReminder, { id, daysBefore: [3, 0], time: '09:00', channels: ['app'], updated_at: now() });
  await check(reminderInfo, { id });
  await check(reminderList, { status: 'all' });
  await check(dues, {});
  await check(closeReminder, { id, updated_at: now() });
  await check(deleteReminder, { id, updated_at: now() });
}

/** The borrower keeps a loan for comparing. */
export async function savedLoans({ check }: Suite): Promise<void> {
  const loanId = randomUUID();
  await check(addSavedLoan, {
    ...{ loanId, name: 'A neighbour’s offer', principal: 1_000_000, interest_rate: '24.00' },
    ...{ tenure: 6, tenure_type: 'month', processing_fee: '3', processing_fee_type: 'percent' },
    ...{ feeMode: 'deducted', gst: '18', rateKind: 'reducing', firstPayment: 'arrears', updated_at: now() },
  });
  await check(savedLoanList, {});
  await check(savedLoanInfo, { loanId });
  await check(deleteSavedLoan, { loanId });
}
