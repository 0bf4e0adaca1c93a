import { minorOfTyped, shownReading, type Minor, type TypedAmount } from '@clearloan/formatting';
import { AmountField, Pad, useAmountText } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export interface PartAmountFieldProps {
  value: string;
  /** The same, as an amount. */
  read: TypedAmount;
  onChange: (text: string) => void;
  most: Minor;
}

/** A part of the balance, of any size: part now, the rest later. */
export function PartAmountField({ value, read, onChange, most }: PartAmountFieldProps) {
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
        hint={t`Up to ${limit}. We apply it to the oldest payment first. The rest is still due on its usual date.`}
        error={
          isTooMuch
            ? t`You can pay up to ${limit}.`
            : wasLeft && isUnclear
              ? t`Enter an amount, for example 500.`
              : undefined
        }
      />
    </Pad>
  );
}
