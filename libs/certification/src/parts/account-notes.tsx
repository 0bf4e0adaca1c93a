import { LockSimpleIcon, Note, UserIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { BoundCard } from '../contract';

/** The required account holder. */
export function HolderNote({ name }: { readonly name: string | undefined }) {
  const title =
    name === undefined ? (
      <Trans>It must be in your own name</Trans>
    ) : (
      <Trans>It must be in your name: {name}</Trans>
    );
  return (
    <Note icon={UserIcon} title={title}>
      <Trans>If the name is different, the bank sends the money back.</Trans>
    </Note>
  );
}

/** The bank's response about an unusable account. */
export function BindAnswer({ answer: { status, reason } }: { readonly answer: BoundCard }) {
  const isOtherName = status === 'nameMismatch';
  return (
    <Note
      kind="over"
      role="alert"
      title={
        isOtherName ? (
          <Trans>This account is in a different name</Trans>
        ) : (
          <Trans>You can’t use this account</Trans>
        )
      }
    >
      {reason ?? <Trans>Check the number, or choose a different account.</Trans>}
    </Note>
  );
}

/** Shown before leaving: this one answer is not stored on the device. */
export function NotSavedNote() {
  return (
    <Note icon={LockSimpleIcon} title={<Trans>Your account number isn’t stored on this phone</Trans>}>
      <Trans>If you leave before saving, you’ll need to enter it again.</Trans>
    </Note>
  );
}
