import { safeReturnPath } from '@clearloan/routes';
import { BellIcon, IconButton, LinkAction, Pad, Sheet, Stack, Text } from '@clearloan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnnouncementItem } from '../contract';
import { useDayWords } from './day-words';

/** ANNOUNCEMENT: the bell of the home screen opens what the lender has to say. Without news there is no bell. */
export function AnnouncementBell({ items }: { items: readonly AnnouncementItem[] }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        icon={BellIcon}
        label={t`${plural(items.length, { one: '# message', other: '# messages' })}`}
        count={items.length}
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} title={t`Messages`} onClose={() => setOpen(false)}>
        <Pad>
          <Stack gap={6}>
            {items.map((item) => (
              <Announcement key={item.announcementId} item={item} />
            ))}
          </Stack>
        </Pad>
      </Sheet>
    </>
  );
}

function Announcement({ item }: { item: AnnouncementItem }) {
  const { shortOf } = useDayWords();
  const path = safeReturnPath(item.linkUrl);
  return (
    <article>
      <Text as="h3" bold>
        {item.title}
      </Text>
      <Text>{item.text}</Text>
      {item.at !== undefined && (
        <Text size="sm" tone="dim">
          {shortOf(item.at)}
        </Text>
      )}
      {path !== undefined && (
        <LinkAction small to={path}>
          <Trans>See more</Trans>
        </LinkAction>
      )}
    </article>
  );
}
