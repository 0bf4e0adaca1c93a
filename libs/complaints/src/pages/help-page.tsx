import { useLoggedIn } from '@clearloan/api-client';
import { callLink } from '@clearloan/formatting';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import { useBrand } from '@clearloan/app-runtime';
import {
  ArrowClockwiseIcon,
  BuildingsIcon,
  ClipboardTextIcon,
  EnvelopeSimpleIcon,
  List,
  ListHeading,
  ListItem,
  Note,
  Pad,
  Page,
  PhoneIcon,
  PrimaryAction,
  ReadFailure,
  ShieldCheckIcon,
  SkeletonList,
  Spinner,
  Stack,
  UserIcon,
  useLeaving,
  type Leaving,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactInfo, Help, HelpChannel } from '../contract';
import { Answers } from '../parts/answers';
import { ChannelItem } from '../parts/channel-item';
import { HelpHead } from '../parts/help-head';
import { useOpenText } from '../parts/use-open-text';
import { useAskedFrom, useScreenName } from '../parts/use-screen-name';
import { innerRoutes } from '../inner-routes';
import { useContactInfo, useHelp } from '../queries';
import { useChat } from './use-chat';
import { mailLink } from '../rules/help';
import './help-page.css';

/** Customer service: contact options with their hours, answers, and who handles complaints. */
export function HelpPage() {
  const { t } = useLingui();
  const from = useAskedFrom();
  const help = useHelp();
  const contact = useContactInfo();
  const leaving = useLeaving();
  const screenName = useScreenName(from.screen);
  const subject = screenName === undefined ? t`Question` : t`Question about “${screenName}”`;
  return (
    <Page
      title={t`Contact us`}
      back={pathTo('main')}
      bottomBar={
        <PrimaryAction
          to={withOwnKeys(innerRoutes.newProblem, { _screen: from.screen, _order: from.orderId })}
        >
          <Trans>Report a problem</Trans>
        </PrimaryAction>
      }
    >
      <HelpHead
        help={help.data}
        hours={contact.data?.hours}
        waits={{ help: help.isPending, hours: contact.isPending }}
        screenName={screenName}
      />
      {help.data === undefined && help.error ? (
        <WithoutHelp
          reason={help.error.message}
          isTrying={help.isFetching}
          onRetry={() => void help.refetch()}
        />
      ) : (
        <ReadFailure read={help} title={t`Help didn’t load`} />
      )}
      {help.isPending && <SkeletonList rows={5} />}
      {help.data && <Channels help={help.data} leaving={leaving} subject={subject} screen={from.screen} />}
      {!help.isPending && (
        <>
          <OwnReports />
          {help.data && <Answers faq={help.data.faq} screen={from.screen} />}
          {contact.data && <Officer contact={contact.data} leaving={leaving} subject={subject} />}
          <KnowUs />
        </>
      )}
      {leaving.question}
    </Page>
  );
}

interface ChannelsProps {
  help: Help;
  leaving: Leaving;
  subject: string;
  screen: string | undefined;
}

/** Each way to reach a person. When they open is not repeated if the head of the page says it. */
function Channels({ help, leaving, subject, screen }: ChannelsProps) {
  const { t } = useLingui();
  const openText = useOpenText(help.timeZone);
  const phone = help.channels.find(({ key }) => key === 'phone');
  const inHead = phone && openText(phone).label;
  const textOf = (channel: HelpChannel) => {
    const text = openText(channel);
    return text.label === inHead ? { ...text, label: text.shortLabel } : text;
  };
  const chat = useChat(leaving, screen);
  return (
    <List label={t`Contact us`}>
      {help.channels.map((channel) => (
        <ChannelItem
          key={channel.key}
          channel={channel}
          open={textOf(channel)}
          subject={subject}
          chat={chat}
        />
      ))}
    </List>
  );
}

interface WithoutHelpProps {
  reason: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** The number that came with the app works without a network, and other failures link here. */
function WithoutHelp({ reason, isTrying, onRetry }: WithoutHelpProps) {
  const { t } = useLingui();
  const { phone } = useBrand();
  const call = callLink(phone);
  return (
    <Stack>
      <Pad>
        <Note kind="due" role="alert" title={t`Help didn’t load`}>
          {reason}
        </Note>
      </Pad>
      <List label={t`Contact us`}>
        <ListItem
          icon={<PhoneIcon />}
          title={t`Call us`}
          note={phone}
          {...(call === undefined ? {} : { href: call })}
        />
        <ListItem
          icon={isTrying ? <Spinner small /> : <ArrowClockwiseIcon />}
          title={t`Try again`}
          onClick={onRetry}
        />
      </List>
    </Stack>
  );
}

/** A visitor has none. */
function OwnReports() {
  return useLoggedIn() ? (
    <div className="cl-complaints-own">
      <List>
        <ListItem to={pathTo('complaint')} icon={<ClipboardTextIcon />} title={<Trans>My reports</Trans>} />
      </List>
    </div>
  ) : null;
}

function Officer({ contact, leaving, subject }: { contact: ContactInfo; leaving: Leaving; subject: string }) {
  return (
    <>
      <ListHeading>
        <Trans>If our answer doesn’t help</Trans>
      </ListHeading>
      <OfficerList contact={contact} subject={subject} onRegulator={leaving.ask(contact.regulator?.url)} />
    </>
  );
}

const KnowUs = () => (
  <div className="cl-complaints-note">
    <Pad>
      <Note icon={ShieldCheckIcon} title={<Trans>How to know it’s really us</Trans>}>
        <Trans>We never ask for your code or password, or for payment to an individual.</Trans>
      </Note>
    </Pad>
  </div>
);

interface OfficerListProps {
  contact: ContactInfo;
  /** The subject of a mail. */
  subject: string;
  /** Opens the regulator's site; undefined if its URL is not allowed. */
  onRegulator: (() => void) | undefined;
}

/** The named contacts for complaints, and the lender's regulator. */
function OfficerList({ contact, subject, onRegulator }: OfficerListProps) {
  const { t } = useLingui();
  const { grievanceOfficer: officer, regulator } = contact;
  const call = callLink(officer.phone);
  const mail = mailLink(officer.email, subject);
  return (
    <List label={t`Complaints officer`}>
      <ListItem
        icon={<UserIcon />}
        title={<span translate="no">{officer.name}</span>}
        note={<Trans>Handles complaints</Trans>}
      />
      <ListItem
        icon={<PhoneIcon />}
        title={<Trans>Call</Trans>}
        note={officer.phone}
        {...(call === undefined ? {} : { href: call })}
      />
      <ListItem
        icon={<EnvelopeSimpleIcon />}
        title={<Trans>Email</Trans>}
        note={officer.email}
        {...(mail === undefined ? {} : { href: mail })}
      />
      {regulator && (
        <ListItem
          icon={<BuildingsIcon />}
          title={regulator.name}
          note={<Trans>Supervises lenders. Contact us first.</Trans>}
          {...(onRegulator === undefined ? {} : { onClick: onRegulator })}
        />
      )}
    </List>
  );
}
