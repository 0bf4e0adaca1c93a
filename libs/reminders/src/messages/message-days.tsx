import { useLanguage, useMarket } from '@clearloan/app-runtime';
import { dayOf, formatDayWithYear, formatTime } from '@clearloan/formatting';
import { safeReturnPath } from '@clearloan/routes';
import {
  ArrowUpRightIcon,
  BellIcon,
  CheckCircleIcon,
  HeadsetIcon,
  List,
  ListHeading,
  ListItem,
  ReceiptIcon,
  Stamp,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MessageItem } from '../contract/messages';

export interface MessageDaysProps {
  readonly items: readonly MessageItem[];
  readonly onOpen: (item: MessageItem) => void;
}

/** Messages under the day on which they were told. */
export function MessageDays({ items, onOpen }: MessageDaysProps) {
  const { timeZone } = useMarket();
  const locale = useLanguage();
  const days = [...new Set(items.map(({ at }) => dayOf(at, timeZone)))];
  return days.map((day) => (
    <section key={day}>
      <ListHeading>{formatDayWithYear(day, locale)}</ListHeading>
      <List>
        {items
          .filter(({ at }) => dayOf(at, timeZone) === day)
          .map((item) => (
            <Message key={item.messageId} item={item} onOpen={() => onOpen(item)} />
          ))}
      </List>
    </section>
  ));
}

function Message({ item, onOpen }: { item: MessageItem; onOpen: () => void }) {
  const { title, language, isRead, linkUrl } = item;
  const path = safeReturnPath(linkUrl);
  const look = {
    icon: iconOf(item),
    title: <span lang={language}>{title}</span>,
    strong: !isRead,
    stamp: isRead ? undefined : (
      <Stamp kind="now" icon={BellIcon}>
        <Trans>Unread</Trans>
      </Stamp>
    ),
    note: <Words item={item} />,
  };
  if (path !== undefined) return <ListItem {...look} to={path} onFollow={onOpen} />;
  return isRead ? <ListItem {...look} /> : <ListItem {...look} onClick={onOpen} />;
}

/** In the language in which they were told: they are the words of the text message. */
function Words({ item: { text, textMessage, language, at } }: { item: MessageItem }) {
  const { timeZone } = useMarket();
  const locale = useLanguage();
  return (
    <>
      {text !== undefined && (
        <>
          <span lang={language}>{text}</span>
          <br />
        </>
      )}
      {textMessage !== undefined && (
        <>
          <Trans>
            Text message: <span lang={language}>{textMessage}</span>
          </Trans>
          <br />
        </>
      )}
      {formatTime(at, locale, timeZone)}
    </>
  );
}

function iconOf({ kind }: MessageItem): ReactNode {
  switch (kind) {
    case 'decision':
      return <CheckCircleIcon />;
    case 'answer':
      return <HeadsetIcon />;
    case 'payment':
      return <ArrowUpRightIcon />;
    case 'loan':
      return <ReceiptIcon />;
    default:
      return <BellIcon />;
  }
}
