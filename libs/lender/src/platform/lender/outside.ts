import type { Minor } from '@clearloan/api-client/declare';
import type { WebPush } from './web-push';

/** A payout to a borrower's account. */
interface PayoutOrder {
  readonly orderId: string;
  readonly amount: Minor;
  /** ISO 4217. */
  readonly currency: string;
  readonly account: { readonly bankCode: string; readonly accountNumber: string; readonly holder: string };
}

/** A question to a bank: whether an account exists and is in its holder's name. */
interface AccountQuestion {
  /** Under which the bank reports the result. */
  readonly checkId: string;
  readonly account: PayoutOrder['account'];
}

/** A request to collect a payment from a borrower's account. */
interface CollectionOrder extends PayoutOrder {
  readonly mandateId: string;
}

/** Money that the lender expects under a pay code or a bank reference. */
interface ExpectedMoney {
  readonly orderId: string;
  readonly paymentId: string;
  readonly reference: string;
  /** The full amount, including the fee of the payment method. */
  readonly amount: Minor;
  readonly currency: string;
  /** When a pay code ends, in business time. */
  readonly expiresAt: Date | null;
}

/** Money that goes back to its payer. */
interface Refund {
  readonly orderId: string | undefined;
  /** Under which the bank reports it. */
  readonly refundId: string;
  readonly amount: Minor;
  readonly currency: string;
  /** The bank's entry that brought the money; the bank knows its payer. Undefined if staff noted the money without one. */
  readonly entryId: string | undefined;
}

/** A request to verify a person's identity. */
interface IdentityQuestion {
  readonly orderId: string;
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly birthday: string;
  readonly cardType: string;
  readonly idNumber: string;
}

/** A request for a credit decision. */
interface CreditQuestion {
  readonly orderId: string;
  readonly productId: string;
  /** `YYYY-MM-DD`; undefined if unknown. */
  readonly birthday: string | undefined;
  readonly monthlyIncome: Minor | undefined;
  /** The least that the product requires. */
  readonly minMonthlyIncome: Minor;
  readonly currency: string;
}

/** A mail to the lender's staff. It never names a borrower. */
interface StaffMail {
  readonly subject: string;
  readonly text: string;
}

/** A mail to a borrower. */
interface BorrowerMail extends StaffMail {
  readonly to: string;
  /** A file to read without the app: one HTML page that loads nothing. */
  readonly document?: { readonly name: string; readonly html: string } | undefined;
  /** The order that it is about, if there is one. */
  readonly orderId?: string | undefined;
  /** When the mail becomes useless, in real time. */
  readonly expiresAt: Date;
}

/**
 * External systems that the lender sends requests to. Each request is enqueued in the current transaction and sent after its
 * commit; the result arrives at a webhook. The staff does on the console what an absent system would.
 */
export interface OutsideSystems {
  /** @returns the id under which the payout is reported */
  readonly payOut?: ((order: PayoutOrder) => Promise<string>) | undefined;
  /** @returns the id under which the collection is reported */
  readonly collect?: ((order: CollectionOrder) => Promise<string>) | undefined;
  readonly checkAccount?: ((question: AccountQuestion) => Promise<void>) | undefined;
  readonly expectMoney?: ((money: ExpectedMoney) => Promise<void>) | undefined;
  readonly sendRefund?: ((refund: Refund) => Promise<void>) | undefined;
  /** @returns the id of the check, which its report may name */
  readonly checkIdentity?: ((question: IdentityQuestion) => Promise<string>) | undefined;
  readonly decideCredit?: ((question: CreditQuestion) => Promise<void>) | undefined;
  /** Sends texts other than login codes to a borrower's device. */
  readonly sendSms?: SmsSender | undefined;
  /** Sends a message to a browser that may be closed. */
  readonly push?: WebPush['send'] | undefined;
  readonly mailStaff?: ((mail: StaffMail) => Promise<void>) | undefined;
  readonly mailBorrower?: ((mail: BorrowerMail) => Promise<void>) | undefined;
}

export interface TextMessage {
  /** `+628123450417` */
  readonly phone: string;
  readonly text: string;
  /** A text message, or a call that reads the text out. */
  readonly channel: 'sms' | 'voice';
  /** When the message becomes useless, in real time: its code has then expired. */
  readonly expiresAt: Date;
}

/** Sends a message to a device after the current transaction commits. Throws outside a transaction. */
export type SmsSender = (message: TextMessage) => Promise<void>;
