import { orderTypes, type OrderType } from '../contract';

/** The tab of an address (`?_tab=repaying`); all orders for anything else. */
export const tabOf = (text: string | null): OrderType => orderTypes.find((type) => type === text) ?? 'all';
