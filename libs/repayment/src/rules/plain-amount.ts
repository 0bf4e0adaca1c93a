import { formatMinorParts, type Market, type Minor } from '@clearloan/formatting';

/** `2142.31`: an amount as the field of a bank's app takes it, without symbol and groups. */
export function plainAmount(amount: Minor, market: Market): string {
  const { whole, separator, decimals } = formatMinorParts(amount, market);
  return whole.replaceAll(market.currency.groupSeparator, '') + separator + decimals;
}
