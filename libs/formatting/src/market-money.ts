import type { Market } from './market';

/** The markets that the app and the sandbox lender both know, by the name that a brand's file gives. */
export const marketNames = ['sample', 'india', 'indonesia'] as const;
export type MarketName = (typeof marketNames)[number];

/** By which a market's amounts are written, and its days counted. */
export type MarketMoney = Pick<Market, 'currency' | 'timeZone'>;

/** Of each market, what an amount that is due is written by: all that is needed before the app is there. */
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
