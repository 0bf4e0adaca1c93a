import type { CallError, MoneyPhase } from '@clearloan/api-client';
import { Note, SilentLenderNote, WifiSlashIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

export interface SendNoteProps {
  phase: MoneyPhase;
  failure: CallError | null;
  /** The last tap met no network. */
  isHeldBack: boolean;
  /** The pictures did not all arrive: the report waits for them. */
  arePicturesWaiting?: boolean;
  /** The last tap waited for what the page shows, and that did not come. */
  didNotLoad?: boolean;
  /** What was typed stays on this phone, also when the page is closed. */
  isKept?: boolean;
}

/** Beside Send: what becomes of the report, until it is known. */
export function SendNote(props: SendNoteProps) {
  const { phase, failure, isHeldBack, arePicturesWaiting, didNotLoad, isKept } = props;
  if (phase === 'checking' || phase === 'unreachable')
    return (
      <SilentLenderNote
        phase={phase}
        checking={<Trans>The lender has not answered yet. Nothing is sent twice.</Trans>}
        unreachable={<Trans>Nothing is sent twice. Check again, or come back later.</Trans>}
      />
    );
  if (isHeldBack)
    return (
      <Note kind="due" icon={WifiSlashIcon} role="alert" title={<Trans>No internet: not sent yet</Trans>}>
        {isKept ? (
          <Trans>Your words are kept on this phone. Tap Send when you are back online.</Trans>
        ) : (
          <Trans>Keep this page open. Tap Send when you are back online.</Trans>
        )}
      </Note>
    );
  if (arePicturesWaiting || didNotLoad)
    return (
      <Note kind="due" role="alert" title={<Trans>Not sent yet</Trans>}>
        {arePicturesWaiting ? (
          <Trans>A photo did not get through. Tap Send again, or take the photo off.</Trans>
        ) : (
          <Trans>Part of this page did not load. Tap Send to try again.</Trans>
        )}
      </Note>
    );
  return failure && <Note kind="over" role="alert" title={failure.message} />;
}
