import type { Cost } from '@clearloan/api-client/declare';
import { Text, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { paidApart } from '../rules/paid-apart';
import { priceParts, type PriceParts } from '../rules/price';

interface PaidApartLineProps {
  priced: Cost;
  /** The price on view, where it is not the lender's own. */
  price?: Pick<PriceParts, 'fee' | 'tax'> | undefined;
}

/** Below the payments: what is paid besides them. Without it they would not add up to what is paid back. */
export function PaidApartLine({ priced, price = priceParts(priced) }: PaidApartLineProps) {
  const amounts = useAmountText();
  const apart = paidApart(priced, price);
  if (apart === 0) return null;
  const amount = amounts.text(apart);
  return (
    <Text size="sm" tone="dim">
      <Trans>On top of the payments: fee and tax, {amount}, paid separately at the start</Trans>
    </Text>
  );
}
