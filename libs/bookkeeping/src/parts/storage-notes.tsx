import { UnreadStore, type UnreadStoreProps } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** Replaces the records on the device until they are read. */
export const Unread = (props: Omit<UnreadStoreProps, 'title'>) => (
  <UnreadStore {...props} title={<Trans>We can’t open your records</Trans>} />
);
