import { Dialog } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface StillThereProps {
  readonly onStay: () => void;
}

/** Asks before a visit ends automatically, so that a slow reader is not logged out (WCAG 2.2, 2.2.1). */
export function StillThere({ onStay }: StillThereProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      title={t`Are you still there?`}
      confirmLabel={t`Stay logged in`}
      onConfirm={onStay}
      onCancel={onStay}
    >
      <Trans>This phone is shared, so you’ll be logged out in one minute.</Trans>
    </Dialog>
  );
}
