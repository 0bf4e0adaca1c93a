import { minorOfTyped, shownReading, type Minor, type TypedAmount } from '@clearloan/formatting';
import { AmountField, Button, ChoiceGroup, Money, Pad, useAmountText, VisuallyHidden } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Offers, What } from '../rules/to-pay';
import './what-choice.css';

interface WhatChoiceProps {
  offers: Offers;
  value: What;
  onChange: (what: What) => void;
}

/** How much to pay: what is due, the full payoff with its savings, returning the loan, several payments, or a part. */
export function WhatChoice({ offers, value, onChange }: WhatChoiceProps) {
  const { due, payoff, coolingOff, several } = offers;
  const isLate = due.periodNos.length > 1;
  const dueName = isLate ? <Trans>Late payments</Trans> : <Trans>This payment</Trans>;
  const choices: { value: What; title: ReactNode }[] = [
    { value: 'due', title: <Lines name={dueName} amount={due.amount} /> },
  ];
  if (payoff)
    choices.push({
      value: 'payoff',
      title: <Lines name={<Trans>Full balance</Trans>} amount={payoff.amount} saves={payoff.saves} />,
    });
  if (coolingOff)
    choices.push({
      value: 'coolingOff',
      title: (
        <Lines name={<Trans>Return the loan</Trans>} amount={coolingOff.amount} saves={coolingOff.saves} />
      ),
    });
  if (several.length > 0)
    choices.push({ value: 'several', title: <Lines name={<Trans>Several payments</Trans>} /> });
  choices.push({ value: 'amount', title: <Lines name={<Trans>Another amount</Trans>} /> });
  return (
    <Pad>
      <ChoiceGroup
        look="cards-left"
        label={
          <VisuallyHidden>
            <Trans>How much</Trans>
          </VisuallyHidden>
        }
        value={value}
        onChange={onChange}
        choices={choices}
      />
    </Pad>
  );
}

function Lines({ name, amount, saves = 0 }: { name: ReactNode; amount?: Minor; saves?: Minor }) {
  const amounts = useAmountText();
  const saved = amounts.text(saves);
  return (
    <>
      <span className="cl-repayment-what">{name}</span>{' '}
      {amount !== undefined && (
        <span className="cl-repayment-what-amount">
          <Money amount={amount} />
        </span>
      )}{' '}
      {saves > 0 && (
        <span className="cl-repayment-what-saves">
          <Trans>Saves {saved}</Trans>
        </span>
      )}
    </>
  );
}

interface PartAmountFieldProps {
  value: string;
  /** The same, as an amount. */
  read: TypedAmount;
  onChange: (text: string) => void;
  max: Minor;
  /** What pays the whole loan off today, if it can be paid off. */
  payoff: Minor | undefined;
  onPayoff: () => void;
}

/** Any amount up to the payoff: a part of what is due, or more than that. */
export function PartAmountField({ value, read, onChange, max, payoff, onPayoff }: PartAmountFieldProps) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const [wasLeft, setLeft] = useState(false);
  const limit = amounts.text(max);
  const amount = minorOfTyped(read);
  const isTooMuch = amount !== undefined && amount > max;
  const isUnclear = read.kind !== 'empty' && (amount === undefined || amount === 0);
  return (
    <Pad>
      <AmountField
        label={t`How much do you want to pay?`}
        value={value}
        {...shownReading(read)}
        onChange={onChange}
        onLeave={() => setLeft(true)}
        hint={t`Up to ${limit}. It pays what’s due first. Anything above that lowers what you owe.`}
        error={
          isTooMuch
            ? payoff === undefined
              ? t`You can pay up to ${limit}.`
              : t`${limit} pays off the whole loan.`
            : wasLeft && isUnclear
              ? t`Enter an amount, for example 500.`
              : undefined
        }
      />
      {isTooMuch && payoff !== undefined && (
        <Button kind="line" small onClick={onPayoff}>
          <Trans>Pay off {limit}</Trans>
        </Button>
      )}
    </Pad>
  );
}
