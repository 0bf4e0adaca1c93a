import { Money, Row, Slip, Sum, Text } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { BookSums } from '../rules/sums';

/** A month in three lines: what came in, what was paid out, what is left. */
export function MonthSlip({ sums }: { sums: BookSums }) {
  return (
    <Slip>
      <Row label={<Trans>Income</Trans>}>
        <Money amount={sums.income} />
      </Row>
      <Row label={<Trans>Expenses</Trans>}>
        {sums.paid === 0 ? <Money amount={0} /> : <Money amount={-sums.paid} signed />}
      </Row>
      <Sum label={<Trans>Balance this month</Trans>}>
        <Money amount={sums.balance} signed={sums.balance < 0} marked />
      </Sum>
      <Text size="sm" tone="dim">
        <Plural
          value={sums.byDay.size}
          _0="No records this month."
          one="Records on # day this month."
          other="Records on # days this month."
        />
      </Text>
    </Slip>
  );
}
