import type { Cost } from '@clearloan/loan-contract';
import { UpfrontFeesLine } from '@clearloan/loan-view';
import { chargedApart } from '@clearloan/loan-view/rules';
import { Text, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** What is in no payment of the plan. Without it what is paid and what is left would not add up to the whole loan. */
export function PaidApart({ cost }: { cost: Cost }) {
  const amounts = useAmountText();
  const apart = chargedApart(cost);
  const amount = amounts.text(apart);
  return (
    <>
      <UpfrontFeesLine cost={cost} />
      {apart > 0 && (
        <Text size="sm" tone="dim">
          <Trans>On top of the payments: insurance and other charges, {amount}, paid separately</Trans>
        </Text>
      )}
    </>
  );
}
