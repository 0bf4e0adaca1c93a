import { Money, Row, Slip, Sum, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { YearlyStatement } from '../contract';
import { PaidParts } from './paid-parts';
import { PaperHead } from './paper-head';

/** The totals of the year: opening balance, what was paid and its allocation, closing balance. */
export function StatementSlip({ statement }: { statement: YearlyStatement }) {
  const { productName, openedWith, closedWith, totals } = statement;
  const year = String(statement.year);
  const taken = totals.received - totals.sentBack;
  return (
    <Slip
      title={
        <Trans>
          {productName}, {year}
        </Trans>
      }
    >
      <PaperHead paper={statement} />
      <Row label={<Trans>Principal left at the start</Trans>}>
        <Money amount={openedWith} />
      </Row>
      {totals.paidOut !== 0 && (
        <Row label={<Trans>Paid out to you</Trans>}>
          <Money amount={totals.paidOut} />
        </Row>
      )}
      <Text tone="dim" size="sm">
        <Trans>What you paid</Trans>
      </Text>
      <PaidParts paid={totals} />
      <Sum label={<Trans>Paid in the year</Trans>}>
        <Money amount={taken} />
      </Sum>
      {totals.sentBack !== 0 && (
        <Row label={<Trans>Sent back to you</Trans>}>
          <Money amount={totals.sentBack} />
        </Row>
      )}
      <Row label={<Trans>Principal left at the end</Trans>} strong>
        <Money amount={closedWith} />
      </Row>
    </Slip>
  );
}
