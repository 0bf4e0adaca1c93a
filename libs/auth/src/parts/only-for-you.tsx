import { Note, ShieldCheckIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** Warns about fraud, which often starts with a friendly call that asks for the code. */
export function OnlyForYou() {
  return (
    <Note icon={ShieldCheckIcon} title={<Trans>This code is only for you</Trans>}>
      <Trans>Never share it with anyone, not even us.</Trans>
    </Note>
  );
}
