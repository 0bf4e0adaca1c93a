import { partsLeftOut, type PartsOffer } from '@clearloan/api-client/declare';
import { marketProfiles, moneyStep, sampleLender, type Market, type MarketName } from '@clearloan/formatting';
import { marketRules, type MarketRules } from '@clearloan/loan-math';
import { optionalParts, type OptionalPartName } from './optional-parts';

/** Where a lender works, and under which name. */
export interface MarketAndBrand {
  readonly market: Market;
  readonly marketName: MarketName;
  /** The smallest payable amount in minor units. Every amount that the lender computes is a multiple of it. */
  readonly moneyStep: number;
  readonly law: MarketRules;
  /** Factor from the sample market's amounts to this market's, because a rupiah buys far less. */
  readonly amountScale: number;
  /** ISO 4217, for bank entries and payouts. */
  readonly currencyCode: string;
  /** The name in the lender's messages, documents and payment codes. */
  readonly brandName: string;
  /** The phone number for borrowers. */
  readonly lenderPhone: string;
  /** The parts of the app that borrowers of this lender do not get: no text names them. */
  readonly leftOut: ReadonlySet<OptionalPartName>;
}

/** The price rules of each market's law. A market without rules does not compile. */
const laws: Readonly<Record<MarketName, MarketRules>> = marketRules;

const scales: Readonly<Record<MarketName, number>> = { sample: 1, india: 1, indonesia: 1_000 };
const currencyCodes: Readonly<Record<MarketName, string>> = { sample: 'CNY', india: 'INR', indonesia: 'IDR' };

interface Brand extends Partial<PartsOffer<OptionalPartName>> {
  readonly name: string;
  readonly phone?: string;
  readonly market: MarketName;
}

/** The market and the brand of a lender; the sample lender's if it has no brand file. */
export function marketAndBrand(brand: Brand = { name: sampleLender.name, market: 'sample' }): MarketAndBrand {
  const market = marketProfiles[brand.market];
  return {
    market,
    marketName: brand.market,
    moneyStep: moneyStep(market),
    law: laws[brand.market],
    amountScale: scales[brand.market],
    currencyCode: currencyCodes[brand.market],
    brandName: brand.name,
    lenderPhone: brand.phone ?? sampleLender.phone,
    leftOut: new Set(partsLeftOut(optionalParts, { features: {}, ...brand })),
  };
}
