import { desc, eq, lt } from 'drizzle-orm';
import { realNow } from '../context/clock';
import { db, transaction, writableDb } from '../database/connection';
import { smsMessages } from '../database/schema/sms';

/** A message as a phone would have got it. */
export interface Sms {
  readonly phone: string;
  readonly text: string;
  readonly code: string;
  /** Instant, real time. */
  readonly at: string;
}

const most = 500;
const keptMs = 24 * 60 * 60_000;
const inbox = { isKept: false };

/** Keeps messages for the console; without it they go nowhere, for this lender has no carrier. */
export function keepMessages(isKept: boolean): void {
  inbox.isKept = isKept;
}

/**
 * Sends a message. Every lender at the database shares one inbox, for the phone may log in at another than the one that
 * sent the code. Where the console is off, no database, log or reply ever holds a code.
 */
export async function sendSms({ phone, text, code, at }: Sms): Promise<void> {
  if (!inbox.isKept) return;
  const sentAt = new Date(at);
  await transaction(() => writableDb().insert(smsMessages).values({ phone, text, code, sentAt }));
}

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

/** Forgets the messages of the days before. */
export async function removeOldMessages(): Promise<void> {
  await writableDb()
    .delete(smsMessages)
    .where(lt(smsMessages.sentAt, new Date(realNow().getTime() - keptMs)));
}
