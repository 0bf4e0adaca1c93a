import type { CallError, MoneyPhase } from '@clearloan/api-client';
import { PrimaryAction, PrimaryCheckAgain } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { AccountNote } from './account-note';

export interface BindActionProps {
  readonly formId: string;
  /** As much of a `useMoneyWrite` as its button needs. */
  readonly bind: { readonly phase: MoneyPhase; readonly failure: CallError | null };
  readonly onCheckAgain: () => void;
}

/** The pinned action that saves an account; what became of the tap stands above it until that is known. */
export function BindAction({ formId, bind, onCheckAgain }: BindActionProps) {
  const failure = bind.failure?.refusal?.field === undefined ? bind.failure : null;
  const note = (
    <AccountNote phase={bind.phase} failure={failure} failed={<Trans>The account wasn’t saved</Trans>} />
  );
  if (bind.phase === 'unreachable') return <PrimaryCheckAgain row={note} onClick={onCheckAgain} />;
  return (
    <PrimaryAction type="submit" form={formId} row={note} loading={bind.phase !== 'idle'}>
      <Trans>Save account</Trans>
    </PrimaryAction>
  );
}
