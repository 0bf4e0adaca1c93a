import type { Minor } from '@clearloan/formatting';
import { ChoiceGroup, VisuallyHidden, Money, Pad, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Offers, What } from '../rules/to-pay';
import './what-choice.css';

export interface WhatChoiceProps {
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
