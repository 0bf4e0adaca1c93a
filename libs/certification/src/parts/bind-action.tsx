import type { CallError, MoneyPhase } from '@clearloan/api-client';
import { Note, PinnedAction } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

export interface BindActionProps {
  readonly formId: string;
  /** As much of a `useMoneyWrite` as its button needs. */
  readonly bind: { readonly phase: MoneyPhase; readonly failure: CallError | null };
  readonly onCheckAgain: () => void;
}

/** The pinned action that saves an account; what became of the tap stands above it until that is known. */
export function BindAction({ formId, bind, onCheckAgain }: BindActionProps) {
  const note = <BindNote {...bind} />;
  if (bind.phase === 'unreachable') {
    return (
      <PinnedAction kind="line" row={note} onClick={onCheckAgain}>
        <Trans>Check again</Trans>
      </PinnedAction>
    );
  }
  return (
    <PinnedAction type="submit" form={formId} row={note} loading={bind.phase !== 'idle'}>
      <Trans>Save account</Trans>
    </PinnedAction>
  );
}

function BindNote({ phase, failure }: BindActionProps['bind']) {
  if (phase === 'checking') {
    return (
      <Note kind="wait" role="status" title={<Trans>We are checking</Trans>}>
        <Trans>The lender has not answered yet. Nothing is saved twice.</Trans>
      </Note>
    );
  }
  if (phase === 'unreachable') {
    return (
      <Note kind="due" role="alert" title={<Trans>We could not reach the lender</Trans>}>
        <Trans>Nothing is saved twice. Check again, or come back later.</Trans>
      </Note>
    );
  }
  if (phase !== 'idle' || !failure || failure.refusal?.field !== undefined) return null;
  return (
    <Note kind="over" role="alert" title={<Trans>The account was not saved</Trans>}>
      {failure.message}
    </Note>
  );
}
