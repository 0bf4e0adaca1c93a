/** Web Push messages of the lender to a browser that may be closed: a kind and a path, never text about the loan. */
import { get, matching, noRequest, nothing, object, optional, postRaw } from '@clearloan/api-client/declare';

/** Why a message is sent: a payment is due in some days, or today; the list of messages has a new one. */
export const pushKinds = ['paymentSoon', 'paymentToday', 'message'] as const;
export type PushKind = (typeof pushKinds)[number];

/** HTTPS URL of a browser at its push service. The lender decides which services it calls. */
const endpoint = matching(/^https?:\/\/\S{1,1000}$/, 'A push service has an HTTPS address.', 1_100);

const bytes = (size: number) =>
  matching(
    new RegExp(`^[\\w-]{${String(Math.ceil((size * 8) / 6))}}$`),
    `${String(size)} bytes in base64url.`,
  );

/** Returns the key with which a browser subscribes; without one the lender sends no messages to browsers. */
export const pushSetting = get('/repayment-product/push-setting', {
  request: noRequest,
  data: object({
    /** The VAPID public key in base64url (RFC 8292). */
    publicKey: optional(bytes(65)),
  }),
  quiet: true,
});

/** Saves the subscription of this device: payment reminders are sent to it until it is removed or the session ends. */
export const savePushSubscription = postRaw('/repayment-product/push-save', {
  request: object({
    endpoint,
    /** The P-256 public key that the browser made, in base64url (RFC 8291). */
    p256dh: bytes(65),
    /** The authentication secret that the browser made, in base64url (RFC 8291). */
    auth: bytes(16),
  }),
  data: nothing,
  idempotent: true,
  quiet: true,
});

/** Removes the subscription of this device; a missing one counts as removed. */
export const removePushSubscription = postRaw('/repayment-product/push-remove', {
  request: object({ endpoint }),
  data: nothing,
  idempotent: true,
  quiet: true,
});
