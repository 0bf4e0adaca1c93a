import type { outboxMessages } from '../database/schema/outbox';

/** A system that the lender tells something. */
export type PortName = (typeof outboxMessages.$inferSelect)['port'];

/** What is sent: the same id at each try. */
interface Outgoing {
  readonly messageId: string;
  /** As it was enqueued, JSON. */
  readonly body: unknown;
}

/** How messages of one port leave this process. */
export interface Adapter {
  readonly port: PortName;
  /** What bodies are sealed with while they wait: the present secret first, then older ones. */
  readonly secrets: readonly [string, ...string[]];
  /** Whether the staff may send a message again that could not be sent. A one-time code is of no use by then. */
  readonly isResendable: boolean;
  /**
   * Sends; tried again later after an error, unless that is `Undeliverable`.
   * @returns how the receiver calls the message, when it says so
   */
  readonly send: (message: Outgoing) => Promise<string | undefined>;
}

/** The receiver will never take this message. The reason is a few words of the lender's own, without personal data. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** The receiver did not take the message this time. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}
