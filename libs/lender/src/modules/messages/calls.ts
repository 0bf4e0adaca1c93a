import { codes } from '@clearloan/api-client/declare';
import {
  messageList,
  notificationSettings,
  readMessage,
  saveNotificationSetting,
  type MessageItem,
} from '@clearloan/reminders/contract';
import { msg } from '@lingui/core/macro';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { defineHandler, type Call } from '../../platform/context/define-handler';
import { pageOffset } from '../../platform/context/page-offset';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { isUuid } from '../../platform/context/uuid';
import { db, writableDb } from '../../platform/database/connection';
import { messages, notificationChoices } from '../../platform/database/schema/messages';
import { countMessages, messagesOf, type Message } from '../../platform/messages/messages';
import { notificationSettingsOf, ruleOf } from '../../platform/messages/notification-rules';

const listMessages: Handler<typeof messageList> = async ({ request, borrower: { borrowerId } }) => {
  const offset = pageOffset(request);
  const end = offset + request.pageSize;
  const [page, { total, unread }] = await Promise.all([
    messagesOf(borrowerId, { offset, limit: request.pageSize }),
    countMessages(borrowerId),
  ]);
  return { list: page.map(messageShape), total, unread, hasMore: end < total };
};

const messageShape = (row: Message): MessageItem => ({
  messageId: row.messageId,
  at: row.at.toISOString(),
  kind: row.kind,
  language: row.language,
  title: row.title,
  text: row.text ?? undefined,
  textMessage: row.textMessage ?? undefined,
  linkUrl: row.path,
  isRead: row.readAt !== null,
});

/** The first time counts: a message that is read stays as it is. */
const markRead: Handler<typeof readMessage> = async ({ request, borrower: { borrowerId }, now }) => {
  const { messageId, andOlder = false } = request;
  const found = isUuid(messageId) ? await findMessage(borrowerId, messageId) : undefined;
  if (found === undefined) throw refuse(codes.notFound, msg`We couldn’t find this message.`);
  const isOne = eq(messages.messageId, messageId);
  await writableDb()
    .update(messages)
    .set({ readAt: now })
    .where(
      and(
        eq(messages.borrowerId, borrowerId),
        isNull(messages.readAt),
        andOlder ? or(isOne, lte(messages.at, found.at)) : isOne,
      ),
    );
};

async function findMessage(borrowerId: string, messageId: string): Promise<Message | undefined> {
  const [found] = await db()
    .select()
    .from(messages)
    .where(and(eq(messages.borrowerId, borrowerId), eq(messages.messageId, messageId)));
  return found;
}

const showSettings: Handler<typeof notificationSettings> = async ({ borrower: { borrowerId } }) => ({
  list: await notificationSettingsOf(borrowerId),
});

const saveSetting: Handler<typeof saveNotificationSetting> = async ({
  request,
  borrower: { borrowerId },
}) => {
  const { kind, channel, isOn } = request;
  if (ruleOf(kind, channel) !== 'choice')
    throw refuse(codes.notAllowedNow, msg`These messages can’t be turned on or off.`);
  await writableDb()
    .insert(notificationChoices)
    .values({ borrowerId, kind, channel, isOn })
    .onConflictDoUpdate({
      target: [notificationChoices.borrowerId, notificationChoices.kind, notificationChoices.channel],
      set: { isOn },
    });
};

/** The endpoints of the messages to a borrower, and of what is sent to their devices. */
export const messageCalls: readonly Call[] = [
  defineHandler(messageList, listMessages),
  defineHandler(readMessage, markRead),
  defineHandler(notificationSettings, showSettings),
  defineHandler(saveNotificationSetting, saveSetting),
];
