import {
  ChoiceGroup,
  ChoiceList,
  Pad,
  useAmountText,
  Details,
  LinkAction,
  Money,
  Row,
  Rows,
  ScheduleTable,
  Slip,
  SlipLinks,
  Sum,
  useDayText,
} from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '@clearloan/app-runtime';
import { formatDayWithYear, formatPercent } from '@clearloan/formatting';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import type { Arrangement } from '../contract';

interface ArrangementChoiceProps {
  options: readonly Arrangement[];
  choice: Arrangement | undefined;
  onChange: (key: string) => void;
}

/** First what kind of plan, cheapest kind first, then how long. */
export function ArrangementChoice({ options, choice, onChange }: ArrangementChoiceProps) {
  const { t } = useLingui();
  const kinds = options.filter(
    ({ kind }, index) => options.findIndex((each) => each.kind === kind) === index,
  );
  const lengths = options.filter(({ kind }) => kind === choice?.kind);
  return (
    <>
      <ChoiceList
        label={t`Kind of plan`}
        value={kinds.find(({ kind }) => kind === choice?.kind)?.key}
        onChange={onChange}
        choices={kinds.map((option) => ({
          value: option.key,
          title: <Kind kind={option.kind} />,
          note: <Cost option={option} />,
        }))}
      />
      {choice && lengths.length > 1 && (
        <Pad>
          <ChoiceGroup
            label={<LengthLabel kind={choice.kind} />}
            look="halves"
            value={choice.key}
            onChange={onChange}
            choices={lengths.map((option) => ({ value: option.key, title: <Length option={option} /> }))}
          />
        </Pad>
      )}
    </>
  );
}

function Kind({ kind }: { kind: string }): ReactNode {
  switch (kind) {
    case 'promise':
      return <Trans>Pay on a later day</Trans>;
    case 'pause':
      return <Trans>Skip payments</Trans>;
    case 'smaller':
      return <Trans>Smaller payments for longer</Trans>;
    default:
      return <Trans>Another plan</Trans>;
  }
}

function Cost({ option: { extraInterest } }: { option: Arrangement }) {
  const amounts = useAmountText();
  const cost = amounts.text(extraInterest);
  return extraInterest === 0 ? <Trans>Costs nothing</Trans> : <Trans>From {cost} more interest</Trans>;
}

const LengthLabel = ({ kind }: { kind: string }) =>
  kind === 'promise' ? (
    <Trans>I can pay on</Trans>
  ) : kind === 'pause' ? (
    <Trans>How many to skip</Trans>
  ) : (
    <Trans>How much I can pay</Trans>
  );

/** A promise is named by its day, a pause by the payments it skips, smaller payments by their amount. */
function Length({ option: { kind, length, payments } }: { option: Arrangement }) {
  const amounts = useAmountText();
  const { day } = useDayText();
  const [first, second = first] = payments;
  if (first === undefined || second === undefined) return null;
  if (kind === 'promise') return day(first.dueTime);
  if (kind === 'pause') return <Plural value={length} one="# payment" other="# payments" />;
  const each = amounts.text(second.amount);
  const { length: times } = payments;
  return (
    <Trans>
      {each}, {times} times
    </Trans>
  );
}

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
        <Rows>
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
        </Rows>
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
