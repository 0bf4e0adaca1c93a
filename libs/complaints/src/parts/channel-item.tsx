import { callLink } from '@clearloan/formatting';
import {
  EnvelopeSimpleIcon,
  HeadsetIcon,
  ListItem,
  PhoneIcon,
  Spinner,
  WhatsappLogoIcon,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HelpChannel } from '../contract';
import { mailLink } from '../rules/help';
import type { OpenText } from './use-open-text';
import './lines.css';

const icons: ReadonlyMap<string, ReactNode> = new Map([
  ['phone', <PhoneIcon />],
  ['whatsapp', <WhatsappLogoIcon />],
  ['email', <EnvelopeSimpleIcon />],
]);

/** The chat, whose number is loaded separately. */
export interface Chat {
  /** Absent if its URL is not allowed. */
  readonly open: (() => void) | undefined;
  /** Tapped, and its number is loading. */
  readonly isWaiting: boolean;
  /** Tapped, and its number failed to load. */
  readonly isLost: boolean;
}

export interface ChannelItemProps {
  channel: HelpChannel;
  /** Replaces the lender's title. */
  title?: ReactNode;
  open: OpenText;
  /** The subject of a mail. */
  subject: string;
  chat: Chat;
}

/**
 * One way to reach a person: the number, and whether somebody is available now. A closed channel is shown with its
 * opening time.
 */
export function ChannelItem({ channel, title, open, subject, chat }: ChannelItemProps) {
  const { key, value, hint } = channel;
  const isChat = key === 'whatsapp';
  const appearance = {
    icon: isChat && chat.isWaiting ? <Spinner small /> : (icons.get(key) ?? <HeadsetIcon />),
    title: title ?? channel.title,
    note: (
      <>
        {value !== undefined && <span className="cl-complaints-line">{value}</span>}
        {open.isOpen && hint !== undefined && <span className="cl-complaints-line">{hint}</span>}
        {!open.isOpen && <span className="cl-complaints-line">{open.label}</span>}
        {isChat && chat.isLost && (
          <span className="cl-complaints-line" role="alert">
            <Trans>The chat didn’t open. Tap to try again.</Trans>
          </span>
        )}
      </>
    ),
  };
  if (isChat && chat.open) return <ListItem {...appearance} onClick={chat.open} />;
  const href = linkOf(channel, subject);
  return href === undefined ? <ListItem {...appearance} /> : <ListItem {...appearance} href={href} />;
}

function linkOf({ key, value = '' }: HelpChannel, subject: string): string | undefined {
  if (key === 'phone') return callLink(value);
  return key === 'email' ? mailLink(value, subject) : undefined;
}
