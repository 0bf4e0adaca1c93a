import type { Market } from './market';

/** The markets that the app and the sandbox lender support, by the name in a brand's file. */
export const marketNames = ['sample', 'india', 'indonesia'] as const;
export type MarketName = (typeof marketNames)[number];

/** How a market's amounts are formatted, and its time zone. */
export type MarketMoney = Pick<Market, 'currency' | 'timeZone'>;

/** What each market needs to format an amount due: all that is needed before the app is loaded. */
export const marketMoney: Readonly<Record<MarketName, MarketMoney>> = {
  sample: {
    currency: { symbol: '¥', decimals: 2, groupSeparator: ',', decimalSeparator: '.', grouping: 'three' },
    timeZone: 'Asia/Jakarta',
  },
  india: {
    currency: { symbol: '₹', decimals: 2, groupSeparator: ',', decimalSeparator: '.', grouping: 'lakh' },
    timeZone: 'Asia/Kolkata',
  },
  indonesia: {
    currency: { symbol: 'Rp', decimals: 0, groupSeparator: '.', decimalSeparator: ',', grouping: 'three' },
    timeZone: 'Asia/Jakarta',
  },
};
