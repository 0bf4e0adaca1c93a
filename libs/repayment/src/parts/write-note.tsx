import type { CallError, MoneyPhase } from '@clearloan/api-client';
import { Note, Pad, SilentLenderNote, WifiSlashIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { AmountsHiddenProvider, useAmountsHidden } from '@clearloan/app-runtime';

export interface WriteNoteProps {
  /** Of a `useMoneyWrite`: its progress, and why it ended. */
  phase: MoneyPhase;
  failure: Pick<CallError, 'message'> | null;
  /** The last tap was blocked because the device is offline. */
  isHeldBack: boolean;
}

/**
 * Beside an action that moves money: the state of the write until its outcome is known. The toast disappears after two
 * seconds, this stays.
 */
export function WriteNote(props: WriteNoteProps) {
  const note = noteOf(props);
  const place = useRef<HTMLDivElement>(null);
  const { phase, failure, isHeldBack } = props;
  const isShown = note !== null;
  useEffect(() => {
    // The action is pinned, so it may be tapped while this note is out of view.
    if (isShown) place.current?.scrollIntoView({ block: 'center' });
  }, [isShown, phase, failure, isHeldBack]);
  return <div ref={place}>{note && <Pad>{note}</Pad>}</div>;
}

function noteOf({ phase, failure, isHeldBack }: WriteNoteProps) {
  if (phase === 'checking' || phase === 'unreachable')
    return (
      <SilentLenderNote
        phase={phase}
        checking={<Trans>The lender hasn’t replied yet. You won’t be charged twice.</Trans>}
        unreachable={<Trans>You won’t be charged twice. Check again, or come back later.</Trans>}
      />
    );
  if (isHeldBack)
    return (
      <Note kind="due" icon={WifiSlashIcon} role="alert" title={<Trans>No internet connection</Trans>}>
        <Trans>Nothing was sent or lost. Tap again when you’re back online.</Trans>
      </Note>
    );
  return failure && <Note kind="over" role="alert" title={failure.message} />;
}

/**
 * Always shows amounts: nobody can agree to a price they cannot see. Hiding applies to what one owes, not to what one
 * is about to sign.
 */
export function AmountsShown({ children }: { children: ReactNode }) {
  const { toggle } = useAmountsHidden();
  return (
    <AmountsHiddenProvider hidden={false} toggle={toggle}>
      {children}
    </AmountsHiddenProvider>
  );
}
