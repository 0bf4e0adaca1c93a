import {
  unless,
  unlessAmount,
  unlessSame,
  type Fault,
  type RequestOf,
  type Rule,
} from '@clearloan/api-client/declare';
import type { Instant } from '@clearloan/formatting';
import type { Cost } from '@clearloan/loan-contract';
import type { confirmLoan, loanOffer, Offer } from './confirm';
import type { ProductDetail } from '@clearloan/loan-view/contract';
import type { ProductOffer } from './product';

const requested = 'as requested';

/** What is absent from the request is the lender's proposal. */
export const offerIsForRequest: Rule<{ request: RequestOf<typeof loanOffer>; reply: Offer }> = {
  name: 'offerIsForRequest',
  sentence: 'the offer is of the order, the amount and the tenure that were requested, within its own limits',
  faults: ({ request: { orderId, amount, tenure }, reply }, at = 'data') => [
    ...unlessSame(`${at}.orderId`, orderId, reply.orderId, requested),
    ...(amount === undefined ? [] : unlessAmount(`${at}.principal`, amount, reply.principal, requested)),
    ...(tenure === undefined ? [] : unlessSame(`${at}.tenure`, tenure, reply.tenure, requested)),
    ...unless(
      reply.amountMin <= reply.principal && reply.principal <= reply.amountMax,
      `${at}.principal`,
      'an amount between amountMin and amountMax',
      reply.principal,
    ),
  ],
};

export const trialIsForRequest: Rule<{
  request: { readonly amount: number; readonly tenure: number; readonly tenure_type: string };
  reply: Cost;
}> = {
  name: 'trialIsForRequest',
  sentence: 'the price is of the amount and the tenure that were requested',
  faults: ({ request: { amount, tenure, tenure_type }, reply }, at = 'data') => [
    ...unlessAmount(`${at}.principal`, amount, reply.principal, requested),
    ...unlessSame(`${at}.tenure`, tenure, reply.tenure, requested),
    ...unlessSame(`${at}.tenure_type`, tenure_type, reply.tenure_type, requested),
  ],
};

/** Rates are text: `24.0` and `24.00` are equal. */
const unlessSameRate = (at: string, expected: string, received: string, why: string): Fault[] =>
  Number(expected) === Number(received) ? [] : unlessSame(at, expected, received, why);

/** The tenure of the key facts is also one of the tenures to choose from. */
export const offerIsAsListed: Rule<Offer> = {
  name: 'offerIsAsListed',
  sentence: 'the key facts have the price that the list of tenures has for the same tenure',
  faults: (reply, at = 'data') => {
    const { tenure, tenure_type, tenures } = reply;
    const index = tenures.findIndex((each) => each.tenure === tenure && each.tenure_type === tenure_type);
    const listed = tenures[index];
    if (listed === undefined)
      return unless(tenures.length === 0, `${at}.tenures`, `a price for ${tenure} ${tenure_type}`, tenures);
    const here = `${at}.tenures[${index}]`;
    const why = 'as in the key facts';
    return [
      ...unlessAmount(`${here}.month_amount`, reply.month_amount, listed.month_amount, why),
      ...unlessAmount(`${here}.cost`, reply.totalRepay - reply.netAmount, listed.cost, why),
      ...unlessAmount(`${here}.totalRepay`, reply.totalRepay, listed.totalRepay, why),
      ...unlessSameRate(`${here}.apr`, reply.apr, listed.apr, why),
    ];
  },
};

export const lateFeeIsAsInTerms: Rule<Offer> = {
  name: 'lateFeeIsAsInTerms',
  sentence: 'the late fee is the one of the terms',
  faults: ({ late, terms }, at = 'data') => [
    ...unlessSameRate(
      `${at}.late.feePercentPerDay`,
      terms.lateFeePercentPerDay,
      late.feePercentPerDay,
      'as in the terms',
    ),
    ...(late.cap === undefined || terms.lateFeeCap === undefined
      ? []
      : unlessAmount(`${at}.late.cap`, terms.lateFeeCap, late.cap, 'as in the terms')),
  ],
};

/** `now` is the lender's time, as in `X-Business-Time`. */
export const offerIsOpen: Rule<{ reply: Pick<Offer, 'kfs'>; now: Instant }> = {
  name: 'offerIsOpen',
  sentence: 'an offer ends after the lender’s time',
  faults: ({ reply: { kfs }, now }, at = 'data') =>
    unless(
      Date.parse(kfs.validUntil) > Date.parse(now),
      `${at}.kfs.validUntil`,
      `after ${now}`,
      kfs.validUntil,
    ),
};

/** `shown` is the choice of the controls; what is absent there was never changed. */
export const signatureIsAsShown: Rule<{
  request: RequestOf<typeof confirmLoan>;
  reply: Offer;
  shown: { readonly amount?: number | undefined; readonly tenure?: number | undefined };
}> = {
  name: 'signatureIsAsShown',
  sentence: 'the signature names the order, the amount, the tenure and the key facts that were shown',
  faults: ({ request, reply, shown: { amount, tenure } }) => {
    const why = 'as shown';
    return [
      ...unlessSame('orderId', reply.orderId, request.orderId, why),
      ...unlessAmount('amount', amount ?? reply.principal, request.amount, why),
      ...unlessSame('tenure', tenure ?? reply.tenure, request.tenure, why),
      ...unlessSame('kfsVersion', reply.kfs.version, request.kfsVersion, why),
    ];
  },
};

/** Both are read at the same time by the same person. How many applied today may differ. */
export const productPagesAgree: Rule<{ detail: ProductDetail; offer: ProductOffer }> = {
  name: 'productPagesAgree',
  sentence: 'both pages of a product show the same product, steps and agreements',
  faults: ({ detail, offer }, at = 'data') => {
    const seen = ({ product, verify, nextStep, agreement }: ProductDetail) => ({
      product: { ...product, todayApplyNum: undefined },
      verify,
      nextStep,
      agreement,
    });
    return unlessSame(at, seen(offer), seen(detail), 'as on the other page');
  },
};

/** The page of a product: what its head and its list say, and its cost example. */
export const productStatesOnePrice: Rule<ProductOffer> = {
  name: 'productStatesOnePrice',
  sentence: 'the cost example is one of the loans that the product’s head describes',
  faults: ({ product, costExample, terms, tenures, amountMin }, at = 'data') => {
    // The example has days of its own.
    const days = { startDate: '', firstDueTime: '' };
    const { apr, principal, tenure, tenure_type, totalRepay, netAmount } = costExample;
    const { aprMin, aprMax, amountMax, example } = product;
    const here = `${at}.costExample`;
    const isExample =
      example.principal === principal && example.tenure === tenure && example.tenure_type === tenure_type;
    return [
      ...unless(
        Number(aprMin) <= Number(apr) && Number(apr) <= Number(aprMax),
        `${here}.apr`,
        `between ${aprMin} and ${aprMax}`,
        apr,
      ),
      ...unless(
        amountMin <= principal && principal <= amountMax,
        `${here}.principal`,
        'an amount between amountMin and amountMax',
        principal,
      ),
      ...unless(
        tenures.some((each) => each.tenure === tenure && each.tenure_type === tenure_type),
        `${here}.tenure`,
        'one of the tenures',
        tenure,
      ),
      ...unlessSame(
        `${here}.terms`,
        { ...terms, ...days },
        { ...costExample.terms, ...days },
        'as in the terms',
      ),
      ...(isExample
        ? unlessAmount(`${at}.product.example.cost`, totalRepay - netAmount, example.cost, 'as the example')
        : []),
    ];
  },
};
