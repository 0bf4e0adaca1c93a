import type { Grouping } from './decimal';

/** How a market formats money. */
export interface Currency {
  readonly symbol: string;
  /** Decimals printed for a round amount; an amount with cents always prints both. */
  readonly decimals: 0 | 2;
  readonly groupSeparator: string;
  readonly decimalSeparator: string;
  readonly grouping: Grouping;
}

/** The smallest payable amount of a market, in minor units: all calculated or typed amounts are its multiples. */
export const moneyStep = ({ currency }: Pick<Market, 'currency'>): 1 | 100 =>
  currency.decimals === 0 ? 100 : 1;

/** How a market formats phone numbers. */
export interface PhoneRule {
  /** Including the plus: `+62`. */
  readonly countryCode: string;
  /** A mobile number as typed, without spaces and dashes; its one group is the national number. */
  readonly pattern: string;
  readonly example: string;
}

/** A kind of identity document that the lender accepts. */
export interface IdentityRule {
  readonly cardType: string;
  readonly pattern: string;
  readonly example: string;
}

export type PayChannel = 'upi' | 'wallet' | 'virtualAccount' | 'store' | 'bankTransfer';

/** Everything that differs between the supported markets; a value, so that another market is configuration. */
export interface Market {
  readonly name: string;
  readonly currency: Currency;
  readonly phone: PhoneRule;
  readonly identity: readonly IdentityRule[];
  readonly taxCard: boolean;
  readonly payChannels: readonly PayChannel[];
  /** IANA name: a loan's dates are in this time zone. */
  readonly timeZone: string;
  /** The legally binding language of agreements. */
  readonly legalLanguage: string;
  readonly aprMethod: 'nominal' | 'actuarial' | 'effective';
  /** Whether contacts may be uploaded at all. `forbidden`: the call is blocked before it is sent. */
  readonly contactsUpload: 'forbidden' | 'allowed';
  /** The minimum term of an advertised loan. */
  readonly minPromotedTenureDays: number;
  /** Days after which an unanswered complaint can be escalated to the regulator. */
  readonly escalationDays: number;
  /** Sites that a borrower may open after seeing the name: chat, the regulator. */
  readonly outsideHosts: readonly string[];
}

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
