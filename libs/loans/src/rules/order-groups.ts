import { dayOf, type Day, type Minor } from '@clearloan/formatting';
import type { Order } from '../contract';
import { isEnded } from './order-stamp';

/** The open orders together, then the ended ones by year. */
export interface OrderGroup {
  /** `undefined` for open orders, and for ended ones without a date from the lender. */
  readonly year: string | undefined;
  readonly isOpen: boolean;
  readonly orders: readonly Order[];
}

/** The date that a list shows beside an order: when it reached its status, in the loan's time zone. */
export const dayOfOrder = ({ statusAt, loanTime }: Order, timeZone: string): Day | undefined =>
  statusAt === undefined ? loanTime : dayOf(statusAt, timeZone);

/** Groups orders for the list; within a group they keep the lender's order. */
export function groupOrders(orders: readonly Order[], timeZone: string): OrderGroup[] {
  const groups = new Map<string, { year: string | undefined; isOpen: boolean; orders: Order[] }>();
  for (const order of orders) {
    const isOpen = !isEnded(order.orderStatus);
    const year = isOpen ? undefined : dayOfOrder(order, timeZone)?.slice(0, 4);
    const key = isOpen ? 'open' : (year ?? '');
    const group = groups.get(key) ?? { year, isOpen, orders: [] };
    group.orders.push(order);
    groups.set(key, group);
  }
  return [...groups.values()].sort(openThenNewest);
}

const openThenNewest = (one: OrderGroup, other: OrderGroup): number =>
  Number(other.isOpen) - Number(one.isOpen) || (other.year ?? '').localeCompare(one.year ?? '');

/** The open amount of all these orders. */
export const leftOver = (orders: readonly Order[]): Minor =>
  orders.reduce((sum, { left }) => sum + (left ?? 0), 0);
