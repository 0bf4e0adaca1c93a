import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What the lender tells other systems, written in the transaction of its cause and sent after the commit; real time. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    /** Sent along with each try: the receiver knows a repeat by it. */
    messageId: uuid('message_id').primaryKey().defaultRandom(),
    port: text('port', {
      enum: ['sms', 'payout', 'identity', 'decision', 'webPush', 'email'],
    }).notNull(),
    /** Sealed with a key that no table holds; null once nobody needs it. */
    body: text('body'),
    status: text('status', { enum: ['pending', 'sent', 'delivered', 'failed', 'expired'] })
      .notNull()
      .default('pending'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** No lender tries before this time: a try under way, or the pause after one that failed. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    reportedAt: timestamp('reported_at', { withTimezone: true }),
    /** How the receiver calls it. */
    providerId: text('provider_id'),
    /** `HTTP 503`, `TimeoutError`: never a word of the receiver's or of the message. */
    lastFailure: text('last_failure'),
  },
  (table) => [index().on(table.status, table.nextTryAt), index().on(table.createdAt)],
);
