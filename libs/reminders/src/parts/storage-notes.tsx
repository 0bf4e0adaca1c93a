import { Note, Pad, EmptyState } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Nothing was stored: the borrower must know at once. */
export const StorageFullNote = () => (
  <Pad>
    <Note kind="over" role="alert" title={<Trans>Your phone is full</Trans>}>
      <Trans>This wasn’t saved. Free up some space on your phone, then save again.</Trans>
    </Note>
  </Pad>
);

interface UnreadProps {
  /** The device's database does not open: the reminders are stored, but inaccessible. */
  readonly isError: boolean;
  /** The placeholder while the device reads. */
  readonly children: ReactNode;
}

/** Replaces stored data until it is read. */
export const Unread = ({ isError, children }: UnreadProps) =>
  isError ? (
    <EmptyState title={<Trans>We can’t open your reminders</Trans>}>
      <Trans>Your phone may be full. Free up some space, then open this page again.</Trans>
    </EmptyState>
  ) : (
    <>{children}</>
  );
