import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PrimaryAction } from '../page/primary-action';
import { Note } from '../paper/note';

export interface SilentLenderNoteProps {
  /** `checking`: the same write is asked about by itself; `unreachable`: only on a tap. */
  readonly phase: 'checking' | 'unreachable';
  /** While checking: that the lender has not answered yet, and what does not happen twice. */
  readonly checking: ReactNode;
  /** When given up for now: what does not happen twice, and that the borrower may check again. */
  readonly unreachable: ReactNode;
}

/** A write that the lender has not answered: it may have been done, so nothing is said of failing. */
export function SilentLenderNote({ phase, checking, unreachable }: SilentLenderNoteProps) {
  return phase === 'checking' ? (
    <Note kind="wait" role="status" title={<Trans>We’re checking</Trans>}>
      {checking}
    </Note>
  ) : (
    <Note kind="due" role="alert" title={<Trans>We couldn’t reach the lender</Trans>}>
      {unreachable}
    </Note>
  );
}

export interface PrimaryCheckAgainProps {
  /** Above the button, as it was above the action that was tapped. */
  readonly row?: ReactNode;
  readonly onClick: () => void;
}

/** In place of the action that was tapped, while the lender cannot be reached: asks about the same write again. */
export function PrimaryCheckAgain({ row, onClick }: PrimaryCheckAgainProps) {
  return (
    <PrimaryAction kind="line" row={row} onClick={onClick}>
      <Trans>Check again</Trans>
    </PrimaryAction>
  );
}
