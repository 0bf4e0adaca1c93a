import { moveOrder, type Order } from './orders';

/** An offer that nobody signed in time ends. */
export const endOffer = (order: Order, at: Date): Promise<Order> =>
  moveOrder(order, 'cancelled', at, { reason: 'offerEnded' });
