import { Money, Row } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { LoanDetails } from '../contract';
import { paidSoFar } from '../rules/next-payment';
import { priceParts } from '../rules/price';
import { aprText } from '../parts/apr-range';
import { PaidApartLine } from '../parts/paid-apart-line';

/** The loan in four lines: how much is behind, how much it is in all, and what it costs. */
export function LoanSums({ loan }: { loan: LoanDetails }) {
  const price = priceParts(loan);
  return (
    <div>
      <Row label={<Trans>Paid so far</Trans>}>
        <Money amount={paidSoFar(loan.repay_plans)} />
      </Row>
      <Row label={<Trans>Whole loan</Trans>}>
        <Money amount={price.payBack} />
      </Row>
      <Row label={<Trans>Cost of this loan</Trans>}>
        <Money amount={price.cost} />
      </Row>
      <Row label={<Trans>APR</Trans>}>{aprText(loan.apr)}</Row>
      <PaidApartLine priced={loan} />
    </div>
  );
}
