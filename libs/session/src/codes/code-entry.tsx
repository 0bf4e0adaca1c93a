import type { RefusedCode } from '@clearloan/app-runtime';
import { Note, OtpField, PrimaryAction, ShieldCheckIcon, Stack } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { usualCodeLength } from './code-sendings';
import { SendAgain, type CodeChannel } from './send-again';
import { SendFailure, useCodeFailureText } from './send-failure';
import { useLoginSetting } from '../queries/codes';
import type { CodeSender } from './use-code-sender';

interface CodeEntryProps {
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
  /** Nobody calls an e-mail address. */
  readonly isByEmail?: boolean;
  /** More fields of the same form. */
  readonly children?: ReactNode;
}

/** The form for a code, with the ways to get another one. */
export function CodeEntry(props: CodeEntryProps) {
  const { formId, sender, phone, code, onComplete, onSubmit, failure, isByEmail, children } = props;
  const setting = useLoginSetting();
  const [sentAgainBy, setSentAgainBy] = useState<CodeChannel>();
  const { length, longer, setLonger, take } = useTakenCode(props);
  const sendAgain = async (channel: CodeChannel) => {
    take('');
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
            length={length}
            value={code}
            longer={longer}
            onLonger={setLonger}
            onChange={take}
            onComplete={onComplete}
            failure={failure}
          />
          {children}
        </Stack>
      </form>
      <SendAgain
        secondsLeft={sender.secondsLeft}
        voiceEnabled={!isByEmail && (setting.data?.voiceEnabled ?? false)}
        isBusy={sender.isBusy}
        sentAgainBy={sentAgainBy}
        onSend={(channel) => void sendAgain(channel)}
      />
      <SendFailure failure={sender.failure} />
    </>
  );
}

export const codeLengthOf = ({ sent }: CodeSender): number => sent?.codeLength ?? usualCodeLength;

/** Takes digits that are typed or that a message brings; those of a longer code are not taken. */
function useTakenCode({ sender, onCode, onComplete }: CodeEntryProps) {
  const length = codeLengthOf(sender);
  const [longer, setLonger] = useState<number>();
  const take = (digits: string) => {
    setLonger(undefined);
    onCode(digits);
  };
  useMessageCode(sender.sent?.atMs, (digits) => {
    if (digits.length > length) {
      setLonger(digits.length);
      return;
    }
    take(digits);
    if (digits.length === length) onComplete?.(digits);
  });
  return { length, longer, setLonger, take };
}

/** What the browser reads from a message that ends with `@host #code` (WebOTP); missing in TypeScript's types. */
declare global {
  interface CredentialRequestOptions {
    otp?: { transport: readonly 'sms'[] };
  }
}

/**
 * Waits for the message with the code if the browser supports it; the browser asks the borrower first.
 * @param sentAtMs when the code was sent; a later one restarts the wait, undefined disables it
 */
function useMessageCode(sentAtMs: number | undefined, onCode: (digits: string) => void): void {
  const take = useRef(onCode);
  useEffect(() => {
    take.current = onCode;
  });
  useEffect(() => {
    if (sentAtMs === undefined || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    navigator.credentials.get({ otp: { transport: ['sms'] }, signal: leaving.signal }).then(
      (credential) => {
        const digits = codeOf(credential);
        if (digits !== undefined) take.current(digits);
      },
      // The borrower refused, left, or requested another code: it can still be typed.
      () => undefined,
    );
    return () => {
      leaving.abort();
    };
  }, [sentAtMs]);
}

const codeOf = (credential: Credential | null): string | undefined =>
  credential !== null && 'code' in credential && typeof credential.code === 'string'
    ? credential.code
    : undefined;

interface CodeFieldProps {
  readonly length: number;
  readonly value: string;
  /** The number of digits of a code that did not fit. */
  readonly longer: number | undefined;
  readonly onLonger: (digits: number) => void;
  readonly onChange: (digits: string) => void;
  readonly onComplete?: ((digits: string) => void) | undefined;
  /** Of the last attempt; shown until other digits are typed. */
  readonly failure: RefusedCode | null;
}

/** The code of a message. A refused one is selected, so that typing replaces it. */
function CodeField(props: CodeFieldProps) {
  const { length, value, longer, onLonger, onChange, onComplete, failure } = props;
  const { t } = useLingui();
  const text = useCodeFailureText();
  const fieldId = useId();
  const longerText = t`This code has ${longer} digits. The one we sent has ${length}.`;
  const [refused, setRefused] = useState({ failure, value });
  if (refused.failure !== failure) setRefused({ failure, value });
  const isRefused = failure !== null && refused.value === value;
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (failure !== null && field instanceof HTMLInputElement) field.select();
  }, [failure, fieldId]);
  return (
    <OtpField
      id={fieldId}
      label={t`${length}-digit code`}
      length={length}
      value={value}
      onChange={onChange}
      onComplete={onComplete}
      onLonger={onLonger}
      error={longer === undefined ? (isRefused ? text(failure) : undefined) : longerText}
    />
  );
}

/** Warns about fraud, which often starts with a friendly call that asks for the code. */
export function OnlyForYou() {
  return (
    <Note icon={ShieldCheckIcon} title={<Trans>This code is only for you</Trans>}>
      <Trans>Never share it with anyone, not even us.</Trans>
    </Note>
  );
}

interface CodeActionProps extends Pick<CodeEntryProps, 'formId' | 'sender'> {
  /** Undefined while no code is needed yet. */
  readonly code: string | undefined;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** The submit action of the form; disabled until the code is whole. */
export function CodeAction({ formId, sender, code, isBusy, children }: CodeActionProps) {
  const { t } = useLingui();
  return (
    <PrimaryAction
      type="submit"
      form={formId}
      loading={isBusy}
      disabled={code !== undefined && code.length < codeLengthOf(sender)}
      reason={t`Enter the full code first.`}
    >
      {children}
    </PrimaryAction>
  );
}
