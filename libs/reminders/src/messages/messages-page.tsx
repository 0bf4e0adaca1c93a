import { useReadPages, useWrite } from '@clearloan/api-client';
import { pathTo } from '@clearloan/routes';
import {
  BellIcon,
  BellRingingIcon,
  Button,
  EmptyState,
  IconButton,
  Inline,
  LinkAction,
  Note,
  Pad,
  Page,
  ReadFailure,
  SkeletonList,
  Stack,
  Text,
  TrayArt,
  useOnlineTap,
} from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { messageList, readMessage, type MessageItem } from '../contract/messages';
import { MessageDays } from './message-days';

const pageSize = 50;

/** What the lender told the borrower, by day; a tap marks a message as read and opens what it is about. */
export function MessagesPage() {
  const { t } = useLingui();
  const { list, unread, failed, isLoaded, hasMore, showMore } = useMessages();
  const { run } = useWrite(readMessage);
  const open = ({ messageId, isRead }: MessageItem) => {
    if (!isRead) void run({ messageId });
  };
  return (
    <Page
      title={t`Messages`}
      back={pathTo('main')}
      actions={<IconButton icon={BellRingingIcon} label={t`Notifications`} to={pathTo('notifications')} />}
    >
      {failed && <ReadFailure read={failed} title={t`Your messages didn’t load`} />}
      {list[0] !== undefined && unread > 0 && <ReadAll newest={list[0]} unread={unread} />}
      <MessageDays items={list} onOpen={open} />
      {isLoaded && hasMore && (
        <Pad>
          <Button kind="line" onClick={showMore}>
            <Trans>Show more</Trans>
          </Button>
        </Pad>
      )}
      {!isLoaded && !failed && <SkeletonList rows={list.length === 0 ? 6 : 2} />}
      {isLoaded && list.length === 0 && (
        <EmptyState art={<TrayArt />} title={<Trans>No messages yet</Trans>}>
          <Trans>Decisions, answers and news about your payments show up here.</Trans>
        </EmptyState>
      )}
    </Page>
  );
}

/** The loaded pages, as one list without repeats: a new message moves the others to later pages. */
function useMessages() {
  const [pageCount, setPageCount] = useState(1);
  const pages = useReadPages(messageList, (pageNum) => ({ pageNum, pageSize }), pageCount);
  const items = new Map(pages.flatMap(({ data }) => data?.list ?? []).map((item) => [item.messageId, item]));
  return {
    list: [...items.values()],
    unread: pages[0]?.data?.unread ?? 0,
    failed: pages.find(({ isError }) => isError),
    isLoaded: pages.every(({ data }) => data !== undefined),
    hasMore: pages.at(-1)?.data?.hasMore ?? false,
    showMore: () => setPageCount(pageCount + 1),
  };
}

/** How many are unread, and the action that marks all that are shown, and all before them. */
function ReadAll({ newest, unread }: { newest: MessageItem; unread: number }) {
  const { run, isBusy, failure } = useWrite(readMessage);
  const { maySend } = useOnlineTap();
  const readAll = () => {
    if (!isBusy && maySend()) void run({ messageId: newest.messageId, andOlder: true });
  };
  return (
    <Pad>
      <Stack gap={3}>
        <Inline between>
          <Text as="span" tone="dim">
            <Plural value={unread} one="# unread message" other="# unread messages" />
          </Text>
          <LinkAction small onClick={readAll}>
            <Trans>Mark all as read</Trans>
          </LinkAction>
        </Inline>
        {failure && (
          <Note kind="over" role="alert" icon={BellIcon} title={<Trans>Not marked as read</Trans>}>
            {failure.message}
          </Note>
        )}
      </Stack>
    </Pad>
  );
}
