import type { Minor } from '@clearloan/api-client/declare';

/** Money that is to go to a borrower's account. */
interface PayoutOrder {
  readonly orderId: string;
  readonly amount: Minor;
  /** ISO 4217. */
  readonly currency: string;
  readonly account: { readonly bankCode: string; readonly accountNumber: string; readonly holder: string };
}

/** Whether a person is who they say. */
interface IdentityQuestion {
  readonly orderId: string;
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly birthday: string;
  readonly cardType: string;
  readonly idNumber: string;
}

/** Whether a loan is offered. */
interface CreditQuestion {
  readonly orderId: string;
  readonly productId: string;
  /** `YYYY-MM-DD`; undefined when it is not known. */
  readonly birthday: string | undefined;
  readonly monthlyIncome: Minor | undefined;
  readonly currency: string;
}

/** A letter to the lender's staff; it names no borrower. */
interface StaffMail {
  readonly subject: string;
  readonly text: string;
}

/**
 * Systems of others that the lender asks to act. Each question is enqueued in the transaction that runs here and leaves after
 * its commit; the answer comes to a hook. What is absent is done by the sandbox itself.
 */
export interface OutsideSystems {
  /** @returns the id under which the payout is reported */
  readonly payOut?: ((order: PayoutOrder) => Promise<string>) | undefined;
  readonly checkIdentity?: ((question: IdentityQuestion) => Promise<void>) | undefined;
  readonly decideCredit?: ((question: CreditQuestion) => Promise<void>) | undefined;
  /** To a borrower's device, beside the codes of a login. */
  readonly sendSms?: SmsSender | undefined;
  readonly mailStaff?: ((mail: StaffMail) => Promise<void>) | undefined;
}

let bound: OutsideSystems = {};

/** Binds the systems of this process; before the first call. */
export function bindOutside(systems: OutsideSystems): void {
  bound = systems;
}

/** The systems of this process. */
export const outside = (): OutsideSystems => bound;

/** A message to a device. */
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

/** Sends a message to a device after the commit of the transaction that runs here; throws outside a transaction. */
export type SmsSender = (message: TextMessage) => Promise<void>;
