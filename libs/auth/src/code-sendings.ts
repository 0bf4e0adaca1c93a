import { safeStorage } from '@clearloan/api-client';
import * as v from 'valibot';
import type { CodePurpose } from './contract';
import type { CodeSending } from './rules/code-wait';

/** A code on its way. Outlives a reload, so that the number stays and the wait goes on; the code itself is never kept. */
export interface SentCode extends CodeSending {
  /** `+6281255500417`; empty for the phone of the session. */
  readonly phone: string;
  readonly codeLength: number;
  /** For how many seconds it can be used; absent where the lender does not say. */
  readonly validSeconds?: number | undefined;
}

/** Until a lender has said how long its codes are. */
export const usualCodeLength = 6;

const sentCodeSchema = v.object({
  phone: v.string(),
  atMs: v.number(),
  waitSeconds: v.pipe(v.number(), v.minValue(0)),
  codeLength: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  validSeconds: v.optional(v.pipe(v.number(), v.minValue(0))),
});

const storage = safeStorage(() => window.sessionStorage);
const entryOf = (purpose: CodePurpose) => `clearloan.code-sent.${purpose}`;

/** The code sent last for this purpose in this visit; what cannot be read counts as none. */
export function lastSentCode(purpose: CodePurpose): SentCode | undefined {
  try {
    const kept = v.safeParse(sentCodeSchema, JSON.parse(storage.get(entryOf(purpose)) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a code that was sent this moment. */
export function saveSentNow(purpose: CodePurpose, facts: Omit<SentCode, 'atMs'>): SentCode {
  const sent = { ...facts, atMs: Date.now() };
  storage.set(entryOf(purpose), JSON.stringify(sent));
  return sent;
}

/** The code has done its work, and the number is not needed any more. */
export const forgetSentCode = (purpose: CodePurpose): void => {
  storage.remove(entryOf(purpose));
};
