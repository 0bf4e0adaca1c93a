import type { OrderType } from '@clearloan/loan-view/contract';
import type { RouteName } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import type { Message } from '../../platform/context/product-names';
import type { OrderStatus } from './order-moves';
import type { Order } from './orders';
import type { Product } from './products';

/** The labels of the order statuses. */
export const statusText: Readonly<Record<OrderStatus, Message>> = {
  draft: msg`Not sent yet`,
  reviewing: msg`In review`,
  rejected: msg`Not approved`,
  approved: msg`Waiting for you`,
  disbursing: msg`Money on its way`,
  disburseFailed: msg`Money came back`,
  repaying: msg`To pay`,
  overdue: msg`Late`,
  settled: msg`Paid off`,
  cancelled: msg`Ended`,
  withdrawn: msg`Returned`,
};

/** The reason for a status, if there is more to explain. */
export const reasonText: Readonly<Record<NonNullable<Order['reason']>, Message>> = {
  age: msg`We lend to people aged 21 to 60.`,
  income: msg`Your income isn’t high enough for this loan.`,
  staff: msg`We couldn’t approve this loan.`,
  accountRefused: msg`Your bank sent the money back. Choose a different account.`,
  offerEnded: msg`The offer wasn’t confirmed in time. You can apply again.`,
  byBorrower: msg`You declined this offer.`,
  takenBack: msg`You withdrew this application. You owe nothing.`,
};

/** Replaces both while the order is under review. */
export const checkingStatus = msg`We’re checking this loan`;
export const checkingReason = msg`We’re checking this loan. Your money is safe, and you don’t need to do anything. Check again later.`;

/** The tabs of the order list and the statuses in each. */
export const tabs: Readonly<Record<Exclude<OrderType, 'all'>, readonly OrderStatus[]>> = {
  repaying: ['repaying', 'overdue'],
  unfinished: ['draft', 'reviewing', 'approved', 'disbursing', 'disburseFailed'],
  settled: ['settled'],
  closed: ['rejected', 'cancelled', 'withdrawn'],
};

const confirmRoutes = { chosen: 'confirmNew', plans: 'confirmPeriod', fixed: 'confirmUrl' } as const;

/** The screen of the order's next step; undefined if there is nothing to do. */
export function nextRoute(status: OrderStatus, confirmation: Product['confirmation']): RouteName | undefined {
  const routes: Partial<Record<OrderStatus, RouteName>> = {
    draft: 'auth',
    approved: confirmRoutes[confirmation],
    disburseFailed: 'bindBank',
    repaying: 'repayUrl',
    overdue: 'repayUrl',
  };
  return routes[status];
}

/** The label of the button that leads there. */
export const buttonText: Partial<Readonly<Record<OrderStatus, Message>>> = {
  draft: msg`Continue`,
  approved: msg`View your offer`,
  disburseFailed: msg`Change account`,
  repaying: msg`Pay`,
  overdue: msg`Pay`,
};
