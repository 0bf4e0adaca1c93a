import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { ApiClient } from '../api-client';
import type { CallOptions } from '../client-setting';
import { encode, type DataOf, type Endpoint, type RequestOf } from '../declare';
import type { CallError } from '../transport/call-error';
import { useApiClient } from './api-provider';
import {
  checking,
  isUnknown,
  pause,
  useOutcomeProbe,
  type MoneyPhase,
  type PendingWrite,
} from './use-outcome-probe';
import { invalidateTags, settled, type Outcome } from './use-write';

/**
 * `checking`: sent, but no readable answer came; the same body goes again with the same key, which is safe by
 * contract. `unreachable`: the lender stayed silent for five minutes; nothing is paid twice.
 */
export interface MoneyWrite<Of extends Endpoint> {
  readonly phase: MoneyPhase;
  /**
   * Sends exactly once per body, however often it is tapped; ends with the lender's final word or `unreachable`. `onUnknown`
   * is told once its outcome has to be looked for.
   */
  readonly run: (
    request: RequestOf<Of>,
    options?: CallOptions,
    onUnknown?: () => void,
  ) => Promise<Outcome<DataOf<Of>>>;
  /** After `unreachable`: goes on asking about the same write. */
  readonly checkAgain: () => Promise<Outcome<DataOf<Of>> | null>;
  readonly failure: CallError | null;
}

/**
 * A write that moves money or binds something: guarded, keyed, looked after until its outcome is known. With a
 * `pendingWrite` also over a reload: the screen comes back to `checking`.
 */
export function useMoneyWrite<Of extends Endpoint>(
  endpoint: Of,
  pendingWrite?: PendingWrite<Of>,
): MoneyWrite<Of> {
  const client = useApiClient();
  const queries = useQueryClient();
  const running = useRef<Promise<Outcome<DataOf<Of>>> | null>(null);
  const lastRequest = useRef<RequestOf<Of> | null>(null);
  const leaving = useLeaving();
  const [phase, setPhase] = useState<MoneyPhase>('idle');
  const [failure, setFailure] = useState<CallError | null>(null);
  const name = pendingWrite?.name;
  const resumed = useRef(pendingWrite);
  useEffect(() => {
    resumed.current = pendingWrite;
  });

  const run = useCallback(
    (request: RequestOf<Of>, options: CallOptions = {}, onUnknown?: () => void) => {
      const start = async () => {
        lastRequest.current = request;
        setFailure(null);
        setPhase(options.quiet ? 'checking' : 'sending');
        savePendingWrite(client, endpoint, resumed.current, request);
        const sending = { client, endpoint, request, options, onUnknown };
        const { outcome, isOpen } = await sendUntilKnown(sending, leaving(), () => setPhase('checking'));
        if (!outcome.ok) setFailure(outcome.error);
        if (name !== undefined && !isOpen) client.keys.clearPending(name);
        // Still guarded: a tap on a screen that does not show the outcome yet would send the same thing again.
        if (outcome.ok || outcome.error.hasLeft) await invalidateTags(queries, endpoint.invalidatesTags);
        running.current = null;
        setPhase(isOpen ? 'unreachable' : 'idle');
        return outcome;
      };
      running.current ??= start();
      return running.current;
    },
    [client, endpoint, leaving, name, queries],
  );
  const probeOutcome = useOutcomeProbe(endpoint, resumed, leaving, setPhase);
  const checkAgain = useCallback(
    () => (lastRequest.current ? run(lastRequest.current, { quiet: true }) : probeOutcome()),
    [probeOutcome, run],
  );
  useEffect(() => {
    const request = name === undefined ? undefined : loadPendingWrite(client, endpoint, name);
    const asked = request === undefined ? probeOutcome() : run(request, { quiet: true });
    void asked.then((outcome) => outcome && resumed.current?.onResumed(outcome));
  }, [client, endpoint, probeOutcome, name, run]);
  return { phase, run, checkAgain, failure };
}

/** A code is never stored, and a file cannot be. */
const isStorable = ([key, value]: [string, unknown]): boolean =>
  key !== 'smsCode' && !(value instanceof Blob);

function savePendingWrite<Of extends Endpoint>(
  { keys, businessTime }: ApiClient,
  endpoint: Of,
  pendingWrite: PendingWrite<Of> | undefined,
  request: RequestOf<Of>,
): void {
  if (pendingWrite === undefined) return;
  const { name, probe } = pendingWrite;
  if (Object.entries(request as object).every(isStorable))
    keys.savePending(name, encode(endpoint.request, request));
  else if (probe !== undefined) keys.savePending(name, businessTime.now());
}

function loadPendingWrite<Of extends Endpoint>(
  { keys }: ApiClient,
  endpoint: Of,
  name: string,
): RequestOf<Of> | undefined {
  const loadPending = keys.loadPending(name);
  if (loadPending === undefined) return undefined;
  const read = v.safeParse<Of['request']>(endpoint.request, loadPending);
  // The library types what a schema of any endpoint gives more loosely than the endpoint does.
  return read.success ? (read.output as RequestOf<Of>) : undefined;
}

interface FinalOutcome<Data> {
  readonly outcome: Outcome<Data>;
  /** Whether the lender has acted is not known. */
  readonly isOpen: boolean;
}

interface Sending<Of extends Endpoint> {
  readonly client: ApiClient;
  readonly endpoint: Of;
  readonly request: RequestOf<Of>;
  readonly options: CallOptions;
  /** Told to the asker, beside the screen. */
  readonly onUnknown: (() => void) | undefined;
}

async function sendUntilKnown<Of extends Endpoint>(
  { client, endpoint, request, options, onUnknown: notifyCaller }: Sending<Of>,
  leaving: AbortSignal,
  onUnknown: () => void,
): Promise<FinalOutcome<DataOf<Of>>> {
  // One key for all sendings: when another visit of the screen hears the last word, its key is forgotten there.
  const key = endpoint.idempotent
    ? client.keys.keyFor(endpoint.path, encode(endpoint.request, request))
    : undefined;
  let outcome = await settled(client.perform(endpoint, request, { ...options, key }));
  // A first sending that had no network leaves nothing in doubt; a repeat of one that may have arrived does.
  const isFirst = !options.quiet;
  if (isFirst && !outcome.ok && !outcome.error.hasLeft) return { outcome, isOpen: false };
  let waitMs = checking.firstWaitMs;
  let waitedMs = 0;
  while (!outcome.ok && isUnknown(outcome.error) && waitedMs < checking.totalMs) {
    onUnknown();
    notifyCaller?.();
    await pause(waitMs, leaving);
    if (leaving.aborted) break;
    waitedMs += waitMs;
    waitMs *= checking.growth;
    outcome = await settled(client.perform(endpoint, request, { quiet: true, key }));
  }
  return { outcome, isOpen: !outcome.ok && isUnknown(outcome.error) };
}

/** Aborted when the screen is left: its questions stop, its key stays, the next visit asks again. */
function useLeaving(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    // StrictMode mounts twice; the second life needs a signal of its own.
    if (controller.current.signal.aborted) controller.current = new AbortController();
    return () => {
      controller.current.abort();
    };
  }, []);
  return useCallback(() => controller.current.signal, []);
}
