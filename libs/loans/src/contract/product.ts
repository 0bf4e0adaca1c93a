import {
  array,
  count,
  date,
  flagOrNo,
  id,
  manyOf,
  money,
  object,
  openEnum,
  optional,
  ownPath,
  percent,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { cost, taskStatus, taskType, taskTypes, tenureTypes, terms } from '@clearloan/loan-contract';

/** A loan offer. amountRange, termInfo and loanRate are the lender's own texts, ready to show. */
export const product = object({
  /** The id of the product. */
  productId: id,
  /** The name of the product. */
  productName: text(120),
  /** A picture at the lender’s own origin. */
  productLogo: optional(ownPath),
  /** Who lends. */
  lenderName: text(120),
  /** The lender’s text for the amounts. */
  amountRange: text(80),
  /** The lender’s text for the tenures. */
  termInfo: text(80),
  /** The lender’s text for the rate. */
  loanRate: text(80),
  /** Short texts beside the name. */
  productTags: manyOf(text(40)),
  /** What the button of the card says. */
  buttonText: optional(text(40)),
  /** The largest amount for this borrower. */
  amountMax: money,
  /** How many applied today. */
  todayApplyNum: optional(count),
  /** The lowest annual percentage rate. */
  aprMin: percent,
  /** The highest annual percentage rate. */
  aprMax: percent,
  /** The cost of one loan of this kind. */
  example: object({
    /** The amount of the example. */
    principal: money,
    /** How many of `tenure_type` it runs. */
    tenure: count,
    /** The unit of the tenure. */
    tenure_type: openEnum(tenureTypes),
    /** What it costs in all: payback minus payout. */
    cost: money,
  }),
});
export type Product = InferOutput<typeof product>;

/** A tenure that the product offers. */
const tenureChoice = object({
  /** How many of `tenure_type`. */
  tenure: count,
  /** The unit of the tenure. */
  tenure_type: openEnum(tenureTypes),
});
export type TenureChoice = InferOutput<typeof tenureChoice>;

/** A verification step as this product requires it. */
const verifyStep = object({
  /** Which step. */
  taskType,
  /** Its name for the borrower. */
  title: text(120),
  /** How far it is. */
  status: taskStatus,
  /** Whether the product needs it. */
  required: flagOrNo,
  /** Whether the borrower can open it now. */
  canClick: flagOrNo,
  /** Why it was rejected, or cannot be opened. */
  reason: optional(text(300)),
});
export type VerifyStep = InferOutput<typeof verifyStep>;

/** An agreement by its scene; version and pages are known once it belongs to an order. */
export const agreementLink = object({
  /** The id of the agreement. */
  scene: id,
  /** Its title. */
  title: text(200),
  /** Its version. */
  version: optional(text(40)),
  /** Its length. */
  pages: optional(count),
});
export type AgreementLink = InferOutput<typeof agreementLink>;

/** `push`: nothing is missing, the application can be submitted. */
export const nextSteps = [
  ...taskTypes,
  /** Nothing is missing: the application can be sent. */
  'push',
] as const;

export const productDetailData = object({
  /** The product. */
  product,
  /** The borrower's open application for this product, so that the page can continue it. */
  orderId: optional(id),
  /** The verification steps that it requires. */
  verify: manyOf(verifyStep),
  /** What is next, with its name; absent if the lender does not say. */
  nextStep: optional(
    object({
      /** Which step. */
      step: openEnum(nextSteps),
      /** What the button says. */
      title: text(120),
    }),
  ),
  /** The agreements to read before applying. */
  agreement: manyOf(agreementLink),
});

export type ProductDetail = InferOutput<typeof productDetailData>;

const eligibilityStates = [
  /** Met. */
  'yes',
  /** Not met. */
  'no',
  /** Not known yet. */
  'todo',
] as const;
/** One line of "Can I get it?", evaluated for this borrower. */
const eligibility = object({
  /** The id of the line. */
  code: id,
  /** What is required. */
  title: text(200),
  /** More about it. */
  text: optional(text(300)),
  /** Whether this borrower meets it. */
  status: openEnum(eligibilityStates),
});
export type Eligibility = InferOutput<typeof eligibility>;

export const productOfferData = object({
  ...productDetailData.entries,
  /** The minimum amount; the maximum is product.amountMax. */
  amountMin: money,
  /** Amounts are multiples of it, from the minimum on. */
  amountStep: money,
  /** The tenures to choose from. */
  tenures: array(tenureChoice),
  /** The full price of an example. */
  costExample: cost,
  /** What the device needs to price other amounts. */
  terms,
  /** What is required of the borrower. */
  eligibility: manyOf(eligibility),
});
export type ProductOffer = InferOutput<typeof productOfferData>;

const applyOutcomes = [
  /** Go on at `next`. */
  'go',
  /** Show the dialog first. */
  'dialog',
  /** No application now. */
  'refused',
] as const;
export const applyData = object({
  /** How it goes on. */
  result: openEnum(applyOutcomes),
  /** The application; absent if it was refused. */
  orderId: optional(id),
  /** The name of the next route. */
  next: optional(text(40)),
  /** What to tell the borrower. */
  dialog: optional(
    object({
      /** Its heading. */
      title: text(120),
      /** What it says. */
      text: text(500),
    }),
  ),
  /** The first date on which applying again makes sense. */
  retryAt: optional(date),
});
export type ApplyResult = InferOutput<typeof applyData>;
