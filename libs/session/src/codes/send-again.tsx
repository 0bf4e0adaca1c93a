import { ArrowClockwiseIcon, Button, ClockIcon, Inline, PhoneCallIcon, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { clockText } from './code-sendings';

export type CodeChannel = 'sms' | 'voice';

export interface SendAgainProps {
  readonly secondsLeft: number;
  readonly voiceEnabled: boolean;
  readonly isBusy: boolean;
  /** How another code was just sent; also announced. */
  readonly sentAgainBy: CodeChannel | undefined;
  readonly onSend: (channel: CodeChannel) => void;
}

/** Another code: after the wait, by message or read aloud in a call. */
export function SendAgain({ secondsLeft, voiceEnabled, isBusy, sentAgainBy, onSend }: SendAgainProps) {
  return (
    <div>
      <div role="status">
        {sentAgainBy === 'sms' && <Trans>A new code is on its way.</Trans>}
        {sentAgainBy === 'voice' && <Trans>We’re calling you now.</Trans>}
      </div>
      {secondsLeft > 0 ? (
        <Waiting secondsLeft={secondsLeft} />
      ) : (
        <Inline>
          <Button
            kind="line"
            small
            loading={isBusy}
            icon={<ArrowClockwiseIcon size="small" />}
            onClick={() => onSend('sms')}
          >
            <Trans>Resend</Trans>
          </Button>
          {voiceEnabled && (
            <Button
              kind="line"
              small
              loading={isBusy}
              icon={<PhoneCallIcon size="small" />}
              onClick={() => onSend('voice')}
            >
              <Trans>Call me</Trans>
            </Button>
          )}
        </Inline>
      )}
    </div>
  );
}

function Waiting({ secondsLeft }: { secondsLeft: number }) {
  const time = clockText(secondsLeft);
  return (
    <Inline>
      <ClockIcon size="small" />
      <Text as="span" tone="dim">
        <Trans>
          Resend in <b>{time}</b>
        </Trans>
      </Text>
    </Inline>
  );
}
