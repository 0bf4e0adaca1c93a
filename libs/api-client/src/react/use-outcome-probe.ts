import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type RefObject } from 'react';
import type { DataOf, Endpoint } from '../declare';
import { useApiClient } from './api-provider';
import { checking, pause } from './checking';
import { invalidateTags, settled, type Outcome } from './use-write';

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
