import { useRead, useWrite } from '@clearloan/api-client';
import { lazyPart } from '@clearloan/app-runtime';
import { pathTo } from '@clearloan/routes';
import {
  List,
  ListHeading,
  ListItem,
  Pad,
  Page,
  PartFailure,
  ReadFailure,
  SkeletonList,
  SwitchRow,
  Text,
  useOnlineTap,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import {
  notificationChannels,
  notificationKinds,
  notificationSettings,
  saveNotificationSetting,
  type NotificationChannel,
  type NotificationKind,
  type NotificationSetting,
} from '../contract/messages';
import { pushSetting } from '../contract/push';

const PushSwitch = lazyPart(async () => (await import('../pages/push-switch')).PushSwitch, PartFailure);

/** What the lender sends, by channel and kind, and what of it the borrower wants. */
export function NotificationsPage() {
  const { t } = useLingui();
  const settings = useRead(notificationSettings, {});
  const { data: push } = useRead(pushSetting, {});
  const of = (channel: NotificationChannel) =>
    settings.data?.list.filter((each) => each.channel === channel) ?? [];
  return (
    <Page title={t`Notifications`} back={pathTo('setting')}>
      <Pad>
        <Text tone="dim">
          <Trans>Everything we tell you stays in Messages, whatever you turn off here.</Trans>
        </Text>
      </Pad>
      <ReadFailure read={settings} title={t`Your settings didn’t load`} />
      {settings.isPending && <SkeletonList rows={5} />}
      <Channel title={<Trans>Text messages</Trans>} settings={of('text')} />
      <Channel
        title={<Trans>Notifications in the browser</Trans>}
        settings={of('push')}
        first={push?.publicKey && <PushSwitch publicKey={push.publicKey} fallback={null} />}
      />
      <Channel title={<Trans>E-mail</Trans>} settings={of('email')} />
    </Page>
  );
}

interface ChannelProps {
  readonly title: ReactNode;
  readonly settings: readonly NotificationSetting[];
  /** Above the kinds: whether this device takes part. */
  readonly first?: ReactNode;
}

/** A channel that the lender does not have is not shown. */
function Channel({ title, settings, first }: ChannelProps) {
  if (settings.length === 0) return null;
  return (
    <>
      <ListHeading>{title}</ListHeading>
      <List>
        {first}
        {settings.map((setting) => (
          <Setting key={setting.kind} setting={setting} />
        ))}
      </List>
    </>
  );
}

/** A kind that this app does not know cannot be described, and is left as it is. */
function Setting({ setting }: { setting: NotificationSetting }) {
  const titleOf = useTitles();
  const kind = notificationKinds.find((each) => each === setting.kind);
  const channel = notificationChannels.find((each) => each === setting.channel);
  if (kind === undefined || channel === undefined) return null;
  const { title, note } = titleOf(kind);
  if (setting.state === 'always')
    return <ListItem title={title} note={note} value={<Trans>Always on</Trans>} />;
  return <Choice kind={kind} channel={channel} title={title} note={note} isOn={setting.state === 'on'} />;
}

interface ChoiceProps {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  readonly title: string;
  readonly note: string;
  readonly isOn: boolean;
}

/** Shows the choice at once; a failed one is told by the client, and the switch returns. */
function Choice({ kind, channel, title, note, isOn }: ChoiceProps) {
  const { run } = useWrite(saveNotificationSetting);
  const { maySend } = useOnlineTap();
  const [choice, setChoice] = useState<boolean>();
  const change = (isNowOn: boolean) => {
    if (!maySend()) return;
    setChoice(isNowOn);
    void run({ kind, channel, isOn: isNowOn }).then(() => setChoice(undefined));
  };
  return <SwitchRow title={title} note={note} checked={choice ?? isOn} onChange={change} />;
}

function useTitles(): (kind: NotificationKind) => { readonly title: string; readonly note: string } {
  const { t } = useLingui();
  const texts: Record<NotificationKind, { title: string; note: string }> = {
    due: { title: t`Payment reminders`, note: t`Three days before a payment is due, and on the day` },
    decision: { title: t`Decisions`, note: t`When your application is approved or not` },
    answer: { title: t`Answers`, note: t`When we’ve answered your report` },
    payment: {
      title: t`Your payments`,
      note: t`Automatic payments, and money your bank takes back or refuses`,
    },
    loan: { title: t`Your loans`, note: t`When something about a loan changes` },
    security: { title: t`Codes and security`, note: t`So that nobody else can use your account` },
  };
  return (kind) => texts[kind];
}
