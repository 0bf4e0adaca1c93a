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
  type Inside,
} from '@clearloan/api-client/declare';
import { cost, taskStatus, taskType, taskTypes, tenureTypes, terms } from '@clearloan/loan-contract';

/** A loan offer. amountRange, termInfo and loanRate are the lender's own texts, ready to show. */
export const product = object({
  productId: id,
  productName: text(120),
  productLogo: optional(ownPath),
  lenderName: text(120),
  amountRange: text(80),
  termInfo: text(80),
  loanRate: text(80),
  productTags: manyOf(text(40)),
  buttonText: optional(text(40)),
  amountMax: money,
  todayApplyNum: optional(count),
  aprMin: percent,
  aprMax: percent,
  /** The total cost of one loan of this kind: `cost` is payback minus payout. */
  example: object({ principal: money, tenure: count, tenure_type: openEnum(tenureTypes), cost: money }),
});
export type Product = Inside<typeof product>;

/** A tenure that the product offers. */
const tenureChoice = object({ tenure: count, tenure_type: openEnum(tenureTypes) });
export type TenureChoice = Inside<typeof tenureChoice>;

/** A verification step as this product requires it. */
const verifyStep = object({
  taskType,
  title: text(120),
  status: taskStatus,
  required: flagOrNo,
  canClick: flagOrNo,
  reason: optional(text(300)),
});
export type VerifyStep = Inside<typeof verifyStep>;

/** An agreement by its scene; version and pages are known once it belongs to an order. */
export const agreementLink = object({
  scene: id,
  title: text(200),
  version: optional(text(40)),
  pages: optional(count),
});
export type AgreementLink = Inside<typeof agreementLink>;

/** `push`: nothing is missing, the application can be submitted. */
export const nextSteps = [...taskTypes, 'push'] as const;

export const productDetailData = object({
  product,
  /** The borrower's open application for this product, so that the page can continue it. */
  orderId: optional(id),
  verify: manyOf(verifyStep),
  nextStep: optional(object({ step: openEnum(nextSteps), title: text(120) })),
  agreement: manyOf(agreementLink),
});

export type ProductDetail = Inside<typeof productDetailData>;

export const eligibilityValues = ['yes', 'no', 'todo'] as const;
/** One line of "Can I get it?", evaluated for this borrower. */
const eligibility = object({
  code: id,
  title: text(200),
  text: optional(text(300)),
  status: openEnum(eligibilityValues),
});
export type Eligibility = Inside<typeof eligibility>;

export const productOfferData = object({
  ...productDetailData.entries,
  /** The minimum amount; the maximum is product.amountMax. */
  amountMin: money,
  amountStep: money,
  tenures: array(tenureChoice),
  costExample: cost,
  terms,
  eligibility: manyOf(eligibility),
});
export type ProductOffer = Inside<typeof productOfferData>;

export const applyResults = ['go', 'dialog', 'refused'] as const;
export const applyData = object({
  result: openEnum(applyResults),
  orderId: optional(id),
  /** The name of the next route. */
  next: optional(text(40)),
  dialog: optional(object({ title: text(120), text: text(500) })),
  /** The first date on which applying again makes sense. */
  retryAt: optional(date),
});
export type ApplyResult = Inside<typeof applyData>;
