import { tabStore } from '@clearloan/api-client';
import * as v from 'valibot';
import type { CodeUse } from '../contract';

/** A sent code: when (device clock, ms), and the lender's required wait in seconds between two codes. */
export interface CodeSending {
  readonly atMs: number;
  readonly waitSeconds: number;
}

/**
 * Whole seconds until another code can be requested; never more than the wait, even if the device's clock is set back.
 */
export function secondsLeft({ atMs, waitSeconds }: CodeSending, nowMs: number): number {
  const left = Math.ceil((atMs + waitSeconds * 1000 - nowMs) / 1000);
  return Math.min(Math.max(left, 0), waitSeconds);
}

/** Whether a code is still valid: for its own validity, or for the wait if the lender gives none. */
export const isStillGood = (
  {
    atMs,
    waitSeconds,
    validSeconds = waitSeconds,
  }: CodeSending & { readonly validSeconds?: number | undefined },
  nowMs: number,
): boolean => nowMs >= atMs && nowMs < atMs + validSeconds * 1000;

/** Seconds → `0:42`, `1:05`. */
export const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * A code that was sent. Survives a reload, so that the phone number stays and the wait continues; the code itself is
 * never stored.
 */
export interface SentCode extends CodeSending {
  /** `+6281255500417`, or an e-mail address; empty for the phone number of the session. */
  readonly phone: string;
  readonly codeLength: number;
  /** Its validity in seconds; absent if the lender does not specify it. */
  readonly validSeconds?: number | undefined;
}

/** Default until the lender has returned the length of its codes. */
export const usualCodeLength = 6;

const sentCodeSchema = v.object({
  phone: v.string(),
  atMs: v.number(),
  waitSeconds: v.pipe(v.number(), v.minValue(0)),
  codeLength: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  validSeconds: v.optional(v.pipe(v.number(), v.minValue(0))),
});

const entryOf = (purpose: CodeUse) => `clearloan.code-sent.${purpose}`;

/** The last code sent for this purpose in this visit; unreadable data counts as none. */
export function lastSentCode(purpose: CodeUse): SentCode | undefined {
  try {
    const result = v.safeParse(sentCodeSchema, JSON.parse(tabStore.get(entryOf(purpose)) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a code that was sent just now. */
export function saveSentNow(purpose: CodeUse, facts: Omit<SentCode, 'atMs'>): SentCode {
  const code = { ...facts, atMs: Date.now() };
  tabStore.set(entryOf(purpose), JSON.stringify(code));
  return code;
}

/** The code was used, and the phone number is no longer needed. */
export const forgetSentCode = (purpose: CodeUse): void => {
  tabStore.remove(entryOf(purpose));
};
