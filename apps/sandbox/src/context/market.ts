import {
  marketProfiles,
  moneyStep as stepOf,
  sampleLender,
  sampleMarket,
  type Market,
  type MarketName,
} from '@clearloan/formatting';
import { marketRules, type MarketRules } from '@clearloan/loan-math';

/** The market this lender works in. */
export let market: Market = sampleMarket;
export let marketName: MarketName = 'sample';

/** The smallest amount that is paid there, in minor units: every amount this lender computes is its multiple. */
export let moneyStep: number = stepOf(market);

/** What each market's law says of a price; a market without a table does not compile. */
const laws: Readonly<Record<MarketName, MarketRules>> = marketRules;

/** The law this lender keeps to. */
export let law: MarketRules = laws.sample;

/** How many times the sample market's amounts a loan is there: a rupiah buys far less. */
const scales: Readonly<Record<MarketName, number>> = { sample: 1, india: 1, indonesia: 1_000 };
export let amountScale: number = scales.sample;

/** The name that this lender's messages, papers and payment codes say. */
export let brandName: string = sampleLender.name;

/** The number that borrowers call. */
export let lenderPhone: string = sampleLender.phone;

/** The market's currency, ISO 4217: what bank entries and payouts are in. */
const currencyCodes: Readonly<Record<MarketName, string>> = { sample: 'CNY', india: 'INR', indonesia: 'IDR' };
export let currencyCode: string = currencyCodes.sample;

/** Chosen once, before the first call is answered. */
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
