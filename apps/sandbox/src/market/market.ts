import { sampleMarket, type Market } from '@clearloan/formatting';

/** The market this lender works in. */
export const market: Market = sampleMarket;
