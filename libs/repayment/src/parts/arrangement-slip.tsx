import { useLanguage } from '@clearloan/app-runtime';
import { formatDayWithYear, formatPercent } from '@clearloan/formatting';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import { Details, LinkAction, Money, Pad, Row, ScheduleTable, Slip, SlipLinks, Sum } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Arrangement } from '../contract';

/** A plan with its whole cost, and all its payments one tap away. */
export function ArrangementSlip({ orderId, arrangement }: { orderId: string; arrangement: Arrangement }) {
  const locale = useLanguage();
  const { key, kind, payments, totalNow, totalThen, extraInterest, apr } = arrangement;
  const [first, second] = payments;
  const last = payments.at(-1);
  if (!first || !last) return null;
  const day = (date: string) => formatDayWithYear(date, locale);
  const firstDay = day(first.dueTime);
  return (
    <>
      <Slip title={<Trans>Your new plan</Trans>}>
        <Row label={<Trans>First, on {firstDay}</Trans>}>
          <Money amount={first.amount} />
        </Row>
        {second && kind !== 'promise' && (
          <Row label={<Trans>Then each payment</Trans>}>
            <Money amount={second.amount} />
          </Row>
        )}
        <Row label={<Trans>Last payment</Trans>}>{day(last.dueTime)}</Row>
        <Row label={<Trans>Without this plan you pay</Trans>}>
          <Money amount={totalNow} />
        </Row>
        <Row label={<Trans>More interest</Trans>}>
          <Money amount={extraInterest} />
        </Row>
        <Sum label={<Trans>With this plan you pay</Trans>}>
          <Money amount={totalThen} />
        </Sum>
        <Row label={<Trans>APR of the whole loan</Trans>}>{formatPercent(apr, 1)}</Row>
        <SlipLinks>
          <LinkAction
            to={withOwnKeys(pathTo('loanAgreement', { orderId }), { _scene: `arrangement-${key}` })}
          >
            <Trans>Read the change of your agreement</Trans>
          </LinkAction>
        </SlipLinks>
      </Slip>
      <Pad>
        <AllPayments arrangement={arrangement} />
      </Pad>
    </>
  );
}

function AllPayments({ arrangement: { payments } }: { arrangement: Arrangement }) {
  const { t } = useLingui();
  const locale = useLanguage();
  const { length: count } = payments;
  return (
    <Details title={<Trans>All {count} payments</Trans>}>
      <ScheduleTable
        label={t`Your new plan`}
        heads={[t`Payment`, t`Date`, t`You pay`]}
        rows={payments.map(({ periodNo, dueTime, amount }) => ({
          key: periodNo,
          cells: [periodNo, formatDayWithYear(dueTime, locale), <Money key="amount" amount={amount} />],
        }))}
      />
    </Details>
  );
}
