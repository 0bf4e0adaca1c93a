/** A message to a phone. */
export interface TextMessage {
  /** `+628123450417` */
  readonly phone: string;
  readonly text: string;
  /** The one-time code in it; empty when it carries none. */
  readonly code: string;
  /** Whether it is written, or read out in a call. */
  readonly channel: 'sms' | 'voice';
  /** When it is of no use any more, real time: a code is dead then. */
  readonly expiresAt: Date;
}

/** Sends a message to a phone after the commit of the transaction that runs here; throws outside a transaction. */
export type SmsSender = (message: TextMessage) => Promise<void>;
