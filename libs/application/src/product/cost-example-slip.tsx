import type { Cost } from '@clearloan/loan-contract';
import { CostBar, Money, Row, Rows, Slip, Text, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { paymentsOf, priceParts } from '@clearloan/loan-view/rules';
import { aprText, UpfrontFeesLine, useTenureText } from '@clearloan/loan-view';
import { AprMethod, PaymentsLine, PriceRows } from '@clearloan/loan-view/terms';
import '@clearloan/loan-view/slip-lines.css';

/** The cost of one loan of this kind, in money, as a chart and line by line. */
export function CostExampleSlip({ example }: { example: Cost }) {
  const amounts = useAmountText();
  const tenureText = useTenureText();
  const price = priceParts(example);
  const payments = paymentsOf(example.repay_plans);
  const amount = amounts.round(example.principal);
  const time = tenureText(example.tenure, example.tenure_type);
  const apr = aprText(example.apr);
  return (
    <Slip
      title={<Trans>Cost example</Trans>}
      corner={
        <Text as="span" size="sm" tone="dim">
          <Trans>
            {amount} for {time}
          </Trans>
        </Text>
      }
    >
      <div className="cl-loans-below">
        <CostBar {...price} />
      </div>
      <PriceRows price={price} />
      <div className="cl-loans-below">
        <Rows>
          <Row label={<Trans>Cost of the loan</Trans>} strong>
            <Money amount={price.cost} highlighted />
          </Row>
        </Rows>
      </div>
      <Text size="sm" tone="dim">
        <Trans>APR {apr}</Trans>
      </Text>
      {payments && (
        <Text size="sm" tone="dim">
          <PaymentsLine payments={payments} />
        </Text>
      )}
      <UpfrontFeesLine cost={example} />
      <div className="cl-loans-below">
        <Text size="cap" tone="dim">
          <AprMethod method={example.terms.aprMethod} />
        </Text>
      </div>
    </Slip>
  );
}
