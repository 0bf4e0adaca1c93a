import { Money, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { amountOf, isSum } from '../rules/amount-keys';

/** The amount large, and above it the sum it comes from. */
export function AmountLine({ typed }: { typed: string }) {
  return (
    <div className="cl-bookkeeping-figure">
      <Text as="span" tone="dim">
        <Trans>Amount</Trans>
      </Text>
      <div className="cl-bookkeeping-typed" role="status">
        {isSum(typed) && <Text tone="dim">{typed}</Text>}
        <Money amount={amountOf(typed) ?? 0} size="figure" marked />
      </div>
    </div>
  );
}
