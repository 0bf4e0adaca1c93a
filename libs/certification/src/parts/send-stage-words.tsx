import { Button, LinkAction, Note, Spinner } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import './send-stage-words.css';

export interface SendStageWordsProps {
  readonly stage: 'idle' | 'shrinking' | 'sending' | 'unusable' | 'unsent' | 'stopped' | 'refused';
  /** The lender's reason, or why no answer came. */
  readonly words: string | undefined;
  readonly onAgain: () => void;
  readonly onStop: () => void;
}

/** How sending a picture goes, in words. */
export function SendStageWords({ stage, words, onAgain, onStop }: SendStageWordsProps) {
  switch (stage) {
    case 'idle':
      return null;
    case 'shrinking':
      return <UnderWay words={<Trans>Making the picture smaller</Trans>} />;
    case 'sending':
      return <UnderWay words={<Trans>Sending the picture</Trans>} onStop={onStop} />;
    case 'unusable':
      return (
        <Note kind="over" role="alert" title={<Trans>This file cannot be used</Trans>}>
          <Trans>Please take a photo, or choose a picture of at most 5 MB.</Trans>
        </Note>
      );
    case 'unsent':
      return (
        <Note kind="over" role="alert" title={<Trans>The picture was not sent</Trans>}>
          <p>{words}</p>
          <Button kind="line" small onClick={onAgain}>
            <Trans>Send it again</Trans>
          </Button>
        </Note>
      );
    case 'stopped':
      return (
        <Note kind="due" role="status" title={<Trans>You stopped the sending</Trans>}>
          <Button kind="line" small onClick={onAgain}>
            <Trans>Send it again</Trans>
          </Button>
        </Note>
      );
    case 'refused':
      return (
        <Note kind="over" role="alert" title={<Trans>Please take it again</Trans>}>
          {words}
        </Note>
      );
  }
}

function UnderWay({ words, onStop }: { readonly words: ReactNode; readonly onStop?: () => void }) {
  return (
    <div className="cl-certification-sending">
      <p role="status">
        <Spinner small />
        {words}
      </p>
      {onStop && (
        <LinkAction onClick={onStop}>
          <Trans>Stop</Trans>
        </LinkAction>
      )}
    </div>
  );
}
