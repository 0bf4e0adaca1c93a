import { Money, Row, Slip, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { LoanDetails } from '../contract';
import { priceParts } from '../rules/price';
import { aprText, PaidApartLine, useTenureText } from '../parts/apr-range';
import { OrderStamp } from '../parts/order-stamp';

/** An application before there is a loan: the requested amount and, unless it was refused, its price. */
export function AskedSlip({ loan }: { loan: LoanDetails }) {
  const tenureText = useTenureText();
  const time = tenureText(loan.tenure, loan.tenure_type);
  return (
    <Slip
      label={loan.productName}
      corner={
        <span aria-live="polite">
          <OrderStamp status={loan.orderStatus} statusText={loan.orderStatusText} />
        </span>
      }
    >
      <Text tone="dim">
        <Trans>Amount, for {time}</Trans>
      </Text>
      <p>
        <Money amount={loan.principal} size="figure-m" round />
      </p>
      {loan.orderStatus !== 'rejected' && <PriceRows loan={loan} />}
    </Slip>
  );
}

function PriceRows({ loan }: { loan: LoanDetails }) {
  const price = priceParts(loan);
  return (
    <>
      <Row label={<Trans>You get</Trans>}>
        <Money amount={price.youGet} />
      </Row>
      <Row label={<Trans>You pay back</Trans>}>
        <Money amount={price.payBack} />
      </Row>
      <Row label={<Trans>Cost of this loan</Trans>}>
        <Money amount={price.cost} />
      </Row>
      <Row label={<Trans>APR</Trans>}>{aprText(loan.apr)}</Row>
      <PaidApartLine priced={loan} />
    </>
  );
}
