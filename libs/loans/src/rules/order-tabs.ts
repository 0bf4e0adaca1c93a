import { orderTypes, type OrderType } from '../contract';

/** The tab of a URL (`?_tab=repaying`); all orders by default. */
export const tabOf = (text: string | null): OrderType => orderTypes.find((type) => type === text) ?? 'all';
