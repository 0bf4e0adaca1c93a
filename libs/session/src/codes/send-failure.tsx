import { codes, type Refusal } from '@clearloan/api-client/declare';
import type { Instant } from '@clearloan/formatting';
import { useClock, type RefusedCode } from '@clearloan/app-runtime';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CallError } from '@clearloan/api-client';
import { Note } from '@clearloan/ui';
import type { ReactNode } from 'react';

/** Why a code was not accepted or not sent. Waits are whole minutes, rounded up; absent if the lender gives none. */
type CodeRefusal =
  | { readonly kind: 'wrong'; readonly triesLeft: number | undefined }
  | { readonly kind: 'expired' }
  | { readonly kind: 'locked'; readonly waitMinutes: number | undefined }
  | { readonly kind: 'tooMany'; readonly waitMinutes: number | undefined };

interface RefusedCall {
  readonly code: number | null;
  readonly refusal: Refusal | null;
}

/** Parses a refusal that concerns codes; `undefined` for all others, whose own message is shown. */
export function codeRefusalOf({ code, refusal }: RefusedCall, now: Instant): CodeRefusal | undefined {
  switch (code) {
    case codes.wrongCode:
      return { kind: 'wrong', triesLeft: refusal?.triesLeft };
    case codes.codeExpired:
      return { kind: 'expired' };
    case codes.codeLocked:
      return { kind: 'locked', waitMinutes: minutesToWait(refusal, now) };
    case codes.tooMany:
      return { kind: 'tooMany', waitMinutes: minutesToWait(refusal, now) };
    default:
      return undefined;
  }
}

function minutesToWait(refusal: Refusal | null, now: Instant): number | undefined {
  const seconds = refusal?.retryAfter ?? secondsUntil(refusal?.until, now);
  return seconds === undefined || seconds <= 0 ? undefined : Math.ceil(seconds / 60);
}

const secondsUntil = (until: Instant | undefined, now: Instant): number | undefined =>
  until === undefined ? undefined : (Date.parse(until) - Date.parse(now)) / 1000;

/** The reason why a code was refused or not sent: what is wrong and what to do. Other errors use their own message. */
export function useCodeFailureText(): (failure: RefusedCode) => string {
  const { t } = useLingui();
  const clock = useClock();
  const textOf = (refusal: CodeRefusal, message: string): string => {
    switch (refusal.kind) {
      case 'wrong':
        return refusal.triesLeft === undefined
          ? t`That code isn’t right. Check the message again.`
          : t`That code isn’t right. ${plural(refusal.triesLeft, { one: '# try left', other: '# tries left' })}.`;
      case 'expired':
        return t`This code has expired. Request a new one.`;
      case 'locked':
        return refusal.waitMinutes === undefined
          ? t`Too many wrong codes. Request a new one.`
          : t`Too many wrong codes. Try again in ${plural(refusal.waitMinutes, { one: '# minute', other: '# minutes' })}.`;
      // The lender says which other ways are left.
      case 'tooMany':
        return refusal.waitMinutes === undefined
          ? message
          : t`${message} You can try again in ${plural(refusal.waitMinutes, { one: '# minute', other: '# minutes' })}.`;
    }
  };
  return (failure) => {
    const refusal = codeRefusalOf(failure, clock.now());
    return refusal === undefined ? failure.message : textOf(refusal, failure.message);
  };
}

interface SendFailureProps {
  readonly failure: CallError | null;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Why no code was sent, beside the button that requests one. */
export function SendFailure({ failure, children }: SendFailureProps) {
  const text = useCodeFailureText();
  if (failure === null) return null;
  return (
    <Note kind="over" role="alert" title={text(failure)}>
      {children}
    </Note>
  );
}
