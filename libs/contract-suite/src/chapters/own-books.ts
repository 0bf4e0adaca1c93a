import {
  accountBalances,
  accountList,
  type BookRecord,
  budgetList,
  categoryList,
  recordInfo,
  recordList,
  saveAccount,
  saveBudget,
  saveRecord,
  statistics,
  uploadRecordImage,
} from '@clearloan/bookkeeping/contract';
import { addMonths } from '@clearloan/loan-math';
import { addSavedLoan, savedLoanInfo, savedLoanList } from '@clearloan/calculator/contract';
import { unlessAmount, unlessSame, type Fault, type RequestOf } from '@clearloan/api-client/declare';
import type { Suite } from '../harness/suite';
import { balanceFaults, statisticsFaults } from '../identities/book';
import { pagingFaults } from '../identities/paging';
import { loanWithFee } from './visitor';

/** Checks that every field that was sent is returned unchanged. */
export const keptFaults = (sent: object, kept: object | undefined, at = 'data'): Fault[] =>
  Object.entries(sent).flatMap(([field, value]) =>
    unlessSame(
      `${at}.${field}`,
      value,
      Object.entries(kept ?? {}).find(([name]) => name === field)?.[1],
      'as saved',
    ),
  );

/** The borrower records income and spending, and reads it back. */
export async function bookkeeping(suite: Suite): Promise<void> {
  const { check, ask, staff, hold, made, now, today, newId } = suite;
  const account_id = newId();
  made.accountId = account_id;
  const categories = await check(categoryList, { book_type: 'expense' });
  const account = { account_id, name: 'Purse', kind: 'cash', opening_balance: 50_000 } as const;
  await check(saveAccount, { ...account, updated_at: now() });
  const accounts = await check(accountList, {});
  hold(accountList, 'has all accounts on one page', unlessSame('data.hasMore', false, accounts?.hasMore));
  hold(
    accountList,
    'returns what was saved',
    keptFaults({ ...account, deleted: false }, accounts?.list[0], 'data.list[0]'),
  );
  await check(uploadRecordImage, { file: await staff.picture('id_front') });
  const category_id = categories?.list[0]?.category_id;
  const spent = { account_id, book_type: 'expense' } as const;
  const bread = recordOf(suite, { ...spent, amount: 1_250, category_id, note: 'Bread' });
  const rest = [
    recordOf(suite, { account_id, amount: 300_075, book_type: 'income', note: 'Wages' }),
    recordOf(suite, { ...spent, amount: 799, note: 'Bus' }),
  ];
  await check(saveRecord, bread);
  for (const record of rest) await ask(saveRecord, record);
  made.recordIds = [bread, ...rest].map(({ record_id }) => record_id);
  const kept = await check(recordInfo, { record_id: bread.record_id });
  hold(recordInfo, 'returns what was saved', keptFaults(bread, kept));
  const older = { ...bread, amount: 99_999, updated_at: '2020-01-01T00:00:00.000Z' };
  await ask(saveRecord, older);
  const still = await ask(recordInfo, { record_id: bread.record_id });
  hold(
    saveRecord,
    'stores the later of two versions',
    unlessAmount('data.amount', bread.amount, still?.amount, 'from the later version'),
  );
  const month = today().slice(0, 7);
  const listed = await check(recordList, { month });
  hold(
    recordList,
    'gives each item on one page',
    await pagingFaults(
      (pageNum) => ask(recordList, { month, pageNum, pageSize: 2 }),
      ({ record_id }) => record_id,
      listed?.list.map(({ record_id }) => record_id),
    ),
  );
  const records = [bread, ...rest].map((record) => ({ ...record, deleted: false }));
  await seeSums(suite, month, account.opening_balance, records);
}

/** The sums of a month follow from its records. @param opening the balance before them, in minor units */
async function seeSums(
  suite: Suite,
  month: string,
  opening: number,
  records: readonly BookRecord[],
): Promise<void> {
  const { check, hold } = suite;
  const sums = await check(statistics, { month });
  if (sums) hold(statistics, 'sums up the records', statisticsFaults(sums, records));
  const balances = await check(accountBalances, {});
  if (balances) hold(accountBalances, 'sums up the accounts', balanceFaults(balances, opening, records));
}

/** The borrower sets a limit for a category, raises it in the next month and reads both back. */
export async function budgets({ check, ask, hold, now, today }: Suite): Promise<void> {
  const since = now();
  const month = today().slice(0, 7);
  const next = addMonths(`${month}-01`, 1).slice(0, 7);
  const food = { category_id: 'food', from_month: month, monthly_limit: 200_050, updated_at: since };
  const raised = { ...food, from_month: next, monthly_limit: 250_000 };
  await check(saveBudget, food);
  await ask(saveBudget, raised);
  await ask(saveBudget, { ...food, monthly_limit: 1, updated_at: '2020-01-01T00:00:00.000Z' });
  const budgets = await check(budgetList, {});
  const kept = budgets?.list ?? [];
  const of = (wanted: string) => kept.find(({ from_month }) => from_month === wanted);
  hold(saveBudget, 'stores the later of two versions', keptFaults(food, of(month)));
  hold(budgetList, 'has all budgets on one page', unlessSame('data.hasMore', false, budgets?.hasMore));
  hold(budgetList, 'keeps a limit for each month it was set in', keptFaults(raised, of(next)));
  const { monthly_limit: _ended, ...ended } = { ...raised, updated_at: now() };
  await ask(saveBudget, ended);
  const after = await ask(budgetList, {});
  const last = after?.list.find(({ from_month }) => from_month === next);
  hold(saveBudget, 'ends a budget without a limit', [
    ...unlessSame('data.list[].from_month', next, last?.from_month, 'still listed'),
    ...unlessSame('data.list[].monthly_limit', undefined, last?.monthly_limit, 'of an ended budget'),
  ]);
}

type Record = RequestOf<typeof saveRecord>;

const recordOf = (
  { newId, now, today }: Suite,
  facts: Pick<Record, 'account_id' | 'amount' | 'book_type' | 'note'> & Partial<Record>,
): Record => ({
  record_id: newId(),
  record_date: today(),
  updated_at: now(),
  ...facts,
});

/** The borrower saves a loan for comparison. */
export async function savedLoans({ check, hold, made, now, newId }: Suite): Promise<void> {
  const loanId = newId();
  made.loanId = loanId;
  const saved: Omit<RequestOf<typeof addSavedLoan>, 'updated_at'> = {
    loanId,
    name: 'A neighbour’s offer',
    ...loanWithFee,
  };
  await check(addSavedLoan, { ...saved, updated_at: now() });
  const listed = await check(savedLoanList, {});
  hold(
    savedLoanList,
    'lists what was saved',
    unlessSame(
      'data.list',
      [loanId],
      listed?.list.map((each) => each.loanId),
    ),
  );
  hold(savedLoanInfo, 'returns what was saved', keptFaults(saved, await check(savedLoanInfo, { loanId })));
}
