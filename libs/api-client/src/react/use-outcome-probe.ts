import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type RefObject } from 'react';
import { type DataOf, type Endpoint, codes } from '../declare';
import { useApiClient } from './api-provider';
import { invalidateTags, settled, type Outcome } from './use-write';
import type { CallError } from '../transport/call-error';

/** A request in flight when the page is unloaded arrives within seconds, or never. */
const arrivesWithinMs = 10_000;

/**
 * What the lender shows of a write so far; `null` while it shows nothing. Finds a write that cannot be stored
 * completely.
 * @param sentAt the lender's time before it was sent
 */
type OutcomeProbe<Data> = (sentAt: string) => Promise<Data | null>;

export type MoneyPhase = 'idle' | 'sending' | 'checking' | 'unreachable';

/** What a screen does with the final outcome of a write. */
export type FollowUp<Of extends Endpoint> = (outcome: Outcome<DataOf<Of>> | null) => void;

/** How to find a write that a reload interrupted. */
export interface PendingWrite<Of extends Endpoint> {
  /** Identifies the write and the loan, so that other writes are not resumed. */
  readonly name: string;
  /** The outcome of a write that was pending when the page was reloaded. */
  readonly onResumed: FollowUp<Of>;
  /**
   * For a write that carries a code: codes are not stored, so the write is not sent again but looked up at the lender.
   */
  readonly probe?: OutcomeProbe<DataOf<Of>>;
}

/**
 * Polls for an interrupted write that cannot be sent again.
 * @returns its result; `null` when the lender still shows nothing of it; `unreachable` when the lender does not respond
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

/** Polls for a write that a reload interrupted, if one is stored under its name and cannot be sent again. */
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

/** How long and how often an unknown outcome is polled. */
export const checking = { firstWaitMs: 3000, growth: 1.5, totalMs: 5 * 60_000 } as const;

/**
 * The lender may have acted on a first attempt. Without a network it was not sent; a lender that is still processing it
 * has not responded either.
 */
export const isUnknown = (error: CallError): boolean =>
  error.isOutcomeUnknown || error.code === codes.processing;

/** Waits before the next poll, with growing intervals. Ends at once when the screen is left. */
export const pause = (ms: number, leaving: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    leaving.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Refusals of a code, shown beside its field. */
export const codeRefusals: readonly number[] = [codes.wrongCode, codes.codeExpired, codes.codeLocked];

export const isCodeRefused = ({ code }: CallError): boolean => code !== null && codeRefusals.includes(code);

/** The outcome of a write for the code that it carried. */
export interface SignOutcome {
  /** The refusal of the code itself. */
  readonly refused: CallError | undefined;
  /** The code was accepted, or may have been. A write refused for another reason leaves its code valid. */
  readonly isCodeUsed: boolean;
}

export const signOutcomeOf = (outcome: Outcome<unknown>): SignOutcome =>
  outcome.ok
    ? { refused: undefined, isCodeUsed: true }
    : {
        refused: isCodeRefused(outcome.error) ? outcome.error : undefined,
        isCodeUsed: outcome.error.code === null,
      };
