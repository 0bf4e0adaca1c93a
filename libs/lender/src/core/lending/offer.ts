import { codes, type DataOf } from '@clearloan/api-client/declare';
import { sum, type LoanCost } from '@clearloan/loan-math';
import type { loanOffer, PricedTenure } from '@clearloan/application/contract';
import { msg } from '@lingui/core/macro';
import { mainCard } from '../../modules/certification/cards';
import { refuse } from '../../platform/context/refusal';
import type { Handler, RequestFor } from '../../platform/context/request-context';
import { loanAgreementLink } from './agreements/order-agreements';
import { borrowerFacts, purposeText } from '../../modules/certification/borrower-facts';
import { currentOrder } from './catch-up';
import { costShape } from '../orders/cost-shape';
import { keyFactsOf } from './key-facts';
import { lateFeeCap } from '../orders/late-fee-rules';
import { refuseUnlawful } from './lawful';
import { grievanceOfficer } from '../../platform/context/lender-facts';
import type { Order } from '../orders/orders';
import { chargedBeside, checkChoice, costOf, price, choiceOf } from '../orders/pricing';
import { translateProductName } from '../../platform/context/product-names';
import { findProduct, type Product } from '../orders/products';

/** Returns the loan ready for signing, priced for one amount and tenure. */
export const showOffer: Handler<typeof loanOffer> = async ({ request, borrower, now, today, t }) => {
  const order = await currentOrder(borrower.borrowerId, request.orderId, now);
  const { amountMax, offerUntil } = standingOffer(order);
  const product = await findProduct(order.productId);
  const chosen = chosenOf(order, product, amountMax, request);
  const input = { rules: product, ...chosen, startDate: today };
  const priced = price(input);
  refuseUnlawful(product, input, priced);
  const card = await mainCard(order.borrowerId);
  const purpose = purposeText(await borrowerFacts(order.borrowerId));
  return {
    ...costShape(input, priced),
    orderId: order.orderId,
    productName: translateProductName(product.name, t),
    orderStatus: order.status,
    amountMin: product.amountMin,
    amountMax,
    amountStep: product.amountStep,
    tenures: product.tenures.map((tenure) => pricedTenure(product, chosen.amount, tenure, today)),
    // Not one that the bank has refused since: another one must be added before the signature.
    bank: card && card.reason === undefined ? { bankName: card.bankName, tail: card.tail } : undefined,
    lender: { legalName: product.lenderName, registration: product.lenderRegistration },
    purpose: purpose && t(purpose),
    late: lateRule(product, priced, today),
    grievanceOfficer,
    autopay: { allowed: false },
    agreements: [await loanAgreementLink(order, product, { priced, startDate: today })],
    coolingOffDays: product.coolingOffDays,
    kfs: {
      ...keyFactsOf({ product, rules: product, tenure: chosen.tenure, priced }),
      validUntil: offerUntil.toISOString(),
    },
  } satisfies DataOf<typeof loanOffer>;
};

/** Rejects with 1202 if the offer has expired, with 1003 if there is none. */
export function standingOffer(order: Order): { amountMax: number; offerUntil: Date } {
  const { status, reason, amountMax, offerUntil } = order;
  if (status === 'cancelled' && reason === 'offerEnded') {
    throw refuse(codes.offerEnded, msg`This offer has ended. You can apply again.`);
  }
  if (status !== 'approved' || amountMax === null || offerUntil === null) {
    throw refuse(codes.notAllowedNow, msg`This loan can’t be confirmed now. Check it again.`);
  }
  return { amountMax, offerUntil };
}

/** The loan to price: the borrower's choice, or what the application stands for. */
function chosenOf(
  order: Order,
  product: Product,
  amountMax: number,
  { amount, tenure }: Pick<RequestFor<typeof loanOffer>, 'amount' | 'tenure'>,
) {
  const proposed = choiceOf(order, product, amountMax);
  const chosen = { amount: amount ?? proposed.amount, tenure: tenure ?? proposed.tenure };
  checkChoice(product, amountMax, chosen.amount, chosen.tenure);
  return chosen;
}

function pricedTenure(product: Product, amount: number, tenure: number, startDate: string): PricedTenure {
  const priced = price({ rules: product, amount, tenure, startDate });
  return {
    tenure,
    tenure_type: product.tenureType,
    month_amount: priced.instalment,
    cost: sum([costOf(priced), chargedBeside(priced)]),
    totalRepay: priced.totalRepay,
    apr: priced.apr,
  };
}

const lateRule = (product: Product, priced: LoanCost, startDate: string) => ({
  feePercentPerDay: product.lateFeePercentPerDay,
  cap: lateFeeCap(product, { principal: priced.principal, charged: costOf(priced), startDate }),
  graceDays: 0,
});
