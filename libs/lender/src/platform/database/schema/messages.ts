import { messageKinds, notificationChannels, notificationKinds } from '@clearloan/reminders/contract';
import { boolean, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { borrowers } from './borrowers';
import { lenderTable } from './lender-table';

/** What borrowers were told, in the language in which they were told it; business time. One-time codes are never in it. */
export const messages = lenderTable(
  'messages',
  { erased: true },
  {
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId),
    messageId: uuid('message_id').notNull().defaultRandom(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind', { enum: messageKinds }).notNull(),
    /** BCP 47. */
    language: text('language').notNull(),
    title: text('title').notNull(),
    text: text('text'),
    /** The words of the text message; null if none was sent. */
    textMessage: text('text_message'),
    /** The app's page about it. */
    path: text('path').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.borrowerId, table.messageId] }),
    index().on(table.borrowerId, table.at),
  ],
);

/** What borrowers switched off, or on again; what is not in it is on. */
export const notificationChoices = lenderTable(
  'notification_choices',
  { erased: true },
  {
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    channel: text('channel', { enum: notificationChannels }).notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.borrowerId, table.kind, table.channel] })],
);
