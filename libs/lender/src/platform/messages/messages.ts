import type { MessageKind } from '@clearloan/reminders/contract';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { businessNow } from '../context/clock';
import { db, writableDb } from '../database/connection';
import { messages } from '../database/schema/messages';
import { pushSubscriptions } from '../database/schema/push';

export type Message = typeof messages.$inferSelect;

/** The messages to a borrower, the newest first; all of them, or a part. */
export function messagesOf(
  borrowerId: string,
  part?: { readonly offset: number; readonly limit: number },
): Promise<Message[]> {
  const all = db()
    .select()
    .from(messages)
    .where(eq(messages.borrowerId, borrowerId))
    .orderBy(desc(messages.at), desc(messages.messageId));
  return part === undefined ? all.execute() : all.limit(part.limit).offset(part.offset).execute();
}

/** How many messages a borrower has, and how many are not marked as read. */
export async function countMessages(
  borrowerId: string,
): Promise<{ readonly total: number; readonly unread: number }> {
  const [counts] = await db()
    .select({ total: count(), unread: sql<number>`count(*) filter (where ${messages.readAt} is null)::int` })
    .from(messages)
    .where(eq(messages.borrowerId, borrowerId));
  return counts ?? { total: 0, unread: 0 };
}

/** More than the bell of the app counts. */
const mostUnread = 99;

/** Those that are not marked as read, the newest first. */
export const unreadMessages = (borrowerId: string): Promise<Message[]> =>
  db()
    .select()
    .from(messages)
    .where(and(eq(messages.borrowerId, borrowerId), isNull(messages.readAt)))
    .orderBy(desc(messages.at), desc(messages.messageId))
    .limit(mostUnread);

/** Marks messages of a kind about these pages as read, once the borrower has acted there or nothing is left to do. */
export async function settleMessages(
  borrowerId: string,
  kind: MessageKind,
  paths: readonly string[],
): Promise<void> {
  await writableDb()
    .update(messages)
    .set({ readAt: await businessNow() })
    .where(
      and(
        eq(messages.borrowerId, borrowerId),
        eq(messages.kind, kind),
        inArray(messages.path, [...paths]),
        isNull(messages.readAt),
      ),
    );
}

/** Whether a message is unread, and a browser still the one of its borrower. */
export async function isUnreadAt(messageId: string, endpoint: string): Promise<boolean> {
  const rows = await db()
    .select({ messageId: messages.messageId })
    .from(messages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.borrowerId, messages.borrowerId))
    .where(
      and(
        eq(messages.messageId, messageId),
        isNull(messages.readAt),
        eq(pushSubscriptions.endpoint, endpoint),
      ),
    );
  return rows.length > 0;
}
