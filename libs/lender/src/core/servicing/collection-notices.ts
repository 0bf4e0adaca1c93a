import { formatDay, formatMinor, maskAccount } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { thisLender } from '../../platform/lender/lender';
import type { Message } from '../../platform/context/product-names';
import { settleMessages } from '../../platform/messages/messages';
import { tellBorrower } from '../../platform/messages/tell-borrower';
import type { Mandate } from './mandate-events';

/** What a borrower is told about the collection of an amount in minor units. Days are `YYYY-MM-DD`. */
export type Notice = { readonly amount: number } & (
  | { readonly is: 'planned' | 'stopped' | 'replanned'; readonly day: string }
  | { readonly is: 'lessNow' | 'overCap' | 'failed' | 'returned' }
  /** Not collected; tried once more on that day. */
  | { readonly is: 'inProgress' | 'refused'; readonly day: string }
);

/** Tells the borrower about a collection, also by a text message to their own device, after the commit. */
export const notify = (borrowerId: string, mandate: Mandate, notice: Notice): Promise<void> =>
  tellBorrower({ borrowerId, language: mandate.language }, (locale) => ({
    kind: 'payment',
    title: titles[notice.is],
    textMessage: messageOf(mandate, notice, locale),
    path: isAnnouncement(notice) ? announcementPath(mandate) : loanPath(mandate),
  }));

/** Whether a collection is to come. */
const isAnnouncement = (notice: Notice): boolean =>
  notice.is !== 'stopped' && notice.is !== 'replanned' && 'day' in notice;

const loanPath = ({ orderId }: Pick<Mandate, 'orderId'>): string => pathTo('loanDetailUrl', { orderId });

/** A page of its own, so that the news of a collection can end without any other news of the loan. */
const announcementPath = ({ orderId }: Pick<Mandate, 'orderId'>): string => pathTo('autopay', { orderId });

/** Nothing is announced any more: it was collected, paid by the borrower, or stopped. */
export const settleAnnouncement = (order: Pick<Mandate, 'orderId'> & { readonly borrowerId: string }) =>
  settleMessages(order.borrowerId, 'payment', [announcementPath(order)]);

const notMade = msg`Automatic payment not made`;
const titles: Readonly<Record<Notice['is'], Message>> = {
  planned: msg`Automatic payment coming up`,
  stopped: msg`Automatic payment stopped`,
  replanned: msg`Automatic payment moved`,
  lessNow: msg`Automatic payment is smaller`,
  overCap: notMade,
  inProgress: notMade,
  refused: notMade,
  failed: notMade,
  returned: msg`Your bank took back a payment`,
};

function messageOf({ bankName, bankTail }: Mandate, notice: Notice, locale: string): Message {
  const { market, brandName } = thisLender();
  const amount = formatMinor(notice.amount, market);
  const day = 'day' in notice ? formatDay(notice.day, locale) : '';
  const account = `${bankName} ${maskAccount(bankTail)}`;
  switch (notice.is) {
    case 'planned':
      return msg`${brandName}: ${amount} will be collected from ${account} on ${day}. You can pause or cancel this in the app until then.`;
    case 'stopped':
      return msg`${brandName}: ${amount} won’t be collected from ${account} on ${day}, because you stopped automatic payments. Pay it in the app.`;
    case 'replanned':
      return msg`${brandName}: ${amount} won’t be collected from ${account} on ${day}, because your plan has changed. We’ll tell you before the next automatic payment.`;
    case 'lessNow':
      return msg`${brandName}: we’re collecting only ${amount} from ${account} today, because you paid the rest.`;
    case 'overCap':
      return msg`${brandName}: we didn’t collect ${amount}, because it’s above your limit. Pay it in the app.`;
    case 'inProgress':
      return msg`${brandName}: we didn’t collect ${amount}, because you’re paying it yourself. If your payment doesn’t arrive, we’ll try once more on ${day}.`;
    case 'refused':
      return msg`${brandName}: your bank refused to pay ${amount} from ${account}. We’ll try once more on ${day}, or pay in the app.`;
    case 'failed':
      return msg`${brandName}: we couldn’t collect ${amount} and won’t try again. Pay it in the app.`;
    case 'returned':
      return msg`${brandName}: your bank took back the ${amount} that we collected, so it’s due again. Pay it in the app.`;
  }
}
