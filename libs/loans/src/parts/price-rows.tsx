import { Money, Row, Sum } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { PriceParts } from '../rules/price';

/** The price line by line: you get + interest + fee + tax + charges = you pay back. */
export function PriceRows({ price, marked }: { price: PriceParts; marked?: boolean | undefined }) {
  return (
    <div>
      <Row label={<Trans>You get</Trans>} swatch="principal">
        <Money amount={price.youGet} />
      </Row>
      <Row label={<Trans>Interest</Trans>} swatch="interest">
        <Money amount={price.interest} />
      </Row>
      <Row label={<Trans>Processing fee</Trans>} swatch="fee">
        <Money amount={price.fee} />
      </Row>
      <Row label={<Trans>Tax on the fee</Trans>} swatch="tax">
        <Money amount={price.tax} />
      </Row>
      {price.charges > 0 && (
        <Row label={<Trans>Insurance and other charges</Trans>}>
          <Money amount={price.charges} />
        </Row>
      )}
      <Sum label={<Trans>You pay back</Trans>}>
        <Money amount={price.payBack} marked={marked} />
      </Sum>
    </div>
  );
}
