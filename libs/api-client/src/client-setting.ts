import type { Endpoint, Language } from './declare';
import type { Session } from './session/session';
import type { BusinessTime } from './transport/business-time';
import type { CallErrorKind } from './transport/call-error';
import type { HeaderPair } from './transport/preload-request';
import type { WireResponse } from './transport/wire-call';
import type { IdempotencyKeys } from './transport/idempotency';

/**
 * Shows the state of calls to the borrower. The shell provides it; `begin` and `end` count parallel calls.
 */
export interface Notifier {
  /** A call with a `loading` text has started. */
  begin(callId: string, text: string): void;
  end(callId: string): void;
  /** Shows a failure message for 2,000 ms. */
  fail(message: string): void;
}

/** The outcome of one call without any of its values, for the traffic panel and error reports. */
export interface CallReport {
  readonly path: string;
  /** `heldBack`: consent is missing, so the call was never sent. `stopped`: the app aborted it. */
  readonly outcome: 'success' | 'refused' | 'heldBack' | 'stopped' | CallErrorKind;
  readonly code: number | null;
  /** Size of URL and body without headers; 0 when nothing was sent. */
  readonly sentBytes: number;
  readonly requestId: string | undefined;
}

export type FailureKind =
  | 'offline'
  | 'network'
  | 'timedOut'
  | 'unreadable'
  | 'portal'
  | 'refused'
  | 'consentMissing';

export interface ApiClientSetting {
  readonly prefix: string;
  readonly session: Session;
  readonly notifier: Notifier;
  readonly businessTime: BusinessTime;
  readonly keys: IdempotencyKeys;
  readonly headerPairs: readonly HeaderPair[];
  readonly language: () => Language;
  /** A message for the borrower in the current language. */
  readonly failureMessage: (word: FailureKind) => string;
  /** Whether this consent-bound endpoint may be sent now. */
  readonly gate: (endpoint: Endpoint) => boolean;
  readonly observe: (report: CallReport) => void;
  /** Reads that the page's preload script has sent, by URL. */
  readonly preloadedResponses?: ReadonlyMap<string, Promise<WireResponse>> | undefined;
  /** Called once when the lender reports that this device's session has expired. */
  readonly onExpired: () => void;
}

export interface CallOptions {
  /** Text of the blocking overlay while the call runs. */
  readonly loading?: string | undefined;
  /** No toast and no overlay: for polls, and for retries whose state the screen shows. */
  readonly quiet?: boolean;
  /** Codes of refusals that the screen shows inline, without a toast. */
  readonly inline?: readonly number[];
  readonly signal?: AbortSignal | undefined;
  /** Repeats the write with this idempotency key, even if another screen has received its final response. */
  readonly key?: string | undefined;
  /** The request continues when the page is left; only for small requests. */
  readonly keepAlive?: boolean;
  /** Reports upload progress from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}
