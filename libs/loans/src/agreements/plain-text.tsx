import { formatPercent } from '@clearloan/formatting';
import {
  CheckCircleFillIcon,
  CostBar,
  Fold,
  Inline,
  Money,
  ProhibitIcon,
  Row,
  Slip,
  Stack,
  Text,
  WarningFillIcon,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LoanDetails } from '../contract';
import { paymentsOf, priceParts } from '../rules/price';
import { aprText, PaidApartLine } from '../parts/apr-range';
import { LateText } from '../parts/late-text';
import { ListenButton } from '../speech/listen-button';
import { PaymentsLine } from '../parts/price-rows';
import '../parts/slip-lines.css';

/** The key amounts of an agreement, shown before its full text. */
export function PlainText({ loan }: { loan: LoanDetails }) {
  const price = priceParts(loan);
  const payments = paymentsOf(loan.repay_plans);
  const { terms } = loan;
  return (
    <Slip title={<Trans>In plain words</Trans>} corner={<ListenButton priced={loan} />}>
      <Row label={<Trans>You get</Trans>}>
        <Money amount={price.youGet} />
      </Row>
      <Row label={<Trans>You pay back</Trans>}>
        <Money amount={price.payBack} marked />
      </Row>
      <Row label={<Trans>Cost of this loan</Trans>}>
        <Money amount={price.cost} />
      </Row>
      <Row label={<Trans>APR</Trans>}>{aprText(loan.apr)}</Row>
      <CostBar {...price} fee={price.fee + price.charges} />
      <div className="cl-loans-below">
        {payments && (
          <Text bold>
            <PaymentsLine payments={payments} />
          </Text>
        )}
        <PaidApartLine priced={loan} />
      </div>
      <Fold />
      <Stack gap={2}>
        <Fact icon={<CheckCircleFillIcon size="small" />}>
          <Trans>You can pay it all off early.</Trans> <EarlyText percent={terms.prepayFee ?? '0'} />
        </Fact>
        <Fact icon={<WarningFillIcon size="small" />}>
          <Trans>If you pay late:</Trans>{' '}
          <LateText percentPerDay={terms.lateFeePercentPerDay} cap={terms.lateFeeCap} />
        </Fact>
        <Fact icon={<ProhibitIcon size="small" />}>
          <Trans>We never talk to your contacts about your debt.</Trans>
        </Fact>
      </Stack>
    </Slip>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Inline whole align="baseline">
    {icon}
    <Text size="sm">{children}</Text>
  </Inline>
);

function EarlyText({ percent }: { percent: string }) {
  const charge = formatPercent(percent);
  return Number(percent) === 0 ? (
    <Trans>It’s free.</Trans>
  ) : (
    <Trans>The charge is {charge} of what you pay early.</Trans>
  );
}
