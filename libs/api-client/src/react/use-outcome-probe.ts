import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type RefObject } from 'react';
import { type DataOf, type Endpoint, codes } from '../declare';
import { useApiClient } from './api-provider';
import { invalidateTags, settled, type Outcome } from './use-write';
import type { CallError } from '../transport/call-error';

/** What was on its way when a page went away arrives within seconds, or never. */
const arrivesWithinMs = 10_000;

/**
 * What the lender shows of a write by now; `null` while it shows nothing of it. A write that cannot be stored whole is
 * found again by this.
 * @param sentAt the lender's instant before its sending
 */
type OutcomeProbe<Data> = (sentAt: string) => Promise<Data | null>;

export type MoneyPhase = 'idle' | 'sending' | 'checking' | 'unreachable';

/** What a screen does with the last word about a write. */
export type FollowUp<Of extends Endpoint> = (outcome: Outcome<DataOf<Of>> | null) => void;

/** How a write that a reload cuts off is found again. */
export interface PendingWrite<Of extends Endpoint> {
  /** Of this write of this loan: another screen's or loan's is not taken up. */
  readonly name: string;
  /** The outcome of a write that was under way when the page was reloaded. */
  readonly onResumed: FollowUp<Of>;
  /** For a write that carries a code: that is kept nowhere, so it is not sent again but looked for at the lender. */
  readonly probe?: OutcomeProbe<DataOf<Of>>;
}

/**
 * Looks for a write that was cut off and cannot be sent again.
 * @returns its result; `null` when the lender goes on showing nothing of it; `unreachable` when it does not answer
 */
async function pollUntilVisible<Data>(
  probe: () => Promise<Data | null>,
  leaving: AbortSignal,
): Promise<Outcome<Data> | null | 'unreachable'> {
  let waitMs = checking.firstWaitMs;
  let waitedMs = 0;
  while (waitedMs < checking.totalMs && !leaving.aborted) {
    const seen = await settled(probe());
    if (seen.ok && seen.data !== null) return { ok: true, data: seen.data };
    if (seen.ok && waitedMs >= arrivesWithinMs) return null;
    await pause(waitMs, leaving);
    waitedMs += waitMs;
    waitMs *= checking.growth;
  }
  return 'unreachable';
}

/** Looks for a write that a reload cut off, when one stands under its name and cannot be sent again; else does nothing. */
export function useOutcomeProbe<Of extends Endpoint>(
  { invalidatesTags: tags }: Of,
  pendingWriteRef: RefObject<PendingWrite<Of> | undefined>,
  leaving: () => AbortSignal,
  onPhase: (phase: MoneyPhase) => void,
): () => Promise<Outcome<DataOf<Of>> | null> {
  const { keys } = useApiClient();
  const queries = useQueryClient();
  return useCallback(async () => {
    const { name, probe } = pendingWriteRef.current ?? {};
    const sentAt = name === undefined ? undefined : keys.loadPending(name);
    if (name === undefined || probe === undefined || typeof sentAt !== 'string') return null;
    onPhase('checking');
    const shown = await pollUntilVisible(() => probe(sentAt), leaving());
    if (shown === 'unreachable') {
      onPhase(shown);
      return null;
    }
    keys.clearPending(name);
    if (shown !== null) await invalidateTags(queries, tags);
    onPhase('idle');
    return shown;
  }, [tags, keys, leaving, onPhase, queries, pendingWriteRef]);
}

/** How long an unknown outcome is looked after, and how patiently. */
export const checking = { firstWaitMs: 3000, growth: 1.5, totalMs: 5 * 60_000 } as const;

/** A lender that still works on the first sending has not answered either. */
export const isUnknown = (error: CallError): boolean => error.isUnanswered || error.code === codes.processing;

/** The next question comes later each time. Ends at once when the screen is left. */
export const pause = (ms: number, leaving: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    leaving.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Refusals of a code, which the screen says beside its field. */
export const codeRefusals: readonly number[] = [codes.wrongCode, codes.codeExpired, codes.codeLocked];

export const isCodeRefused = ({ code }: CallError): boolean => code !== null && codeRefusals.includes(code);

/** What became of a write for the code that it carried. */
export interface SignOutcome {
  /** The refusal of the code itself. */
  readonly refused: CallError | undefined;
  /** It was taken, or may have been: a write that was refused for something else leaves its code good. */
  readonly isCodeUsed: boolean;
}

export const signOutcomeOf = (outcome: Outcome<unknown>): SignOutcome =>
  outcome.ok
    ? { refused: undefined, isCodeUsed: true }
    : {
        refused: isCodeRefused(outcome.error) ? outcome.error : undefined,
        isCodeUsed: outcome.error.code === null,
      };
