import { codes, unlessSame } from '@clearloan/api-client/declare';
import {
  messageList,
  notificationSettings,
  readMessage,
  saveNotificationSetting,
  notificationChannels,
  notificationKinds,
  type NotificationSetting,
} from '@clearloan/reminders/contract';
import type { Suite } from '../harness/suite';
import { pagingFaults } from '../identities/paging';

/** The borrower reads what the lender told, and chooses what it sends. */
export async function seeMessages(suite: Suite): Promise<void> {
  const { check, ask, hold, refuses, newId } = suite;
  const all = await check(messageList, { pageNum: 1, pageSize: 100 });
  const list = all?.list ?? [];
  hold(
    messageList,
    'counts what is unread',
    unlessSame('data.unread', list.filter(({ isRead }) => !isRead).length, all?.unread),
  );
  hold(
    messageList,
    'gives each message on one page',
    await pagingFaults(
      (pageNum) => ask(messageList, { pageNum, pageSize: 1 }),
      ({ messageId }) => messageId,
      list.map(({ messageId }) => messageId),
    ),
  );
  await refuses('knows no message of this id', readMessage, { messageId: newId() }, codes.notFound);
  const [newest] = list;
  if (newest !== undefined) await readAll(suite, newest.messageId);
  const settings = await check(notificationSettings, {});
  for (const setting of settings?.list ?? []) await turnOff(suite, setting);
}

async function readAll({ check, ask, hold }: Suite, messageId: string): Promise<void> {
  for (const andOlder of [undefined, true]) await check(readMessage, { messageId, andOlder });
  const after = await ask(messageList, { pageNum: 1, pageSize: 100 });
  hold(
    readMessage,
    'marks all that were told until then',
    unlessSame('data.unread', 0, after?.unread, 'on every device'),
  );
}

/** What may be switched off is off afterwards, and on again; what may not is refused. */
async function turnOff(
  { check, ask, hold, refuses }: Suite,
  { kind: toldKind, channel: toldChannel, state }: NotificationSetting,
): Promise<void> {
  const kind = notificationKinds.find((each) => each === toldKind);
  const channel = notificationChannels.find((each) => each === toldChannel);
  if (kind === undefined || channel === undefined) return;
  const choice = { kind, channel, isOn: false };
  if (state === 'always') {
    await refuses('always sends it', saveNotificationSetting, choice, codes.notAllowedNow);
    return;
  }
  for (const isOn of [false, true]) {
    await check(saveNotificationSetting, { ...choice, isOn });
    const now = (await ask(notificationSettings, {}))?.list.find(
      (each) => each.kind === kind && each.channel === channel,
    );
    const place = `data.list[${channel} ${kind}].state`;
    hold(saveNotificationSetting, 'keeps the choice', unlessSame(place, isOn ? 'on' : 'off', now?.state));
  }
}
