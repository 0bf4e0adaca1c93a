import { isKnown } from '@clearloan/api-client/declare';
import { orderStatusValues, type OrderStatus } from '@clearloan/loan-contract';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import type { OrderStatusLabel } from './order-stamp';

/** The borrower's next action on an order. */
type NextAct = 'apply' | 'view' | 'confirm' | 'changeAccount' | 'pay';

export interface NextStep {
  readonly act: NextAct;
  readonly path: string;
}

const acts: Record<OrderStatusLabel, NextAct> = {
  draft: 'apply',
  reviewing: 'view',
  rejected: 'view',
  approved: 'confirm',
  disbursing: 'view',
  disburseFailed: 'changeAccount',
  repaying: 'pay',
  overdue: 'pay',
  settled: 'view',
  cancelled: 'view',
  withdrawn: 'view',
};

/** The verification for one order: the key names the order to return to. */
export const verificationPath = (orderId: string): string => withOwnKeys(pathTo('auth'), { _order: orderId });

/** The bank account for one order, likewise. */
export const accountPath = (orderId: string): string => withOwnKeys(pathTo('bindBank'), { _order: orderId });

/** Where the lender may send the borrower next, by route name. */
const pathByRoute: Readonly<Record<string, (orderId: string) => string>> = {
  main: () => pathTo('main'),
  order: () => pathTo('order'),
  mine: () => pathTo('mine'),
  auth: verificationPath,
  bindBank: accountPath,
  confirmUrl: (orderId) => pathTo('confirmUrl', { orderId }),
  confirmNew: (orderId) => pathTo('confirmNew', { orderId }),
  confirmPeriod: (orderId) => pathTo('confirmPeriod', { orderId }),
  loanDetailUrl: (orderId) => pathTo('loanDetailUrl', { orderId }),
  repayUrl: (orderId) => pathTo('repayUrl', { orderId }),
};

/** The path of a route name in a response; an unknown name leads to the order itself. */
export function pathForRoute(next: string | undefined, orderId: string): string {
  const buildPath = next !== undefined && Object.hasOwn(pathByRoute, next) ? pathByRoute[next] : undefined;
  return buildPath ? buildPath(orderId) : pathTo('loanDetailUrl', { orderId });
}

const confirmRoutes = new Set(['confirmUrl', 'confirmNew', 'confirmPeriod']);

/** Each kind of loan has its own confirmation, and only the lender knows which, so its value is used. */
const confirmPath = (next: string | undefined, orderId: string) =>
  pathForRoute(next !== undefined && confirmRoutes.has(next) ? next : 'confirmNew', orderId);

interface OrderSummary {
  readonly orderId: string;
  readonly orderStatus: OrderStatus;
  readonly next?: string | undefined;
  /** The lender is reviewing it: the only action is to view it. */
  readonly checkedSince?: string | undefined;
}

/** The next action of an order, by its status; the lender's `next` selects the confirmation. */
export function nextStepOf({ orderId, orderStatus, next, checkedSince }: OrderSummary): NextStep {
  const isActionable = checkedSince === undefined && isKnown(orderStatusValues, orderStatus);
  const act = isActionable ? acts[orderStatus] : 'view';
  const paths: Record<NextAct, string> = {
    // The order's own page knows the open verification steps, and whether it can be submitted.
    apply: pathTo('loanDetailUrl', { orderId }),
    view: pathTo('loanDetailUrl', { orderId }),
    confirm: confirmPath(next, orderId),
    changeAccount: accountPath(orderId),
    pay: pathTo('repayUrl', { orderId }),
  };
  return { act, path: paths[act] };
}
