import { Button, LinkAction, Note, Spinner } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PictureDoubt } from '../rules/picture-quality';
import './send-stage-text.css';

export interface SendStageTextProps {
  readonly stage:
    | 'idle'
    | 'doubtful'
    | 'shrinking'
    | 'sending'
    | 'unusable'
    | 'unsent'
    | 'stopped'
    | 'refused';
  /** The lender's reason, or why there was no response. */
  readonly label: string | undefined;
  /** What may be wrong with a chosen file. */
  readonly doubts: readonly PictureDoubt[];
  /** Upload progress from 0 to 1; undefined if unknown. */
  readonly share: number | undefined;
  readonly onAgain: () => void;
  readonly onStop: () => void;
}

/** The upload state of a picture, as text. */
export function SendStageText(props: SendStageTextProps) {
  const { stage, label, doubts, share, onAgain, onStop } = props;
  switch (stage) {
    case 'idle':
      return null;
    case 'shrinking':
      return <UnderWay label={<Trans>Resizing the photo</Trans>} />;
    case 'sending':
      return <Sending share={share} onStop={onStop} />;
    case 'doubtful':
      return <Doubtful doubts={doubts} onSend={onAgain} />;
    case 'unusable':
      return (
        <Note kind="over" role="alert" title={<Trans>This file can’t be used</Trans>}>
          <Trans>Take a photo, or choose one up to 5 MB.</Trans>
        </Note>
      );
    case 'unsent':
      return (
        <Note kind="over" role="alert" title={<Trans>The photo wasn’t sent</Trans>}>
          <p>{label}</p>
          <SendAgain onAgain={onAgain} />
        </Note>
      );
    case 'stopped':
      return (
        <Note kind="due" role="status" title={<Trans>You cancelled the upload</Trans>}>
          <SendAgain onAgain={onAgain} />
        </Note>
      );
    case 'refused':
      return (
        <Note kind="over" role="alert" title={<Trans>Retake the photo</Trans>}>
          {label}
        </Note>
      );
  }
}

function SendAgain({ onAgain }: Pick<SendStageTextProps, 'onAgain'>) {
  return (
    <>
      <p>
        <Trans>The photo stays on this screen until it’s sent. If you leave, you’ll need to retake it.</Trans>
      </p>
      <Button kind="line" small onClick={onAgain}>
        <Trans>Resend</Trans>
      </Button>
    </>
  );
}

function Sending({ share, onStop }: Pick<SendStageTextProps, 'share' | 'onStop'>) {
  return (
    <>
      <UnderWay label={<Trans>Sending photo</Trans>} onStop={onStop} />
      {share !== undefined && <SentShare share={share} />}
    </>
  );
}

function SentShare({ share }: { readonly share: number }) {
  const { t } = useLingui();
  return <progress className="cl-certification-sent" aria-label={t`Upload progress`} max={1} value={share} />;
}

function Doubtful({ doubts, onSend }: Pick<SendStageTextProps, 'doubts'> & { readonly onSend: () => void }) {
  return (
    <Note kind="due" role="alert" title={<Trans>This photo may be hard to read</Trans>}>
      {doubts.map((doubt) => (
        <p key={doubt}>{doubtText[doubt]}</p>
      ))}
      <Button kind="line" small onClick={onSend}>
        <Trans>Send anyway</Trans>
      </Button>
    </Note>
  );
}

const doubtText: Readonly<Record<PictureDoubt, ReactNode>> = {
  blurred: <Trans>The photo is blurry. Hold your phone still.</Trans>,
  dark: <Trans>It’s too dark. Turn on a light or move near a window.</Trans>,
  shining: <Trans>There’s glare on it. Turn away from the light.</Trans>,
  small: <Trans>It’s too small to read. Move closer, or choose a larger photo.</Trans>,
};

function UnderWay({ label, onStop }: { readonly label: ReactNode; readonly onStop?: () => void }) {
  return (
    <div className="cl-certification-sending">
      <p role="status">
        <Spinner small />
        {label}
      </p>
      {onStop && (
        <LinkAction onClick={onStop}>
          <Trans>Stop</Trans>
        </LinkAction>
      )}
    </div>
  );
}
