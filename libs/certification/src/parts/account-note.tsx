import type { CallError, MoneyPhase } from '@clearloan/api-client';
import { Note, SilentLenderNote } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface AccountNoteProps {
  readonly phase: MoneyPhase;
  /** Why it was refused, unless a field shows it. */
  readonly failure: CallError | null;
  /** What did not happen as a result. */
  readonly failed: ReactNode;
}

/** The state of saving or choosing an account, until its outcome is known. */
export function AccountNote({ phase, failure, failed }: AccountNoteProps) {
  if (phase === 'checking' || phase === 'unreachable')
    return (
      <SilentLenderNote
        phase={phase}
        checking={<Trans>The lender hasn’t replied yet. Nothing will be saved twice.</Trans>}
        unreachable={<Trans>Nothing will be saved twice. Check again, or come back later.</Trans>}
      />
    );
  if (phase !== 'idle' || !failure) return null;
  return (
    <Note kind="over" role="alert" title={failed}>
      {failure.message}
    </Note>
  );
}
