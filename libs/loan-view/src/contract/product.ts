import {
  count,
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
import { taskStatus, taskType, taskTypes, tenureTypes } from '@clearloan/loan-contract';

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
const nextSteps = [
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
