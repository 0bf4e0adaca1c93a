import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { ApiClient } from '../api-client';
import type { CallOptions } from '../client-setting';
import { codes, encode, type DataOf, type Endpoint, type RequestOf } from '../declare';
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
 * `checking`: sent, but without a readable response; the same body is sent again with the same key, which is safe by
 * contract. `unreachable`: the lender did not respond for five minutes; nothing is paid twice.
 */
export interface MoneyWrite<Of extends Endpoint> {
  readonly phase: MoneyPhase;
  /**
   * Sends exactly once per body, however often it is tapped; resolves to the lender's final response or `unreachable`.
   * Calls `onUnknown` when the outcome is unknown and has to be polled.
   */
  readonly run: (
    request: RequestOf<Of>,
    options?: CallOptions,
    onUnknown?: () => void,
  ) => Promise<Outcome<DataOf<Of>>>;
  /** After `unreachable`: continues to poll the same write. */
  readonly checkAgain: () => Promise<Outcome<DataOf<Of>> | null>;
  readonly failure: CallError | null;
}

/**
 * A write that moves money or creates an obligation: guarded, with an idempotency key, and polled until its outcome is
 * known. With a `pendingWrite` it also survives a reload: the screen returns to `checking`.
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
  const resumed = useLatest(pendingWrite);

  const run = useCallback(
    (request: RequestOf<Of>, options: CallOptions = {}, onUnknown?: () => void) => {
      let next: MoneyPhase = options.quiet ? 'unreachable' : 'idle';
      const start = async () => {
        lastRequest.current = request;
        setFailure(null);
        setPhase(options.quiet ? 'checking' : 'sending');
        const sending = withKey({ client, endpoint, request, options, onUnknown });
        savePendingWrite(client, endpoint, resumed.current, request);
        // Also after an unexpected error: the lender may have acted.
        next = 'unreachable';
        const { outcome, isOpen } = await sendUntilKnown(sending, leaving(), () => setPhase('checking'));
        if (!isOpen) next = 'idle';
        if (!outcome.ok) setFailure(outcome.error);
        if (name !== undefined && !isOpen) client.keys.clearPending(name);
        // Stays guarded: a tap on a screen that does not show the outcome yet would send the same request again.
        if (outcome.ok || outcome.error.hasLeft) await invalidateTags(queries, endpoint.invalidatesTags);
        return outcome;
      };
      running.current ??= start().finally(() => {
        running.current = null;
        setPhase(next);
      });
      return running.current;
    },
    [client, endpoint, leaving, name, queries, resumed],
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
  }, [client, endpoint, probeOutcome, name, resumed, run]);
  return { phase, run, checkAgain, failure };
}

/** The value of the last render. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Codes are never stored, and files cannot be. */
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
  // The library types the output of a generic endpoint's schema more loosely than the endpoint does.
  return read.success ? (read.output as RequestOf<Of>) : undefined;
}

interface FinalOutcome<Data> {
  readonly outcome: Outcome<Data>;
  /** Whether it is unknown if the lender has acted. */
  readonly isOpen: boolean;
}

interface Sending<Of extends Endpoint> {
  readonly client: ApiClient;
  readonly endpoint: Of;
  readonly request: RequestOf<Of>;
  readonly options: CallOptions;
  /** Reported to the caller, in addition to the screen's state. */
  readonly onUnknown: (() => void) | undefined;
}

/** One key for all attempts: when another visit of the screen receives the final response, that visit deletes the key. */
function withKey<Of extends Endpoint>(sending: Sending<Of>): Sending<Of> {
  const { client, endpoint, request, options } = sending;
  if (!endpoint.idempotent) return sending;
  const key = client.keys.keyFor(endpoint.path, encode(endpoint.request, request));
  return { ...sending, options: { ...options, key } };
}

async function sendUntilKnown<Of extends Endpoint>(
  { client, endpoint, request, options, onUnknown: notifyCaller }: Sending<Of>,
  leaving: AbortSignal,
  onUnknown: () => void,
): Promise<FinalOutcome<DataOf<Of>>> {
  let outcome = await settled(client.perform(endpoint, request, options));
  // Only a first attempt shows its progress; a retry of one that may have arrived is quiet.
  if (!options.quiet && !outcome.ok && !isUnknown(outcome.error)) return { outcome, isOpen: false };
  let waitMs = checking.firstWaitMs;
  let waitedMs = 0;
  while (!outcome.ok && outcome.error.staysUnknown && waitedMs < checking.totalMs) {
    // Only a new login can tell; the next visit after it polls again.
    if (outcome.error.code === codes.sessionExpired) break;
    onUnknown();
    notifyCaller?.();
    await pause(waitMs, leaving);
    if (leaving.aborted) break;
    waitedMs += waitMs;
    waitMs *= checking.growth;
    outcome = await settled(client.perform(endpoint, request, { quiet: true, key: options.key }));
  }
  return { outcome, isOpen: !outcome.ok && outcome.error.staysUnknown };
}

/** Aborted when the screen is left: polling stops, the key stays, and the next visit polls again. */
function useLeaving(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    // StrictMode mounts twice; the second mount needs its own signal.
    if (controller.current.signal.aborted) controller.current = new AbortController();
    return () => {
      controller.current.abort();
    };
  }, []);
  return useCallback(() => controller.current.signal, []);
}
