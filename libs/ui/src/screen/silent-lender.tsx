import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PrimaryAction } from '../page/page';
import { Note } from '../paper/note';

export interface SilentLenderNoteProps {
  /** `checking`: the same write is polled automatically; `unreachable`: only on a tap. */
  readonly phase: 'checking' | 'unreachable';
  /** While checking: that the lender has not responded yet, and what will not happen twice. */
  readonly checking: ReactNode;
  /** After giving up: what will not happen twice, and that the borrower can check again. */
  readonly unreachable: ReactNode;
}

/** A write without a response from the lender: it may have succeeded, so the text never calls it failed. */
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
  /** Above the button, as it was above the tapped action. */
  readonly row?: ReactNode;
  readonly onClick: () => void;
}

/** Replaces the tapped action while the lender is unreachable: polls the same write again. */
export function PrimaryCheckAgain({ row, onClick }: PrimaryCheckAgainProps) {
  return (
    <PrimaryAction kind="line" row={row} onClick={onClick}>
      <Trans>Check again</Trans>
    </PrimaryAction>
  );
}
