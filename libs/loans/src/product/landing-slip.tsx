import type { Cost } from '@clearloan/loan-contract';
import { Slip, Text, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { paymentsOf, priceParts } from '../rules/price';
import { aprText, PaidApartLine, useTenureText } from '../parts/apr-range';
import { PaymentsLine, PriceRows } from '../parts/price-rows';
import '../parts/slip-lines.css';

/** The full price of one example, printed for a new visitor. */
export function LandingSlip({ example }: { example: Cost }) {
  const amounts = useAmountText();
  const tenureText = useTenureText();
  const amount = amounts.round(example.principal);
  const time = tenureText(example.tenure, example.tenure_type);
  const payments = paymentsOf(example.repay_plans);
  const apr = aprText(example.apr);
  return (
    <Slip
      title={
        <Trans>
          {amount} for {time}
        </Trans>
      }
      corner={
        <Text as="span" size="sm" tone="dim">
          <Trans>Example</Trans>
        </Text>
      }
    >
      <PriceRows price={priceParts(example)} marked />
      <div className="cl-loans-below">
        {payments && (
          <Text size="sm" tone="dim">
            <PaymentsLine payments={payments} />
          </Text>
        )}
        <PaidApartLine priced={example} />
        <Text size="sm" tone="dim">
          <Trans>APR {apr}</Trans>
        </Text>
      </div>
    </Slip>
  );
}
