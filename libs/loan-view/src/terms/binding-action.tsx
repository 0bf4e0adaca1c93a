import type { CallError, MoneyPhase } from '@clearloan/api-client';
import { Note, PrimaryAction, PrimaryCheckAgain, SilentLenderNote } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import './binding-action.css';

/** The part of a `useMoneyWrite` that its button needs. */
export interface BindingWrite {
  readonly phase: MoneyPhase;
  readonly failure: CallError | null;
}

export interface BindingActionProps {
  write: BindingWrite;
  onClick: () => void;
  /** After no response from the lender: polls the same write again. */
  onCheckAgain: () => void;
  /** Above the button: its cost. */
  row?: ReactNode;
  children: ReactNode;
}

/**
 * The pinned action that binds the borrower or the lender. It shows the state of the write until its outcome is
 * known.
 */
export function BindingAction({ write, onClick, onCheckAgain, row, children }: BindingActionProps) {
  const { phase } = write;
  const above = (
    <>
      <WriteNote {...write} />
      {row}
    </>
  );
  if (phase === 'unreachable') return <PrimaryCheckAgain row={above} onClick={onCheckAgain} />;
  return (
    <PrimaryAction loading={phase !== 'idle'} row={above} onClick={onClick}>
      {children}
    </PrimaryAction>
  );
}

/** The toast disappears after two seconds; the same text stays here until the next attempt. */
function WriteNote(write: BindingWrite) {
  const note = noteOf(write);
  return note && <div className="cl-loans-write-note">{note}</div>;
}

function noteOf({ phase, failure }: BindingWrite) {
  if (phase === 'checking' || phase === 'unreachable')
    return (
      <SilentLenderNote
        phase={phase}
        checking={<Trans>The lender hasn’t replied yet. Nothing will happen twice.</Trans>}
        unreachable={<Trans>Nothing will happen twice. Check again, or come back later.</Trans>}
      />
    );
  return failure && <Note kind="over" role="alert" title={failure.message} />;
}
