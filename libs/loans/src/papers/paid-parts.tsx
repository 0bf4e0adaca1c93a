import { Money, Row } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ClosingLetter } from '../contract';

/** What payments were allocated to, part by part; parts of zero are left out, except principal and interest. */
export function PaidParts({ paid }: { paid: Omit<ClosingLetter['paid'], 'total'> }) {
  return (
    <>
      <Row label={<Trans>Principal repaid</Trans>}>
        <Money amount={paid.principal} />
      </Row>
      <Row label={<Trans>Interest</Trans>}>
        <Money amount={paid.interest} />
      </Row>
      {paid.fee !== 0 && (
        <Row label={<Trans>Fees with tax</Trans>}>
          <Money amount={paid.fee} />
        </Row>
      )}
      {paid.penalty !== 0 && (
        <Row label={<Trans>Late fees with tax</Trans>}>
          <Money amount={paid.penalty} />
        </Row>
      )}
      {paid.payFee !== 0 && (
        <Row label={<Trans>Payment charges</Trans>}>
          <Money amount={paid.payFee} />
        </Row>
      )}
    </>
  );
}
