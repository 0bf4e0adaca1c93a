import { marketProfiles, sampleMarket, type Market, type MarketName } from '@clearloan/formatting';

/** The market this lender works in. */
export let market: Market = sampleMarket;

/** The name that this lender's messages, papers and payment codes say. */
export let brandName = 'Clearloan';

/** Chosen once, before the first call is answered. */
export function workAs(brand: { readonly name: string; readonly market: MarketName }): void {
  market = marketProfiles[brand.market];
  brandName = brand.name;
}
