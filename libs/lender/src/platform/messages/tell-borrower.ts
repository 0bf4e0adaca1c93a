import type { MessageKind } from '@clearloan/reminders/contract';
import { pathTo } from '@clearloan/routes';
import type { Language } from '@clearloan/api-client/declare';
import { eq } from 'drizzle-orm';
import { businessNow, realNow } from '../context/clock';
import { createTranslator, languageFrom, type Message, type Translate } from '../context/product-names';
import { db, writableDb } from '../database/connection';
import { borrowers } from '../database/schema/borrowers';
import { messages } from '../database/schema/messages';
import { pushSubscriptions } from '../database/schema/push';
import { thisLender } from '../lender/lender';
import { channelsFor } from './notification-rules';

/** After a day the app has shown the news, so a message that could not be delivered is useless. */
const lifeMs = 24 * 60 * 60_000;

/** A borrower, and the language in which they last used the app for this matter (BCP 47). */
export interface Reader {
  readonly borrowerId: string;
  readonly language: string | null;
}

/** What a borrower is told. Never a one-time code: everything told stays in the list of messages. */
export interface News {
  readonly kind: MessageKind;
  readonly title: Message;
  /** For the app alone, where nobody reads over the borrower's shoulder; absent if the text message says it all. */
  readonly text?: Message | undefined;
  /** The words of the text message. Without them none is sent. */
  readonly textMessage?: Message | undefined;
  /** The app's page about it. */
  readonly path: string;
}

/**
 * Tells a borrower something: it is in the app's list of messages and goes, after the commit, by those channels that the
 * borrower has not switched off. An erased account has no phone and is told nothing.
 * @param newsIn for a locale, as amounts, days and names are part of it
 * @param at when it happened; now if absent
 */
export async function tellBorrower(
  { borrowerId, language }: Reader,
  newsIn: (locale: Language, t: Translate) => News,
  at?: Date,
): Promise<void> {
  const [borrower] = await db()
    .select({ phone: borrowers.phone })
    .from(borrowers)
    .where(eq(borrowers.borrowerId, borrowerId));
  const phone = borrower?.phone ?? undefined;
  if (phone === undefined) return;
  const locale = languageFrom(language);
  const t = createTranslator(locale);
  const news = newsIn(locale, t);
  const { kind, path } = news;
  const channels = await channelsFor(borrowerId, kind);
  const words = news.textMessage && t(news.textMessage);
  const textMessage = channels.has('text') ? words : undefined;
  // Words that go to no phone are still told in the app.
  const text = news.text === undefined ? (textMessage === undefined ? words : undefined) : t(news.text);
  const [row] = await writableDb()
    .insert(messages)
    .values({
      borrowerId,
      at: at ?? (await businessNow()),
      kind,
      language: locale,
      title: t(news.title),
      text,
      textMessage,
      path,
    })
    .returning({ messageId: messages.messageId });
  if (row === undefined) throw new Error('The message was not written.');
  const expiresAt = new Date(realNow().getTime() + lifeMs);
  if (textMessage !== undefined)
    await thisLender().outside.sendSms?.({ phone, text: textMessage, channel: 'sms', expiresAt });
  if (channels.has('push')) await pushTo(borrowerId, row.messageId, expiresAt);
}

async function pushTo(borrowerId: string, messageId: string, expiresAt: Date): Promise<void> {
  const browsers = await db()
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.borrowerId, borrowerId));
  const message = { kind: 'message', path: pathTo('messages') } as const;
  for (const { endpoint, p256dh, auth } of browsers)
    await thisLender().outside.push?.({ endpoint, keys: { p256dh, auth } }, message, {
      expiresAt,
      reference: `${messagePrefix}${messageId}`,
    });
}

/** Marks the reference of a push message as one to the list of messages. */
export const messagePrefix = 'message ';
