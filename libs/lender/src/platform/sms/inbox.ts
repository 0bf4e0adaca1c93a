import { desc, eq, lt } from 'drizzle-orm';
import { realNow } from '../context/clock';
import type { SmsSender } from '../context/outside';
import { db, writableDb } from '../database/connection';
import { smsMessages } from '../database/schema/sms';

/** A message as a device would have received it. */
export interface Sms {
  readonly phone: string;
  readonly text: string;
  readonly code: string;
  /** In real time. */
  readonly at: string;
}

const most = 500;
const keptMs = 24 * 60 * 60_000;

/**
 * Writes a message to the console's inbox: the adapter for local use and tests. All lenders on the database share one inbox,
 * because the login may go to another lender than the one that sent the code.
 */
export const sendToInbox: SmsSender = async ({ phone, text, code }) => {
  await writableDb().insert(smsMessages).values({ phone, text, code, sentAt: realNow() });
};

/** Messages in the inbox, newest first. */
export async function readMessages(phone?: string): Promise<readonly Sms[]> {
  const found = await db()
    .select()
    .from(smsMessages)
    .where(phone === undefined ? undefined : eq(smsMessages.phone, phone))
    .orderBy(desc(smsMessages.messageId))
    .limit(most);
  return found.map(({ sentAt, phone: to, text, code }) => ({
    phone: to,
    text,
    code,
    at: sentAt.toISOString(),
  }));
}

/** Deletes the messages of earlier days. */
export const removeOldMessages = () =>
  writableDb()
    .delete(smsMessages)
    .where(lt(smsMessages.sentAt, new Date(realNow().getTime() - keptMs)));
