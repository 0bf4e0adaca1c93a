import { codes, type Refusal } from '@clearloan/api-client/declare';
import type { Instant } from '@clearloan/formatting';

/** Why a code was not accepted or not sent. Waits are whole minutes, rounded up; absent if the lender gives none. */
export type CodeRefusal =
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
