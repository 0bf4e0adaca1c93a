import { EmptyState } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface UnreadProps {
  /** The device's database does not open: the book is kept, but out of reach. */
  readonly isError: boolean;
  /** The empty paper, while the device reads. */
  readonly children: ReactNode;
}

/** In the place of what the device keeps, as long as it is not read. */
export const Unread = ({ isError, children }: UnreadProps) =>
  isError ? (
    <EmptyState title={<Trans>We can’t open your records</Trans>}>
      <Trans>Your phone may be full. Free up some space, then open this page again.</Trans>
    </EmptyState>
  ) : (
    <>{children}</>
  );
