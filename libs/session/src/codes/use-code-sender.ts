import type { CallError, CallOptions, Outcome, Write } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import { useDeviceState } from '@clearloan/app-runtime';
import { useLingui } from '@lingui/react/macro';
import { useState, useEffect } from 'react';
import {
  forgetSentCode,
  lastSentCode,
  saveSentNow,
  secondsLeft,
  usualCodeLength,
  type CodeSending,
  type SentCode,
} from './code-sendings';
import type { CodePurpose, CodeSent, CodeUse, sendSmsCode } from '../contract';
import type { CodeChannel } from './send-again';
import { useSendSmsCode, useSendVoiceCode } from '../queries/codes';

export interface CodeSender {
  /** The last code sent; after a rate limit, the one that was sent before. */
  readonly sent: SentCode | undefined;
  readonly secondsLeft: number;
  readonly isBusy: boolean;
  readonly failure: CallError | null;
  /** @param phone empty for the phone number of the session @returns whether a code was sent */
  /** The sent code is no longer valid: it was used, or the lender refuses it. */
  readonly forget: () => void;
  readonly send: (channel: CodeChannel, phone: string) => Promise<boolean>;
}

/** Sends codes for one purpose and tracks the wait, also across reloads. */
export const useCodeSender = (purpose: CodePurpose): CodeSender =>
  useSending(purpose, { sms: useSendSmsCode(), voice: useSendVoiceCode() });

interface SendCode<Purpose extends CodeUse> extends Pick<Write<typeof sendSmsCode>, 'isBusy' | 'failure'> {
  readonly run: (
    request: { readonly phone: string; readonly type: Purpose },
    options: CallOptions,
  ) => Promise<Outcome<CodeSent>>;
}

/** The same by other calls. */
export function useSending<Purpose extends CodeUse>(
  purpose: Purpose,
  calls: Readonly<Record<CodeChannel, SendCode<Purpose>>>,
): CodeSender {
  const { t } = useLingui();
  const [sent, setSent] = useDeviceState<SentCode | undefined>(() => lastSentCode(purpose), undefined);
  const [channel, setChannel] = useState<CodeChannel | undefined>();

  const keep = (code: Omit<SentCode, 'atMs'>) => {
    setSent(saveSentNow(purpose, code));
  };
  const send = async (by: CodeChannel, phone: string) => {
    setChannel(by);
    const options = { loading: t`Sending the code`, inline: [codes.tooMany] };
    const outcome = await calls[by].run({ phone, type: purpose }, options);
    if (outcome.ok) {
      const { retryAfter: waitSeconds, codeLength, validFor: validSeconds } = outcome.data;
      keep({ phone, waitSeconds, codeLength, validSeconds });
      return true;
    }
    const waitSeconds = waitOf(outcome.error);
    if (waitSeconds !== undefined) {
      keep({ phone, waitSeconds, codeLength: sent?.codeLength ?? usualCodeLength });
    }
    return false;
  };
  return {
    sent,
    secondsLeft: useSecondsLeft(sent),
    isBusy: calls.sms.isBusy || calls.voice.isBusy,
    failure: channel === undefined ? null : withoutShortWait(calls[channel].failure),
    forget: () => {
      forgetSentCode(purpose);
      setSent(undefined);
    },
    send,
  };
}

/**
 * "Send again in 0:42" is already shown. A wait of more than two minutes does not concern a single code: there were too
 * many.
 */
const withoutShortWait = (failure: CallError | null): CallError | null =>
  failure !== null && (waitOf(failure) ?? Infinity) <= 120 ? null : failure;

/** Requested too soon: an earlier code may still arrive, so its wait is stored like that of a new one. */
const waitOf = ({ code, refusal }: CallError): number | undefined =>
  code === codes.tooMany ? refusal?.retryAfter : undefined;

/** Counts down until another code can be requested; 0 without a sent code. */
function useSecondsLeft(sending: CodeSending | undefined): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const left = sending === undefined ? 0 : secondsLeft(sending, nowMs);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      setNowMs(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isWaiting]);
  return left;
}
