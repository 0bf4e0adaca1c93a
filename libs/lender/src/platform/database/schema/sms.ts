import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Messages as devices would have received them, for the console. Nothing is written here without a console. */
export const smsMessages = pgTable(
  'sms_messages',
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
