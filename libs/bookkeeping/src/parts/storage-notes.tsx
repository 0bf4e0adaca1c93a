import { Inline, LinkAction, Note, Text, UnreadStore, type UnreadStoreProps } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Typed } from '../use-typed';

/** Replaces the records on the device until they are read. */
export const Unread = (props: Omit<UnreadStoreProps, 'title'>) => (
  <UnreadStore {...props} title={<Trans>We can’t open your records</Trans>} />
);

/** Tells what an earlier visit typed and did not save, and offers to throw it away. */
export const Unsaved = ({ draft }: { draft: Typed }) =>
  draft.isOld && (
    <Inline between>
      <Text size="sm" tone="dim">
        <Trans>You haven’t saved this yet</Trans>
      </Text>
      <LinkAction small onClick={draft.forget}>
        <Trans>Discard</Trans>
      </LinkAction>
    </Inline>
  );

/** Tells what saving would replace, because it was changed here and in another tab or on another device. */
export const ChangedElsewhere = ({ children }: { children: ReactNode }) => (
  <Note kind="due" role="alert" title={<Trans>Changed in another tab or on another phone</Trans>}>
    {children}
    <br />
    <Trans>If you save, your changes replace it.</Trans>
  </Note>
);
