import { safeReturnPath } from '@clearloan/routes';
import { LinkAction, Pad, Sheet, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AnnouncementItem } from '../contract';
import { useDayText } from '../parts/day-text';

export interface MessagesSheetProps {
  readonly items: readonly AnnouncementItem[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** ANNOUNCEMENT: messages from the lender. */
export function MessagesSheet({ items, open, onClose }: MessagesSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open={open} title={t`Messages`} onClose={onClose}>
      <Pad>
        <Stack gap={6}>
          {items.map((item) => (
            <Announcement key={item.announcementId} item={item} />
          ))}
        </Stack>
      </Pad>
    </Sheet>
  );
}

function Announcement({ item }: { item: AnnouncementItem }) {
  const { shortOf } = useDayText();
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
