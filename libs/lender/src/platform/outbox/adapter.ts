import type { outboxMessages } from '../database/schema/outbox';

/** An external system that the lender sends messages to. */
export type PortName = (typeof outboxMessages.$inferSelect)['port'];

/** A message to send; every attempt has the same id. */
interface Outgoing {
  readonly messageId: string;
  /** As it was enqueued, JSON. */
  readonly body: unknown;
  /** Ends the attempt, in time for another one. */
  readonly signal: AbortSignal;
}

/** Sends the messages of one port. */
export interface Adapter {
  readonly port: PortName;
  /** Secrets that encrypt bodies at rest: the current one first, then older ones. */
  readonly secrets: readonly [string, ...string[]];
  /** Whether staff may resend a failed message. A one-time code is useless by then. */
  readonly isResendable: boolean;
  /**
   * Sends a message. It is retried after an error, unless that is `Undeliverable`.
   * @returns the receiver's id of the message, if it returns one
   */
  readonly send: (message: Outgoing) => Promise<string | undefined>;
}

/** The receiver will never accept this message. The reason is the lender's own text, without personal data. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** The receiver did not accept the message this time. */
export class NotAccepted extends Error {
  override readonly name = 'NotAccepted';
}
