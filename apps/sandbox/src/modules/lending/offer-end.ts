import { moveOrder, type LockedOrder, type Moved } from '../orders/orders';

/** An offer that nobody signed in time ends. */
export const endOffer = (order: LockedOrder, at: Date): Promise<Moved> =>
  moveOrder(order, 'cancelled', at, { reason: 'offerEnded' });
