import { PrimaryAction } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

export interface SaveStepProps {
  readonly formId: string;
  readonly isBusy: boolean;
  readonly flow: { readonly isChange: boolean; readonly isLocked: boolean };
}

/** Saves the form of a step; absent while its answers cannot be changed. */
export function SaveStep({ formId, isBusy, flow: { isChange, isLocked } }: SaveStepProps) {
  if (isLocked) return null;
  return (
    <PrimaryAction type="submit" form={formId} loading={isBusy}>
      {isChange ? <Trans>Save</Trans> : <Trans>Save and continue</Trans>}
    </PrimaryAction>
  );
}
