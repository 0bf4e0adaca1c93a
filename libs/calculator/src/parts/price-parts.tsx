import { formatPercent } from '@clearloan/formatting';
import type { LoanCost, Minor } from '@clearloan/loan-math';
import { Money, Row, Rows, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import './slip-lines.css';

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

/** The APR with its method, since three methods give three figures. */
export function AprRow({ apr }: { apr: string }) {
  return (
    <>
      <Rows>
        <Row label={<Trans>APR</Trans>} strong>
          {formatPercent(apr, 1)}
        </Row>
      </Rows>
      <Text size="cap" tone="dim">
        <AprText />
      </Text>
    </>
  );
}

const AprText = () => (
  <Trans>
    APR, nominal: the rate per period at which your payments equal what you get, times the periods per year.
    Includes fee and tax.
  </Trans>
);
