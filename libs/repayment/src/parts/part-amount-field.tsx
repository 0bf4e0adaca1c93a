import { minorOfTyped, shownReading, type Minor, type TypedAmount } from '@clearloan/formatting';
import { AmountField, Button, Pad, useAmountText } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export interface PartAmountFieldProps {
  value: string;
  /** The same, as an amount. */
  read: TypedAmount;
  onChange: (text: string) => void;
  most: Minor;
  /** What pays the whole loan off today, if it can be paid off. */
  payoff: Minor | undefined;
  onPayoff: () => void;
}

/** Any amount up to the payoff: a part of what is due, or more than that. */
export function PartAmountField({ value, read, onChange, most, payoff, onPayoff }: PartAmountFieldProps) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const [wasLeft, setLeft] = useState(false);
  const limit = amounts.text(most);
  const amount = minorOfTyped(read);
  const isTooMuch = amount !== undefined && amount > most;
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
