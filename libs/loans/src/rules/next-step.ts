import { isKnown } from '@clearloan/api-client/declare';
import { orderStatusValues, type OrderStatus } from '@clearloan/loan-contract';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import type { OrderStatusLabel } from './order-stamp';

/** What the borrower does next about an order. */
type NextAct = 'apply' | 'look' | 'confirm' | 'changeAccount' | 'pay';

export interface NextStep {
  readonly act: NextAct;
  readonly path: string;
}

const acts: Record<OrderStatusLabel, NextAct> = {
  draft: 'apply',
  reviewing: 'look',
  rejected: 'look',
  approved: 'confirm',
  disbursing: 'look',
  disburseFailed: 'changeAccount',
  repaying: 'pay',
  overdue: 'pay',
  settled: 'look',
  cancelled: 'look',
  withdrawn: 'look',
};

/** The verification for one order: the key tells that screen which order to lead back to. */
export const verificationPath = (orderId: string): string => withOwnKeys(pathTo('auth'), { _order: orderId });

/** The bank account for one order, likewise. */
export const accountPath = (orderId: string): string => withOwnKeys(pathTo('bindBank'), { _order: orderId });

/** Where the lender may send the borrower on to, by the names of the route table. */
const wayTo: Readonly<Record<string, (orderId: string) => string>> = {
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

/** The path behind a route's name in a reply; a name this build does not know leads to the order itself. */
export function pathOfNext(next: string | undefined, orderId: string): string {
  const way = next !== undefined && Object.hasOwn(wayTo, next) ? wayTo[next] : undefined;
  return way ? way(orderId) : pathTo('loanDetailUrl', { orderId });
}

const confirmRoutes = new Set(['confirmUrl', 'confirmNew', 'confirmPeriod']);

/** Each kind of loan has its own confirmation; only the lender knows which, so its word is taken. */
const confirmPath = (next: string | undefined, orderId: string) =>
  pathOfNext(next !== undefined && confirmRoutes.has(next) ? next : 'confirmNew', orderId);

interface OrderInBrief {
  readonly orderId: string;
  readonly orderStatus: OrderStatus;
  readonly next?: string | undefined;
  /** The lender looks into it: there is nothing to do but to look. */
  readonly checkedSince?: string | undefined;
}

/** The next action of an order, by its status; the lender's `next` decides between the confirmations. */
export function nextStepOf({ orderId, orderStatus, next, checkedSince }: OrderInBrief): NextStep {
  const isOurs = checkedSince === undefined && isKnown(orderStatusValues, orderStatus);
  const act = isOurs ? acts[orderStatus] : 'look';
  const paths: Record<NextAct, string> = {
    // The order's own page knows what is left to verify, and whether it can be sent.
    apply: pathTo('loanDetailUrl', { orderId }),
    look: pathTo('loanDetailUrl', { orderId }),
    confirm: confirmPath(next, orderId),
    changeAccount: accountPath(orderId),
    pay: pathTo('repayUrl', { orderId }),
  };
  return { act, path: paths[act] };
}
