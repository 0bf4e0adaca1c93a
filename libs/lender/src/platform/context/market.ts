import {
  marketProfiles,
  moneyStep as stepOf,
  sampleLender,
  sampleMarket,
  type Market,
  type MarketName,
} from '@clearloan/formatting';
import { marketRules, type MarketRules } from '@clearloan/loan-math';

/** The market in which this lender operates. */
export let market: Market = sampleMarket;
export let marketName: MarketName = 'sample';

/** The smallest payable amount in minor units. Every amount that this lender computes is a multiple of it. */
export let moneyStep: number = stepOf(market);

/** The price rules of each market's law. A market without rules does not compile. */
const laws: Readonly<Record<MarketName, MarketRules>> = marketRules;

/** The law that applies to this lender. */
export let law: MarketRules = laws.sample;

/** Factor from the sample market's amounts to each market's, because a rupiah buys far less. */
const scales: Readonly<Record<MarketName, number>> = { sample: 1, india: 1, indonesia: 1_000 };
export let amountScale: number = scales.sample;

/** The name in this lender's messages, documents and payment codes. */
export let brandName: string = sampleLender.name;

/** The phone number for borrowers. */
export let lenderPhone: string = sampleLender.phone;

/** The market's currency, ISO 4217, for bank entries and payouts. */
const currencyCodes: Readonly<Record<MarketName, string>> = { sample: 'CNY', india: 'INR', indonesia: 'IDR' };
export let currencyCode: string = currencyCodes.sample;

/** Selects the market and brand once, before the first request. */
export function workAs(brand: {
  readonly name: string;
  readonly phone?: string;
  readonly market: MarketName;
}): void {
  market = marketProfiles[brand.market];
  moneyStep = stepOf(market);
  marketName = brand.market;
  law = laws[brand.market];
  currencyCode = currencyCodes[brand.market];
  amountScale = scales[brand.market];
  brandName = brand.name;
  lenderPhone = brand.phone ?? sampleLender.phone;
}
