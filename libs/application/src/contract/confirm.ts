import {
  array,
  count,
  date,
  flag,
  flagOrNo,
  get,
  id,
  instant,
  manyOf,
  matching,
  money,
  object,
  oneOf,
  openEnum,
  optional,
  percent,
  postRaw,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { bank, cost, grievanceOfficer, lender, orderStatus, tenureTypes } from '@clearloan/loan-contract';
import { agreementLink } from '@clearloan/loan-view/contract';

/** A repayment tenure with its price, so that tenures can be compared before choosing. */
const pricedTenure = object({
  /** How many of `tenure_type`. */
  tenure: count,
  /** The unit of the tenure. */
  tenure_type: openEnum(tenureTypes),
  /** The regular payment. */
  month_amount: money,
  /** What the loan costs in all: payback minus payout. */
  cost: money,
  /** What the borrower pays in total. */
  totalRepay: money,
  /** The annual percentage rate. */
  apr: percent,
});
export type PricedTenure = InferOutput<typeof pricedTenure>;

/** The cost of late payment: percent of the open amount per day after the grace period, up to the cap. */
const lateRule = object({
  /** Percent of the open amount for each day. */
  feePercentPerDay: percent,
  /** The most that late fees can be. */
  cap: optional(money),
  /** Days without a fee after the due date. */
  graceDays: optional(count),
});
export type LateRule = InferOutput<typeof lateRule>;

/** The key facts statement: an acceptance names the version that the borrower saw. */
const keyFacts = object({
  /** The version of the statement. It changes with the price. */
  version: text(40),
  /** The SHA-256 of the statement, in hexadecimal digits. */
  sha256: text(64),
  /** Until when this price can be signed. */
  validUntil: instant,
});
export type KeyFacts = InferOutput<typeof keyFacts>;

/** The loan ready to sign, with everything that must be shown first. */
const loanOfferData = object({
  ...cost.entries,
  /** The application. */
  orderId: id,
  /** The name of the product. */
  productName: text(120),
  /** Its status: `approved` until it is signed. */
  orderStatus,
  /** The smallest amount to choose. */
  amountMin: money,
  /** The largest amount to choose. */
  amountMax: money,
  /** Amounts are multiples of it, from the minimum on. */
  amountStep: money,
  /** The tenures to choose from, each with its price. */
  tenures: array(pricedTenure),
  /** The account of the payout. */
  bank: optional(bank),
  lender,
  /** What the borrower wants the money for. */
  purpose: optional(text(120)),
  late: lateRule,
  grievanceOfficer,
  /** What an automatic payment would be allowed to do. */
  autopay: object({
    /** Whether the lender offers automatic payments for this loan. */
    allowed: flagOrNo,
    /** The most that a single collection would take. */
    maxAmount: optional(money),
    /** The last day on which it would collect. */
    until: optional(date),
  }),
  /** The agreements that the borrower accepts by signing. */
  agreements: manyOf(agreementLink),
  /** How many days the loan can be returned. */
  coolingOffDays: count,
  kfs: keyFacts,
});
export type Offer = InferOutput<typeof loanOfferData>;

const bytes = text(4_000);
/** What a passkey signed (WebAuthn, AuthenticatorAssertionResponse), in base64url. */
const passkeyProof = object({
  /** Which passkey signed. */
  credentialId: bytes,
  /** `clientDataJSON`: contains the challenge and the origin of the page. */
  clientData: bytes,
  /** `authenticatorData`: contains the flags of the device and its counter. */
  authenticatorData: bytes,
  /** The signature over both. */
  signature: bytes,
});
export type PasskeyProof = InferOutput<typeof passkeyProof>;

/** `accept` requires everything below; `refuse` only the order. */
const confirmLoanRequest = object({
  /** The application. */
  orderId: id,
  /** Sign it, or decline it. */
  decision: oneOf([
    /** Sign it. */
    'accept',
    /** Decline it. */
    'refuse',
  ]),
  /** The amount on the screen. */
  amount: optional(money),
  /** How many of the offer's `tenure_type`, as on the screen. */
  tenure: optional(count),
  /** The version of the key facts that the borrower saw. */
  kfsVersion: optional(text(40)),
  /** The agreements that the borrower ticked. */
  agreements: optional(
    array(
      object({
        /** The agreement. */
        scene: id,
        /** The version that the borrower saw. */
        version: text(40),
      }),
    ),
  ),
  /** Whether the borrower allows automatic payments. */
  autopay: optional(flag),
  /** The code that signs. */
  smsCode: optional(matching(/^\d{4,8}$/, 'The code has 4 to 8 digits.')),
  /** In the place of the code: a passkey’s signature of the same terms. */
  passkey: optional(passkeyProof),
});

/** Shows the loan ready to sign: its total cost, plan, lender and rules for one amount and tenure. */
export const loanOffer = get('/v3/loan-confirm/loan-detail-confirm', {
  request: object({
    /** The application. */
    orderId: id,
    /** The amount to price; the lender's own choice by default. */
    amount: optional(money),
    /** How many of the product's `tenure_type`; the lender's own choice by default. */
    tenure: optional(count),
  }),
  data: loanOfferData,
  providesTags: ['loans', 'cards'],
});

/** Signs the loan with the SMS code or a passkey, or refuses it. */
export const confirmLoan = postRaw('/v3/loan-confirm/loan-detail-push', {
  request: confirmLoanRequest,
  data: object({
    /** The status from now on. */
    orderStatus,
  }),
  idempotent: true,
  invalidatesTags: ['loans', 'repayment', 'account'],
});
