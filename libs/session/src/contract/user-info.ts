/** The borrower of the session, as the lender knows them. */
import {
  flag,
  flagOrNo,
  get,
  id,
  instant,
  manyOf,
  money,
  object,
  openEnum,
  optional,
  percent,
  record,
  text,
  unknown,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { paymentInProgress } from '@clearloan/loan-contract';

/** One entry of the consent log: entries are added, never changed. */
const consent = object({
  /** The id, made by the device. */
  consentId: id,
  /** What the consent is for. */
  purpose: openEnum([
    /** The location of an application. */
    'location',
    /** Facts of the device. */
    'device',
    /** Contacts that the borrower picks. */
    'contacts',
    /** How the app is used. */
    'analytics',
    /** Messages about other offers. */
    'marketing',
  ]),
  /** Given, or withdrawn. */
  state: openEnum([
    /** Given. */
    'given',
    /** Withdrawn. */
    'withdrawn',
  ]),
  /** When it was given or withdrawn, by the clock of the device. */
  at: instant,
  /** The version of the text that was shown. */
  textVersion: text(40),
  /** The hash of that text. */
  textHash: text(64),
  /** The language of that text. */
  locale: text(8),
  /** The screen on which it was given or withdrawn. */
  screen: text(80),
});
export type Consent = InferOutput<typeof consent>;

/** The borrower at the lender; phone and id_number are masked. */
const userInfoData = object({
  /** The number, masked. */
  phone: text(32),
  /** The name of the account: the number, masked. */
  username: text(64),
  /** The name as it was verified. */
  name: optional(text(120)),
  /** The number of the document, masked. */
  id_number: optional(text(32)),
  /** When the identity was verified. */
  certifiedAt: optional(instant),
  /** When the account was made. */
  createdAt: instant,
  /** The last login. */
  lastLoginAt: optional(instant),
  /** Whether a password is set. */
  hasPassword: flagOrNo,
  /** The open amount of all loans. */
  leftToPay: money,
  /** Of all loans. */
  paymentsInProgress: manyOf(paymentInProgress),
  /** The maximum amount of the loan below; 0 if there is none, or it is unknown. */
  amountMax: money,
  /** The cheapest loan available to this borrower: the one that home shows. */
  amountMaxOf: optional(
    object({
      /** The name of the product. */
      productName: text(120),
      /** Its lowest annual percentage rate. */
      aprMin: percent,
      /** Its highest annual percentage rate. */
      aprMax: percent,
    }),
  ),
  /** The last digits of the main account. */
  bankTail: optional(text(8)),
  /** The log of consents, oldest first. */
  consents: manyOf(consent),
  /** With full=1: a copy of all stored data, by the lender's own names. */
  data: optional(record(text(64), unknown())),
});
export type UserInfo = InferOutput<typeof userInfoData>;

/** Shows the borrower's identity at the lender; with `full`, all stored data. */
export const userInfo = get('/v3/personal-center/user-info', {
  request: object({
    /** Whether to return a copy of all stored data as well. */
    full: optional(flag),
  }),
  data: userInfoData,
  providesTags: ['account', 'loans', 'repayment', 'certification', 'cards', 'consents'],
});
