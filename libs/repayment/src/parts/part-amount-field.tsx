import { minorFromTyped, type Minor } from '@clearloan/formatting';
import { Pad, TextField, useAmountText, useMarket } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export interface PartAmountFieldProps {
  value: string;
  onChange: (text: string) => void;
  most: Minor;
}

/** A part of what is left, of any size: part now, the rest later. */
export function PartAmountField({ value, onChange, most }: PartAmountFieldProps) {
  const { t } = useLingui();
  const market = useMarket();
  const amounts = useAmountText();
  const [wasLeft, setLeft] = useState(false);
  const limit = amounts.text(most);
  const amount = minorFromTyped(value, market);
  const isTooMuch = amount !== undefined && amount > most;
  const isUnclear = value !== '' && (amount === undefined || amount === 0);
  return (
    <Pad>
      <TextField
        label={t`How much do you want to pay?`}
        kind="amount"
        prefix={market.currency.symbol}
        value={value}
        onChange={onChange}
        onLeave={() => setLeft(true)}
        hint={t`Up to ${limit}. The oldest payment is paid first; the rest stays due on its day.`}
        error={
          isTooMuch
            ? t`You can pay up to ${limit}.`
            : wasLeft && isUnclear
              ? t`Type an amount, for example 500.`
              : undefined
        }
      />
    </Pad>
  );
}
