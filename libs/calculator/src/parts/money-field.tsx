import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { TypedMoney } from '../rules/exchange';
import { RowUnder } from './field-row';
import './exchange.css';

interface MoneyFieldProps {
  name: string;
  /** "USD" */
  code: string;
  sign: string;
  value: string;
  problem: TypedMoney['problem'];
  onChange: (text: string) => void;
}

/** A sum in one currency, large; the other field follows it. */
export function MoneyField({ name, code, sign, value, problem, onChange }: MoneyFieldProps) {
  const id = useId();
  const words = useMoneyProblem();
  const underId = `${id}-under`;
  return (
    <div className="cl-calc-money">
      <div className="cl-calc-money-head">
        <label htmlFor={id}>{name}</label>
        <span>{code}</span>
      </div>
      <div className="cl-calc-money-sum">
        <span aria-hidden="true">{sign}</span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : underId}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </div>
      {problem !== undefined && <RowUnder id={underId} error={words(problem)} />}
    </div>
  );
}

function useMoneyProblem(): (problem: NonNullable<TypedMoney['problem']>) => string {
  const { t } = useLingui();
  return (problem) => {
    switch (problem) {
      case 'empty':
        return t`Type an amount.`;
      case 'letters':
        return t`Use digits only.`;
      case 'negative':
        return t`This cannot be below zero.`;
      case 'unclear':
        return t`This number is not clear. Type it without commas.`;
      case 'tooLarge':
        return t`This is too much to exchange here. Type at most twelve digits.`;
    }
  };
}
