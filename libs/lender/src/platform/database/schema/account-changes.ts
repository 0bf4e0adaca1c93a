import { bigint, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { borrowers } from './borrowers';
import { lenderTable } from './lender-table';

/** Changes of a borrower's bank accounts, phone number, e-mail address, password and passkeys, which no other table remembers; append-only, business time. */
export const accountChanges = lenderTable(
  'account_changes',
  { erased: true },
  {
    changeNo: bigint('change_no', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId),
    kind: text('kind', {
      enum: [
        'accountAdded',
        'accountRemoved',
        'mainAccount',
        'phone',
        'email',
        'password',
        'passkeyAdded',
        'passkeyRemoved',
      ],
    }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Of a bank account: its bank and its last digits. */
    bankName: text('bank_name'),
    bankTail: text('bank_tail'),
  },
  (table) => [index().on(table.borrowerId)],
);
