/** The app's client for the lender. Contracts are written with `@clearloan/api-client/declare`. */
export { createApiClient } from './api-client';
export type { ApiClient } from './api-client';
export type { ApiClientSetting, CallOptions, CallReport, FailureKind, Notifier } from './client-setting';
export { createSession, presentParameters, takeParameters } from './session/session';
export type { LoginRecord, Session } from './session/session';
export { isIos, isStandalone, requestPersistence, storageRisk } from './session/durable-storage';
export type { StorageRisk } from './session/durable-storage';
export {
  deviceStore,
  deviceTokenEntry,
  forgetHeld,
  pageStore,
  pushDeclinedEntry,
  safeStorage,
  tabStore,
} from './session/safe-storage';
export type { KeyStore } from './session/safe-storage';
export { queryOf } from './session/address';
export { createBusinessTime } from './transport/business-time';
export type { BusinessTime } from './transport/business-time';
export { CallError } from './transport/call-error';
export type { CallErrorKind } from './transport/call-error';
export { addressOfRead, fetchPreload, defaultHeaderPairs } from './transport/preload-request';
export type { PreloadRequest, HeaderPair } from './transport/preload-request';
export { createIdempotencyKeys, fingerprint } from './transport/idempotency';
export type { IdempotencyKeys } from './transport/idempotency';
export { prefetchTransport } from './transport/load-transport';
export { beginTraces } from './transport/begin-traces';
export type { WireResponse } from './transport/wire-call';
export type { Result } from './transport/read-reply';
export { persistQueries } from './query-persistence/persist-queries';
export { ApiProvider, useApiClient, useLoggedIn } from './react/api-provider';
export { createQueryClient } from './react/query-client';
export * as queryKeys from './react/query-keys';
export { usePicture, useReadPages } from './react/other-reads';
export { firstRead } from './react/first-read';
export type { FirstRead, FirstReads, ScreenPlace } from './react/first-read';
export { readOptions, useRead } from './react/use-read';
export type { ReadOptions } from './react/use-read';
export { useTyped } from './react/use-typed';
export type { Typed } from './react/use-typed';
export { invalidateTags, useWrite } from './react/use-write';
export type { Outcome, Write } from './react/use-write';
export { codeRefusals, isCodeRefused, signOutcomeOf } from './react/use-outcome-probe';
export { checking } from './react/use-outcome-probe';
export { useMoneyWrite } from './react/use-money-write';
export type { FollowUp, MoneyPhase, PendingWrite } from './react/use-outcome-probe';
export type { MoneyWrite } from './react/use-money-write';
