import { LockSimpleIcon, Note, UserIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { BoundCard } from '../contract';

/** Whose account it must be. */
export function HolderNote({ name }: { readonly name: string | undefined }) {
  const title =
    name === undefined ? (
      <Trans>Must be in your own name</Trans>
    ) : (
      <Trans>Must be in your name: {name}</Trans>
    );
  return (
    <Note icon={UserIcon} title={title}>
      <Trans>The bank sends it back if the name is different.</Trans>
    </Note>
  );
}

/** What the bank says about an account that cannot be used. */
export function BindAnswer({ answer: { status, reason } }: { readonly answer: BoundCard }) {
  const isOtherName = status === 'nameMismatch';
  return (
    <Note
      kind="over"
      role="alert"
      title={
        isOtherName ? (
          <Trans>This account is in another name</Trans>
        ) : (
          <Trans>This account cannot be used</Trans>
        )
      }
    >
      {reason ?? <Trans>Please check the number, or choose another account.</Trans>}
    </Note>
  );
}

/** Said before somebody leaves: this one answer does not wait on the phone. */
export function NotSavedNote() {
  return (
    <Note icon={LockSimpleIcon} title={<Trans>The account number is not kept on this phone</Trans>}>
      <Trans>If you leave before you save, we ask for it again.</Trans>
    </Note>
  );
}
