/** The endpoints of the borrower's e-mail address: a code proves it, and the lender sends documents to it. */
import {
  count,
  get,
  id,
  matching,
  money,
  noRequest,
  nothing,
  object,
  oneOf,
  optional,
  postForm,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { codeSentData, smsCode } from '@clearloan/session/contract';

const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
/** An address as a browser accepts it (HTML, `input type=email`), with a top-level domain. */
export const emailPattern = new RegExp(
  `^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})*\\.[a-zA-Z][a-zA-Z0-9-]{0,61}[a-zA-Z0-9]$`,
);
const email = matching(emailPattern, 'An e-mail address has the form name@example.com.', 254);
const maskedEmail = text(254);

const emailData = object({
  /** The address, masked; absent if there is none. */
  email: optional(maskedEmail),
});
export type EmailAddress = InferOutput<typeof emailData>;

/** Shows the borrower's e-mail address, masked. */
export const emailAddress = get('/v3/personal-center/email-info', {
  request: noRequest,
  data: emailData,
  providesTags: ['account'],
});

/** Sends a code to an address, which proves that the borrower reads it. */
export const sendEmailCode = postForm('/v3/personal-center/email-code', {
  request: object({
    /** The address. */
    email,
  }),
  data: codeSentData,
});

/** Saves the address, in the place of an earlier one. */
export const saveEmail = postForm('/v3/personal-center/email-save', {
  request: object({
    /** The address. */
    email,
    /** The code that was sent to it. */
    emailCode: smsCode,
  }),
  data: object({
    /** The address, masked. */
    email: maskedEmail,
  }),
  invalidatesTags: ['account'],
});

/** Removes the address. */
export const removeEmail = postForm('/v3/personal-center/email-remove', {
  request: noRequest,
  data: nothing,
  invalidatesTags: ['account'],
});

/** The documents of a loan that the lender sends by e-mail. */
export const mailedDocuments = [
  /** The price of an offer. */
  'facts',
  /** The agreement, or a change of it. */
  'agreement',
  /** The receipt of a payment. */
  'receipt',
  /** All transactions of a year. */
  'statement',
  /** The letter that nothing is owed any more. */
  'letter',
] as const;

/** Sends a document of a loan to the borrower's address, as a page that is read without the app. Refused (1003) without an address. */
export const sendDocument = postForm('/v3/personal-center/document-mail', {
  request: object({
    /** Which document. */
    document: oneOf(mailedDocuments),
    /** The loan. */
    orderId: id,
    /** Of a receipt: the payment. */
    paymentId: optional(id),
    /** Of a statement: the calendar year; the latest one by default. */
    year: optional(count),
    /** Of an agreement: a change of it. */
    scene: optional(id),
    /** Of an offer: the chosen amount. */
    amount: optional(money),
    /** Of an offer: how many of the product's `tenure_type`. */
    tenure: optional(count),
  }),
  data: object({
    /** The address, masked. */
    email: maskedEmail,
  }),
  idempotent: true,
});
