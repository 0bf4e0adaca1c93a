import { Fold, Money, Row, Slip, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { LoanDetails } from '../contract';
import { paymentsOf, priceParts } from '../rules/price';
import { aprText } from './apr-range';
import { LateWords } from './late-words';
import { PaymentsLine } from './payments-line';

/** What an agreement says in money, before its full text. */
export function PlainWords({ loan }: { loan: LoanDetails }) {
  const price = priceParts(loan);
  const payments = paymentsOf(loan.repay_plans);
  const { terms } = loan;
  return (
    <Slip title={<Trans>In plain words</Trans>}>
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
      {payments && (
        <Text bold>
          <PaymentsLine payments={payments} />
        </Text>
      )}
      <Fold />
      <Text size="sm">
        <Trans>If you pay late:</Trans>{' '}
        <LateWords percentPerDay={terms.lateFeePercentPerDay} cap={terms.lateFeeCap} />
      </Text>
    </Slip>
  );
}
