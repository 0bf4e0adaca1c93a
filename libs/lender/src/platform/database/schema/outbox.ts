import { index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { orders } from './orders';

/** Messages to other systems, written in the transaction of their cause and sent after the commit; real time. */
export const outboxMessages = lenderTable(
  'outbox_messages',
  { erased: true },
  {
    /** Sent with each attempt, so that the receiver recognises repeats. */
    messageId: uuid('message_id').primaryKey().defaultRandom(),
    port: text('port', {
      enum: [
        'sms',
        'account',
        'payout',
        'collection',
        'payment',
        'refund',
        'identity',
        'decision',
        'webPush',
        'email',
        'borrowerEmail',
      ],
    }).notNull(),
    /** The order that it is about, by which it belongs to a borrower; null for codes and mails, which expire soon. */
    orderId: uuid('order_id').references(() => orders.orderId),
    /** Encrypted with a key that is in no table; null once no longer needed. */
    body: text('body'),
    status: text('status', { enum: ['pending', 'sent', 'delivered', 'failed', 'expired'] })
      .notNull()
      .default('pending'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** The next attempt starts no earlier: it covers an attempt in progress and the pause after a failed one. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    reportedAt: timestamp('reported_at', { withTimezone: true }),
    /** The receiver's id of the message. */
    providerId: text('provider_id'),
    /** `HTTP 503`, `TimeoutError`: never text of the receiver or of the message. */
    lastFailure: text('last_failure'),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.status, table.nextTryAt),
    index().on(table.createdAt),
  ],
);
