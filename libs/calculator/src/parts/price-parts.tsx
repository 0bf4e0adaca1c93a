import type { LoanCost, Minor } from '@clearloan/loan-math';
import { Money, Row } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

interface PricePartsProps {
  /** What the borrower receives, in minor units. */
  net: Minor;
  loan: LoanCost;
}

/** The parts of a price with a fee: payout, interest, fee and tax. */
export const PriceParts = ({ net, loan }: PricePartsProps) => (
  <>
    <Row label={<Trans>You get</Trans>} swatch="principal">
      <Money amount={net} />
    </Row>
    <Row label={<Trans>Interest</Trans>} swatch="interest">
      <Money amount={loan.interest} />
    </Row>
    <Row label={<Trans>Fee</Trans>} swatch="fee">
      <Money amount={loan.fee} />
    </Row>
    <Row label={<Trans>Tax on the fee</Trans>} swatch="tax">
      <Money amount={loan.tax} />
    </Row>
  </>
);
