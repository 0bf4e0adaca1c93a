import type { Language } from '@clearloan/api-client/declare';
import { pathTo } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { translateProductName, type Translate } from '../../platform/context/product-names';
import { settleMessages } from '../../platform/messages/messages';
import { tellBorrower, type News } from '../../platform/messages/tell-borrower';
import { checkingReason, checkingStatus } from './order-words';
import type { Order } from './orders';
import { findProduct } from './products';

/** The order, its borrower, and the language of what they are told. */
type Subject = Pick<Order, 'borrowerId' | 'language' | 'orderId' | 'productId'>;

const paymentPath = (orderId: string, paymentId: string): string =>
  pathTo('paymentDetail', { orderId, paymentId });
const loanPath = ({ orderId }: Subject): string => pathTo('loanDetailUrl', { orderId });

/** The bank reported another amount for a reference, so the borrower has to check it. */
export async function tellOfOtherAmount(order: Subject, paymentId: string): Promise<void> {
  const { orderId, productId } = order;
  const product = await findProduct(productId);
  await tellBorrower(order, (_locale, t) => {
    const name = translateProductName(product.name, t);
    return {
      kind: 'payment',
      title: msg`Check your payment amount`,
      text: msg`The amount you paid for ${name} doesn’t match your bank’s. Check it and send it again.`,
      path: paymentPath(orderId, paymentId),
    };
  });
}

/** These payments need no check: the borrower corrected them, or they are not needed any more. */
export const markOtherAmountsRead = (
  { borrowerId, orderId }: Pick<Order, 'borrowerId' | 'orderId'>,
  paymentIds: readonly string[],
): Promise<void> =>
  settleMessages(
    borrowerId,
    'payment',
    paymentIds.map((paymentId) => paymentPath(orderId, paymentId)),
  );

/** Money of the cooling-off period ended the loan. */
export async function tellOfReturn(order: Subject, at: Date): Promise<void> {
  const product = await findProduct(order.productId);
  const newsIn = (_locale: Language, t: Translate): News => {
    const name = translateProductName(product.name, t);
    return {
      kind: 'loan',
      title: msg`You returned your ${name}`,
      text: msg`You owe nothing more on it.`,
      path: loanPath(order),
    };
  };
  await tellBorrower(order, newsIn, at);
}

/** A step of the loan failed. Told once for all its attempts; the loan's page shows it as long as it lasts. */
export const tellOfCheck = (order: Subject): Promise<void> =>
  tellBorrower(order, () => ({
    kind: 'loan',
    title: checkingStatus,
    text: checkingReason,
    path: loanPath(order),
  }));

/** The step is tried again, so what was told of its failure is no longer news. */
export const settleCheck = (order: Subject): Promise<void> =>
  settleMessages(order.borrowerId, 'loan', [loanPath(order)]);
