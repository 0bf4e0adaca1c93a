import { maskAccount } from '@clearloan/formatting';
import { Dialog } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountRemoval } from './use-account-removal';

/** Asks before an account is removed, and names it. */
export function RemoveAccountDialog({ removal: { asked, keep, remove } }: { removal: AccountRemoval }) {
  const { t } = useLingui();
  const account = asked === undefined ? '' : `${asked.bankName} ${maskAccount(asked.tail)}`;
  return (
    <Dialog
      open={asked !== undefined}
      title={t`Remove this account?`}
      confirmLabel={t`Remove`}
      cancelLabel={t`Keep it`}
      danger
      onConfirm={remove}
      onCancel={keep}
    >
      <Trans>{account} will no longer be offered for payouts. You can add it again at any time.</Trans>
    </Dialog>
  );
}
