import type { Endpoint, Language } from './declare';
import type { Session } from './session/session';
import type { BusinessTime } from './transport/business-time';
import type { CallErrorKind } from './transport/call-error';
import type { HeaderPair } from './transport/header-pairs';
import type { WireResponse } from './transport/wire-call';
import type { IdempotencyKeys } from './transport/idempotency';

/** Where words about calls are shown. The shell gives one; `begin` and `end` count over parallel calls. */
export interface Notifier {
  /** A call that named a loading text has started. */
  begin(callId: string, text: string): void;
  end(callId: string): void;
  /** A plain failure for 2 000 ms. */
  fail(message: string): void;
}

/** What became of one call, without a value in it: for the traffic panel and error reports. */
export interface CallReport {
  readonly path: string;
  /** `heldBack`: its consent is missing, so it never left the device. `stopped`: the app itself ended it. */
  readonly outcome: 'success' | 'refused' | 'heldBack' | 'stopped' | CallErrorKind;
  readonly code: number | null;
  /** Of the address and what goes with it, without headers; 0 when nothing left the device. */
  readonly sentBytes: number;
  readonly requestId: string | undefined;
}

export type FailureKind =
  'offline' | 'network' | 'timedOut' | 'unreadable' | 'portal' | 'refused' | 'consentMissing';

export interface ApiClientSetting {
  readonly prefix: string;
  readonly session: Session;
  readonly notifier: Notifier;
  readonly businessTime: BusinessTime;
  readonly keys: IdempotencyKeys;
  readonly headerPairs: readonly HeaderPair[];
  readonly language: () => Language;
  /** A sentence for the borrower in the present language. */
  readonly failureMessage: (word: FailureKind) => string;
  /** May this consent-bound endpoint be sent now? */
  readonly gate: (endpoint: Endpoint) => boolean;
  readonly observe: (report: CallReport) => void;
  /** Reads that the preload script of the page has sent, by their addresses. */
  readonly preloadedResponses?: ReadonlyMap<string, Promise<WireResponse>> | undefined;
  /** Called once when the lender says that the session of this device has ended. */
  readonly onExpired: () => void;
}

export interface CallOptions {
  /** Words of the mask while the call runs. */
  readonly loading?: string | undefined;
  /** No toast, no mask: a poll or a resend while the screen says what is going on. */
  readonly quiet?: boolean;
  /** Refusals that the screen says in their place, by their codes: no toast says them a second time. */
  readonly inline?: readonly number[];
  readonly signal?: AbortSignal | undefined;
  /** Repeats the very write that has this key, though another screen may have heard its last word meanwhile. */
  readonly key?: string | undefined;
  /** The call goes on when the page is left; only for small ones. */
  readonly keepAlive?: boolean;
  /** Told how much of an upload has left the device, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}
