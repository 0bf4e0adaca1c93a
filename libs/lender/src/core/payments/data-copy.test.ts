import { randomUUID } from 'node:crypto';
import { userInfo } from '@clearloan/session/contract';
import { saveAccount, saveRecord } from '@clearloan/bookkeeping/contract';
import { getTableName, sql } from 'drizzle-orm';
import { autocommit, db } from '../../platform/database/connection';
import { notCopied } from '../../platform/database/borrower-copy';
import { ownRows } from '../../platform/database/erasure';
import { declaredTables } from '../../platform/database/schema/all-tables';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { newReference, runningLoan } from './testing/running-loan';

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

/** The section of the copy for a table that the app shows in forms. */
const sections: Readonly<Record<string, string>> = {
  identities: 'identity',
  form_answers: 'personal',
  emergency_contacts: 'contacts',
  cards: 'bankAccounts',
  account_changes: 'accountChanges',
  book_budgets: 'budgets',
  problems: 'reports',
  problem_events: 'reports',
  messages: 'messages',
  notification_choices: 'notifications',
};

it('a copy has the rows of every table that holds something of the borrower, except those with a reason', async () => {
  const loan = await runningLoan(lender);
  (await loan.askCode({})).value();
  (await loan.sendReference(newReference())).value();
  await keepRecord(loan.borrower);
  const { data = {} } = (await lender.call(userInfo, { full: true }, loan.borrower)).value();
  const { borrowerId, phone } = await personOf(loan.orderId);
  for (const { table } of declaredTables()) {
    const name = getTableName(table);
    const isOwn = ownRows(table, { borrowerId, phone });
    const [row] = isOwn === undefined ? [] : await db().select().from(table).where(isOwn).limit(1);
    if (row === undefined) continue;
    const section = sections[name] ?? name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect([name, section in data]).toEqual([name, !(name in notCopied)]);
  }
  expect(data).toMatchObject({
    orders: [{ orderId: loan.orderId, status: 'repaying' }],
    loans: [{ principal: '12000.00' }],
    bookRecords: [{ amount: '12.50', categoryId: 'food' }],
  });
  expect(data['planRows']).toHaveLength(6);
  expect(data).toHaveProperty('payments');
  expect(data).toHaveProperty('ledgerEntries');
});

it('a copy has no hash, no key and no session', async () => {
  const loan = await runningLoan(lender);
  const { data = {} } = (await lender.call(userInfo, { full: true }, loan.borrower)).value();
  const names = new Set<string>();
  JSON.stringify(data, (name, value: unknown) => {
    names.add(name);
    return value;
  });
  expect([...names].filter((name) => /hash|secret|token|publicKey|credential/i.test(name))).toEqual([]);
  expect(JSON.stringify(data)).not.toContain(loan.borrower.sessionId);
});

async function keepRecord(borrower: { readonly sessionId: string }): Promise<void> {
  const updated_at = '2026-11-01T00:00:00.000Z';
  const how = () => ({ ...borrower, key: randomUUID() });
  const account = { account_id: 'cash', name: 'Cash', kind: 'cash', opening_balance: 0, updated_at } as const;
  (await lender.call(saveAccount, account, how())).value();
  const what = { record_id: randomUUID(), amount: 1250, category_id: 'food', record_date: '2026-11-01' };
  const record = { ...what, book_type: 'expense', account_id: 'cash', updated_at } as const;
  (await lender.call(saveRecord, record, how())).value();
}

async function personOf(orderId: string) {
  const { rows } = await autocommit().execute<{ borrower_id: string; phone: string }>(
    sql`select borrower_id, phone from orders join borrowers using (borrower_id) where order_id = ${orderId}`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The order has no borrower.');
  return { borrowerId: row.borrower_id, phone: row.phone };
}
