import { formatPercent } from '@clearloan/formatting';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '../contract';
import type { Cost } from '@clearloan/loan-contract';
import { Text, useAmountText } from '@clearloan/ui';
import { upfrontFees, priceParts, type PriceParts } from '../rules/price';
import { plural } from '@lingui/core/macro';

/** Rates are shown with one decimal: enough to compare, and the exact rate is in the agreement. */
export const aprText = (apr: string): string => formatPercent(apr, 1);

/** "31.1–46.5%"; one figure if a loan has one price. `named` adds "APR" before it. */
export function AprRange({ product, named = false }: { product: Product; named?: boolean | undefined }) {
  const highest = aprText(product.aprMax);
  const lowest = aprText(product.aprMin);
  const range = lowest === highest ? highest : `${lowest.replace('%', '')}–${highest}`;
  return named ? <Trans>APR {range}</Trans> : range;
}

interface UpfrontFeesLineProps {
  cost: Cost;
  /** The visible price, if it is not the lender's own. */
  price?: Pick<PriceParts, 'fee' | 'tax'> | undefined;
}

/** Below the payments: what is paid separately. Without it the payments would not add up to the total repayment. */
export function UpfrontFeesLine({ cost: priced, price = priceParts(priced) }: UpfrontFeesLineProps) {
  const amounts = useAmountText();
  const apart = upfrontFees(priced, price);
  if (apart === 0) return null;
  const amount = amounts.text(apart);
  return (
    <Text size="sm" tone="dim">
      <Trans>On top of the payments: fee and tax, {amount}, paid separately at the start</Trans>
    </Text>
  );
}

/** "6 months", "30 days"; two fortnights are "4 weeks". An unknown unit shows the lender's own word. */
export function useTenureText(): (tenure: number, tenureType: string) => string {
  const { t } = useLingui();
  const weeks = (count: number) => t`${plural(count, { one: '# week', other: '# weeks' })}`;
  return (tenure, tenureType) => {
    switch (tenureType) {
      case 'day':
        return t`${plural(tenure, { one: '# day', other: '# days' })}`;
      case 'week':
        return weeks(tenure);
      case 'fortnight':
        return weeks(2 * tenure);
      case 'month':
        return t`${plural(tenure, { one: '# month', other: '# months' })}`;
      default:
        return `${tenure} ${tenureType}`;
    }
  };
}
