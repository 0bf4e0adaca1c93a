import {
  notificationChannels,
  notificationKinds,
  type NotificationChannel,
  type NotificationKind,
  type NotificationSetting,
} from '@clearloan/reminders/contract';
import { eq } from 'drizzle-orm';
import { db } from '../database/connection';
import { notificationChoices } from '../database/schema/messages';
import { thisLender } from '../lender/lender';

/** `always`: it is about money that moves, or about security, so a borrower cannot switch it off. */
type NotificationRule = 'choice' | 'always';

/** What is sent by which channel. No news goes by e-mail: only what a borrower requests. */
const rules: Readonly<
  Partial<Record<NotificationChannel, Readonly<Partial<Record<NotificationKind, NotificationRule>>>>>
> = {
  text: { decision: 'choice', answer: 'choice', payment: 'always', security: 'always' },
  push: { due: 'choice', decision: 'choice', answer: 'choice', payment: 'choice' },
};

/** The rule of a kind at a channel; undefined if this lender does not send it there. */
export const ruleOf = (kind: NotificationKind, channel: NotificationChannel): NotificationRule | undefined =>
  hasChannel(channel) ? rules[channel]?.[kind] : undefined;

function hasChannel(channel: NotificationChannel): boolean {
  const { sendSms, push } = thisLender().outside;
  return { text: sendSms !== undefined, push: push !== undefined, email: false }[channel];
}

/** All that this lender sends to a borrower, by kind and channel, and what the borrower chose. */
export async function notificationSettingsOf(borrowerId: string): Promise<NotificationSetting[]> {
  const chosen = await db()
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.borrowerId, borrowerId));
  const isOff = (kind: NotificationKind, channel: NotificationChannel) =>
    chosen.some((each) => each.kind === kind && each.channel === channel && !each.isOn);
  return notificationChannels.flatMap((channel) =>
    notificationKinds.flatMap((kind) => {
      const rule = ruleOf(kind, channel);
      if (rule === undefined) return [];
      return [{ kind, channel, state: rule === 'always' ? rule : isOff(kind, channel) ? 'off' : 'on' }];
    }),
  );
}

/** The channels by which a borrower gets a kind of message. */
export async function channelsFor(borrowerId: string, kind: NotificationKind): Promise<ReadonlySet<string>> {
  const settings = await notificationSettingsOf(borrowerId);
  return new Set(
    settings.filter((each) => each.kind === kind && each.state !== 'off').map(({ channel }) => channel),
  );
}
