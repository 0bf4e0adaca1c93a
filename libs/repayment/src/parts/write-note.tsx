import type { CallError, MoneyPhase } from '@clearloan/api-client';
import { Note, Pad, SilentLenderNote, WifiSlashIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { AmountsHiddenProvider, useAmountsHidden } from '@clearloan/app-runtime';

export interface WriteNoteProps {
  /** Of a `useMoneyWrite`: how far it has come, and why it ended. */
  phase: MoneyPhase;
  failure: CallError | null;
  /** The last tap met no network. */
  isHeldBack: boolean;
}

/** Beside an action that moves money: what becomes of it, until it is known. The toast goes after two seconds, this stays. */
export function WriteNote(props: WriteNoteProps) {
  const note = noteOf(props);
  const place = useRef<HTMLDivElement>(null);
  const { phase, failure, isHeldBack } = props;
  const isShown = note !== null;
  useEffect(() => {
    // The action is pinned, so it may have been tapped with this place out of view.
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

/** Nobody agrees to a price they cannot see: the closed eye hides what one owes, not what one is about to sign. */
export function AmountsShown({ children }: { children: ReactNode }) {
  const { toggle } = useAmountsHidden();
  return (
    <AmountsHiddenProvider hidden={false} toggle={toggle}>
      {children}
    </AmountsHiddenProvider>
  );
}
