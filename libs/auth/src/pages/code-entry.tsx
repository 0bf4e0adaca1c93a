import { type RefusedCode } from '@clearloan/app-runtime';
import { Stack } from '@clearloan/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { usualCodeLength } from '../code-sendings';
import { CodeField } from '../parts/code-field';
import { SendAgain, type CodeChannel } from '../parts/send-again';
import { SendFailure } from '../parts/send-failure';
import { useLoginSetting } from '../queries';
import type { CodeSender } from './use-code-sender';
import { useMessageCode } from './use-message-code';

export interface CodeEntryProps {
  /** The submit button is outside the form, in the bottom bar. */
  readonly formId: string;
  readonly sender: CodeSender;
  /** The recipient of another code; empty for the phone number of the session. */
  readonly phone: string;
  readonly code: string;
  readonly onCode: (digits: string) => void;
  readonly onComplete?: ((digits: string) => void) | undefined;
  /** By Enter or by the button. */
  readonly onSubmit: () => void;
  /** Of the last attempt with a code. */
  readonly failure: RefusedCode | null;
  /** More fields of the same form. */
  readonly children?: ReactNode;
}

/** The form for a code, with the ways to get another one. */
export function CodeEntry(props: CodeEntryProps) {
  const { formId, sender, phone, code, onCode, onComplete, onSubmit, failure, children } = props;
  const setting = useLoginSetting();
  const [sentAgainBy, setSentAgainBy] = useState<CodeChannel>();
  useMessageCode(sender.sent?.atMs, (digits) => {
    onCode(digits);
    if (digits.length === codeLengthOf(sender)) onComplete?.(digits);
  });
  const sendAgain = async (channel: CodeChannel) => {
    onCode('');
    setSentAgainBy(undefined);
    if (await sender.send(channel, phone)) setSentAgainBy(channel);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={6}>
          <CodeField
            length={codeLengthOf(sender)}
            value={code}
            onChange={onCode}
            onComplete={onComplete}
            failure={failure}
          />
          {children}
        </Stack>
      </form>
      <SendAgain
        secondsLeft={sender.secondsLeft}
        voiceEnabled={setting.data?.voiceEnabled ?? false}
        isBusy={sender.isBusy}
        sentAgainBy={sentAgainBy}
        onSend={(channel) => void sendAgain(channel)}
      />
      <SendFailure failure={sender.failure} />
    </>
  );
}

export const codeLengthOf = ({ sent }: CodeSender): number => sent?.codeLength ?? usualCodeLength;
