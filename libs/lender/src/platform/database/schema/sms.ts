import { bigserial, index, text, timestamp } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';

/** Messages as devices would have received them, for the console. Nothing is written here without a console. */
export const smsMessages = lenderTable(
  'sms_messages',
  { erased: true },
  {
    messageId: bigserial('message_id', { mode: 'number' }).primaryKey(),
    phone: text('phone').notNull(),
    text: text('text').notNull(),
    code: text('code').notNull(),
    /** Real time. */
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.phone, table.messageId)],
);
