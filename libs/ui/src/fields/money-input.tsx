import { useMarket } from '@clearloan/app-runtime';
import { moneyStep, type Market, type Minor } from '@clearloan/formatting';
import { useLingui } from '@lingui/react/macro';
import type { InputHTMLAttributes, Ref } from 'react';
import './money-input.css';

export interface MoneyInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'inputMode'
> {
  value: string;
  onType: (text: string) => void;
  /** How the field formats money; the market's format by default. */
  money?: Pick<Market, 'currency'> | undefined;
  /** The smallest amount, in minor units; that of the format by default. */
  step?: Minor | undefined;
  /** Whether it may be a debt: number pads of phones have no minus. */
  signed?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * The input of every money field. Its keyboard has a decimal sign where there are amounts below one; where there are none it has
 * none, and a key types three zeros instead.
 */
export function MoneyInput({ value, onType, money, step, signed, inputRef, ...input }: MoneyInputProps) {
  const market = useMarket();
  const rules = money ?? market;
  const hasCents = (step ?? moneyStep(rules)) < 100;
  const field = (
    <input
      {...input}
      ref={inputRef}
      inputMode={signed ? 'text' : hasCents ? 'decimal' : 'numeric'}
      value={value}
      onChange={(event) => {
        onType(event.target.value);
      }}
      onBlur={(event) => {
        input.onBlur?.(event);
        if (/\p{Script=Han}/u.test(value))
          void import('./chinese-amount').then(
            ({ readWords }) => readWords(event.target, rules, onType),
            // The words stay, and the field says that it cannot read them.
            () => undefined,
          );
      }}
    />
  );
  if (hasCents) return field;
  return (
    <span className="cl-money-input">
      {field}
      <ThreeZeros value={value} onType={onType} money={rules} />
    </span>
  );
}

interface ThreeZerosProps extends Pick<MoneyInputProps, 'value' | 'onType'> {
  money: Pick<Market, 'currency'>;
}

function ThreeZeros({ value, onType, money }: ThreeZerosProps) {
  const { t } = useLingui();
  const digits = value.replaceAll(money.currency.groupSeparator, '');
  return (
    <button
      type="button"
      className="cl-three-zeros"
      aria-label={t`Add 000`}
      disabled={!/^-?[1-9]\d{0,11}$/.test(digits)}
      // The input keeps the focus, so that the keyboard stays open.
      onPointerDown={(event) => {
        event.preventDefault();
      }}
      onClick={() => {
        onType(`${digits}000`);
      }}
    >
      000
    </button>
  );
}
