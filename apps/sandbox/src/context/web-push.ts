import type { PaymentNotice } from '@clearloan/reminders/contract';

/** A browser that wants messages: what `PushSubscription.toJSON()` gives. */
export interface PushSubscription {
  /** HTTPS address at the browser's push service. */
  readonly endpoint: string;
  /** base64url, made by the browser. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * What the service worker gets. It has the sentences, in the borrower's language: a message names no amount, no product and no
 * person.
 */
interface PushMessage {
  readonly kind: PaymentNotice;
  /** The app's page that a tap opens, such as `/reminders`. */
  readonly path: string;
}

/** How a message is enqueued. */
interface PushOptions {
  /** Real time: not sent, and not kept by the push service, after it. */
  readonly expiresAt: Date;
  /** Names the cause of the message to `isWanted`; it stays with the lender. */
  readonly reference: string;
}

/** What the sender of messages decides when one is about to leave; each runs in a transaction of its own. */
interface PushOwner {
  /** Whether the cause of a message still holds. The message is dropped where it does not. */
  readonly isWanted: (reference: string) => Promise<boolean>;
  /** Forgets a subscription that its push service no longer knows (HTTP 404 or 410). */
  readonly forget: (endpoint: string) => Promise<void>;
}

/** Messages to browsers that may be closed (Web Push, RFC 8030, 8291 and 8292). */
export interface WebPush {
  /** The VAPID key with which the app subscribes (`applicationServerKey`), base64url. */
  readonly publicKey: string;
  /** Whether an address is one of a browser's push service: a subscription with another is not to be kept. */
  readonly accepts: (endpoint: string) => boolean;
  /**
   * Enqueues a message in the transaction of its cause; throws outside a transaction. It is sent after the commit, again
   * after a failure.
   */
  readonly send: (to: PushSubscription, message: PushMessage, options: PushOptions) => Promise<void>;
  /** Binds whose messages these are; the last one that was bound counts. */
  readonly bind: (owner: PushOwner) => void;
}
