import { msg } from '@lingui/core/macro';
import { thisLender } from '../../platform/lender/lender';
import { textBorrower } from '../../platform/ports/text-borrower';
import type { Order } from '../orders/orders';

/**
 * Sends the one message that was promised when the application was submitted: that it is decided. It contains no amount and no
 * reason, because others may read it over the borrower's shoulder.
 */
export function sendDecision(
  order: Pick<Order, 'borrowerId' | 'language' | 'status'>,
  productName: string,
): Promise<void> {
  const { brandName } = thisLender();
  return textBorrower(order, () =>
    order.status === 'approved'
      ? msg`${brandName}: your application for ${productName} is approved. Open the app to see the price before you decide.`
      : msg`${brandName}: we’ve decided on your application for ${productName}. Open the app to see the result.`,
  );
}
