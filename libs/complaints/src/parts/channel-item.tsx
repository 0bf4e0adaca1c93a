import { EnvelopeSimpleIcon, HeadsetIcon, LedgerItem, PhoneIcon, WhatsappLogoIcon } from '@clearloan/ui';
import type { ReactNode } from 'react';
import type { HelpChannel } from '../contract';
import { callLink, mailLink } from '../rules/contact-links';
import type { OpenWords } from './use-open-words';
import './lines.css';

const icons: ReadonlyMap<string, ReactNode> = new Map([
  ['phone', <PhoneIcon />],
  ['whatsapp', <WhatsappLogoIcon />],
  ['email', <EnvelopeSimpleIcon />],
]);

export interface ChannelItemProps {
  channel: HelpChannel;
  /** In place of the lender's title. */
  title?: ReactNode;
  open: OpenWords;
  /** What a mail is about. */
  subject: string;
  /** Opens the chat; nothing while its address is not known. */
  onChat: (() => void) | undefined;
}

/** One way to a person: the number, and whether somebody answers now. A closed way is shown, with when it opens. */
export function ChannelItem({ channel, title, open, subject, onChat }: ChannelItemProps) {
  const { key, value, hint } = channel;
  const look = {
    icon: icons.get(key) ?? <HeadsetIcon />,
    title: title ?? channel.title,
    note: (
      <>
        {value !== undefined && <span className="cl-complaints-line">{value}</span>}
        {open.isOpen && hint !== undefined && <span className="cl-complaints-line">{hint}</span>}
        {!open.isOpen && <span className="cl-complaints-line">{open.words}</span>}
      </>
    ),
  };
  if (key === 'whatsapp' && onChat) return <LedgerItem {...look} onClick={onChat} />;
  const href = linkOf(channel, subject);
  return href === undefined ? <LedgerItem {...look} /> : <LedgerItem {...look} href={href} />;
}

function linkOf({ key, value = '' }: HelpChannel, subject: string): string | undefined {
  if (key === 'phone') return callLink(value);
  return key === 'email' ? mailLink(value, subject) : undefined;
}
