import type { Transaction } from '@clearloan/api-client/declare';
import { Money, Row, Slip, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { groupsOfFour } from '../rules/groups-of-four';
import { paidWith } from '../rules/payments';
import { useDayText } from './day-text';

/** What is known of a payment that is not on the loan yet. */
export function PaymentFacts({ payment }: { payment: Transaction }) {
  const { t } = useLingui();
  const { dayAndTime } = useDayText();
  const { utr, payName, at, kind } = payment;
  return (
    <Slip label={t`Your payment`}>
      <Row label={kind === 'delay' ? <Trans>Added to the payment</Trans> : <Trans>Amount</Trans>} strong>
        <Money amount={paidWith(payment)} marked />
      </Row>
      {payName !== undefined && <Row label={<Trans>How</Trans>}>{payName}</Row>}
      {utr !== undefined && (
        <Row label={<Trans>Reference</Trans>}>
          <Text as="span" code>
            {groupsOfFour(utr)}
          </Text>
        </Row>
      )}
      <Row label={kind === 'code' ? <Trans>Code made</Trans> : <Trans>Sent</Trans>}>{dayAndTime(at)}</Row>
    </Slip>
  );
}
