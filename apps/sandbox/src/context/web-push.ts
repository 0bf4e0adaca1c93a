/** A browser that wants messages: what `PushSubscription.toJSON()` gives. */
export interface PushSubscription {
  /** HTTPS address at the browser's push service. */
  readonly endpoint: string;
  /** base64url, made by the browser. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What the service worker shows. It goes through a push service, encrypted; it names no amount and no person. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The app's page that a tap opens, such as `/reminders`. */
  readonly path: string;
  /** A later message with the same tag takes the place of the first. */
  readonly tag: string;
}

/** Messages to browsers that may be closed (Web Push, RFC 8030, 8291 and 8292). */
export interface WebPush {
  /** The VAPID key with which the app subscribes (`applicationServerKey`), base64url. */
  readonly publicKey: string;
  /** Whether an address is one of a browser's push service: a subscription with another is not to be kept. */
  readonly accepts: (endpoint: string) => boolean;
  /**
   * Enqueues a message in the transaction of its cause; throws outside a transaction. It is sent after the commit, again
   * after a failure, and not after `expiresAt` (real time).
   */
  readonly send: (to: PushSubscription, message: PushMessage, expiresAt: Date) => Promise<void>;
  /**
   * Names what forgets a subscription that its push service no longer knows (HTTP 404 or 410). It runs in a transaction
   * of its own; the last one that was named counts.
   */
  readonly onGone: (forget: (endpoint: string) => Promise<void>) => void;
}
