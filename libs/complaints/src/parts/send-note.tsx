import type { CallError, MoneyPhase } from '@clearloan/api-client';
import { Note, SilentLenderNote, WifiSlashIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

export interface SendNoteProps {
  phase: MoneyPhase;
  failure: CallError | null;
  /** The last tap was blocked because the device is offline. */
  isHeldBack: boolean;
  /** Not all pictures were uploaded: the report waits for them. */
  arePicturesWaiting?: boolean;
  /** The last tap waited for data that failed to load. */
  didNotLoad?: boolean;
  /** What was typed stays on this device, also when the page is closed. */
  isKept?: boolean;
}

/** Beside Send: the state of the report, until its outcome is known. */
export function SendNote(props: SendNoteProps) {
  const { phase, failure, isHeldBack, arePicturesWaiting, didNotLoad, isKept } = props;
  if (phase === 'checking' || phase === 'unreachable')
    return (
      <SilentLenderNote
        phase={phase}
        checking={<Trans>The lender hasn’t replied yet. Nothing will be sent twice.</Trans>}
        unreachable={<Trans>Nothing will be sent twice. Check again, or come back later.</Trans>}
      />
    );
  if (isHeldBack)
    return (
      <Note
        kind="due"
        icon={WifiSlashIcon}
        role="alert"
        title={<Trans>No internet connection. Not sent yet.</Trans>}
      >
        {isKept ? (
          <Trans>Your message is saved on this phone. Tap Send when you’re back online.</Trans>
        ) : (
          <Trans>Keep this page open. Tap Send when you’re back online.</Trans>
        )}
      </Note>
    );
  if (arePicturesWaiting || didNotLoad)
    return (
      <Note kind="due" role="alert" title={<Trans>Not sent yet</Trans>}>
        {arePicturesWaiting ? (
          <Trans>A photo didn’t upload. Tap Send again, or remove the photo.</Trans>
        ) : (
          <Trans>Part of this page didn’t load. Tap Send to try again.</Trans>
        )}
      </Note>
    );
  return failure && <Note kind="over" role="alert" title={failure.message} />;
}
