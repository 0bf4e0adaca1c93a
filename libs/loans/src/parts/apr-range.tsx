import { formatPercent } from '@clearloan/formatting';
import { Trans } from '@lingui/react/macro';
import type { Product } from '../contract';

/** Rates are shown with one decimal: enough to compare, and the exact one stands in the agreement. */
export const aprText = (apr: string): string => formatPercent(apr, 1);

/** "31.1–46.5%"; one figure when a loan has one price. `named` puts "APR" before it. */
export function AprRange({ product, named = false }: { product: Product; named?: boolean | undefined }) {
  const highest = aprText(product.aprMax);
  const lowest = aprText(product.aprMin);
  const range = lowest === highest ? highest : `${lowest.replace('%', '')}–${highest}`;
  return named ? <Trans>APR {range}</Trans> : range;
}
