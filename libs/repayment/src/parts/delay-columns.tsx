import type { PlanRow } from '@clearloan/loan-contract';
import { formatDayShort, formatPercent, type Minor } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import { ChoiceColumns, Money } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DelayOption } from '../contract';
import { extraCost } from '../rules/more-time';
import { openOf } from '../rules/open-plan';
import './delay-columns.css';

export interface DelayColumnsProps {
  movedPlan: PlanRow;
  options: readonly DelayOption[];
  /** Days of the chosen delay; undefined means paying now. */
  value: number | undefined;
  onChange: (days: string) => void;
}

/** Paying now beside each delay, line by line. Now comes first and is free. */
export function DelayColumns({ movedPlan, options, value, onChange }: DelayColumnsProps) {
  const { t } = useLingui();
  const now = {
    value: 'now',
    content: <PayNow movedPlan={movedPlan} />,
  };
  const later = options.map((option) => ({
    value: String(option.days),
    content: <Later option={option} isChosen={option.days === value} />,
  }));
  return (
    <ChoiceColumns
      label={t`When to pay`}
      level
      choices={[now, ...later]}
      value={value === undefined ? 'now' : String(value)}
      onChange={onChange}
    />
  );
}

function PayNow({ movedPlan }: { movedPlan: PlanRow }) {
  const day = formatDayShort(movedPlan.dueTime, useLanguage());
  return (
    <>
      <b>
        <Trans>Pay now</Trans>
      </b>
      <span className="cl-repayment-delay-day">
        <Trans>By {day}</Trans>
      </span>
      <Price fee={0} tax={0} interest={0} total={openOf(movedPlan)} isChosen={false} apr={undefined} />
    </>
  );
}

function Later({ option, isChosen }: { option: DelayOption; isChosen: boolean }) {
  const { days, fee, gst, extraInterest, newDueTime, newTotal, apr } = option;
  const day = formatDayShort(newDueTime, useLanguage());
  return (
    <>
      <b>
        <Trans>+ {days} days</Trans>
      </b>
      <span className="cl-repayment-delay-day">{day}</span>
      <Price
        fee={fee}
        tax={gst}
        interest={extraInterest}
        total={newTotal}
        isChosen={isChosen}
        apr={formatPercent(apr, 1)}
        cost={extraCost(option)}
      />
    </>
  );
}

interface PriceProps {
  fee: Minor;
  tax: Minor;
  interest: Minor;
  cost?: Minor;
  total: Minor;
  apr: string | undefined;
  isChosen: boolean;
}

const Price = ({ fee, tax, interest, cost = 0, total, apr, isChosen }: PriceProps) => (
  <>
    <Line name={<Trans>Extra cost</Trans>} look="cost">
      <Money amount={cost} highlighted={isChosen} />
    </Line>
    <Line name={<Trans>Delay fee</Trans>}>
      <Money amount={fee} />
    </Line>
    <Line name={<Trans>Tax</Trans>}>
      <Money amount={tax} />
    </Line>
    <Line name={<Trans>Interest</Trans>}>
      <Money amount={interest} />
    </Line>
    <Line name={<Trans>APR after</Trans>}>{apr ?? <Trans>No change</Trans>}</Line>
    <Line name={<Trans>You pay</Trans>} look="total">
      <Money amount={total} />
    </Line>
  </>
);

const Line = ({
  name,
  look: check = 'line',
  children,
}: {
  name: ReactNode;
  look?: 'line' | 'cost' | 'total';
  children: ReactNode;
}) => (
  <span className={`cl-repayment-delay-${check}`}>
    <span className="cl-repayment-delay-name">{name}</span> <b>{children}</b>
  </span>
);
