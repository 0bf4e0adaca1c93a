import type { Grouping } from './group';

/** How a market writes money. */
export interface Currency {
  readonly symbol: string;
  /** Decimals printed of a round amount; an amount with cents always prints both. */
  readonly decimals: 0 | 2;
  readonly groupSeparator: string;
  readonly decimalSeparator: string;
  readonly grouping: Grouping;
}

/** The smallest amount that is paid in a market, in minor units: all that is computed or typed there is its multiple. */
export const moneyStep = ({ currency }: Pick<Market, 'currency'>): 1 | 100 =>
  currency.decimals === 0 ? 100 : 1;

/** How a market writes phone numbers. */
export interface PhoneRule {
  /** With its plus: `+62`. */
  readonly countryCode: string;
  /** A mobile number as people type it, blanks and dashes taken out; its one group is the number within the country. */
  readonly pattern: string;
  readonly example: string;
}

/** A kind of identity paper the lender takes. */
export interface IdentityRule {
  readonly cardType: string;
  readonly pattern: string;
  readonly example: string;
}

export type PayChannel = 'upi' | 'wallet' | 'virtualAccount' | 'store' | 'bankTransfer';

/** Everything that differs between the markets the product serves; a value, so that another market is configuration. */
export interface Market {
  readonly name: string;
  readonly currency: Currency;
  readonly phone: PhoneRule;
  readonly identity: readonly IdentityRule[];
  readonly taxCard: boolean;
  readonly payChannels: readonly PayChannel[];
  /** IANA name: the days of a loan are days there. */
  readonly timeZone: string;
  /** The language in which agreements bind. */
  readonly legalLanguage: string;
  readonly aprMethod: 'nominal' | 'actuarial' | 'effective';
  /** May a list of contacts ever be sent? `forbidden`: the call is refused before sending. */
  readonly contactsUpload: 'forbidden' | 'allowed';
  /** No loan shorter than this is advertised. */
  readonly minPromotedTenureDays: number;
  /** Days after which an unanswered complaint may go to the regulator. */
  readonly escalationDays: number;
  /** Sites a borrower may leave the app for, after seeing the name: chat, the regulator. */
  readonly outsideHosts: readonly string[];
}
