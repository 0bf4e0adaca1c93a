import {
  array,
  date,
  id,
  manyOf,
  money,
  object,
  openEnum,
  optional,
  text,
  count,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { cost, tenureTypes, terms } from '@clearloan/loan-contract';
import { productDetailData } from '@clearloan/loan-view/contract';

/** A tenure that the product offers. */
const tenureChoice = object({
  /** How many of `tenure_type`. */
  tenure: count,
  /** The unit of the tenure. */
  tenure_type: openEnum(tenureTypes),
});
export type TenureChoice = InferOutput<typeof tenureChoice>;

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
