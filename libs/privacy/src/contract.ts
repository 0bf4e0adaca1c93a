/** The endpoints for telemetry and consents. All are quiet: none may disturb the borrower. */
import { id, manyOf, nothing, object, postRaw, type DataOf } from '@clearloan/api-client/declare';
import { eventsRequest, plainName } from './contract/consent-event';
import { errorReport, timingsRequest } from './contract/telemetry';

export { consentPurposes, consentStates } from './contract/consent-event';
export type { ConsentChange, SavedEvent } from './contract/consent-event';
export type { ErrorReport, ScreenTiming } from './contract/telemetry';

/** Sends how long screens took, in batches. */
export const uploadTimings = postRaw('/v3/buried-point/upload', {
  request: timingsRequest,
  data: nothing,
  quiet: true,
  consent: 'analytics',
});

/**
 * Writes consents to the log, including a visitor's. Not bound to a consent, because it transports consents: the
 * privacy library blocks every other event without one, and the lender refuses it. `accepted` contains consentIds.
 */
export const saveEvents = postRaw('/service/event/save', {
  request: eventsRequest,
  data: object({
    /** The ids of the consents that are saved. */
    accepted: manyOf(id),
  }),
  public: true,
  quiet: true,
  invalidatesTags: ['consents'],
});
export type SavedEvents = DataOf<typeof saveEvents>;

/**
 * Reports to the lender that a page or a call failed; always enabled, since it contains nothing that the borrower
 * entered.
 */
export const reportError = postRaw('/service/new/union-error-info', {
  request: errorReport,
  data: nothing,
  public: true,
  quiet: true,
});

/** Sends the tag of the store that the app came from. */
export const uploadStoreTag = postRaw('/v3/upload-info/upload-android-tag', {
  request: object({
    /** The tag of the store. */
    tag: plainName,
  }),
  data: nothing,
  quiet: true,
  consent: 'analytics',
});

/** Sends the channel that led the borrower here. */
export const uploadMarketChannel = postRaw('/v3/loan-confirm/google-market-ios-new', {
  request: object({
    /** The name of the channel. */
    channel: plainName,
  }),
  data: nothing,
  quiet: true,
  consent: 'analytics',
});
