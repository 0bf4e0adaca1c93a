import { shownReading, type Market, type TypedAmount } from '@clearloan/formatting';
import { MoneyInput, TypedReading } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { RowUnder } from './field-row';
import './exchange.css';

interface MoneyFieldProps {
  name: string;
  /** "USD" */
  code: string;
  /** The currency format. */
  money: Pick<Market, 'currency'>;
  value: string;
  /** The parsed amount; undefined for the calculated one. */
  reading: TypedAmount | undefined;
  onChange: (text: string) => void;
}

/** An amount in one currency, in large type; the other field is calculated from it. */
export function MoneyField({ name, code, money, value, reading, onChange }: MoneyFieldProps) {
  const id = useId();
  const problem = useMoneyProblem();
  const error = reading && problem(reading);
  const shown = reading && shownReading(reading);
  const hasUnder = error !== undefined || shown?.readAs !== undefined || shown?.readings !== undefined;
  const underId = `${id}-under`;
  return (
    <div className="cl-calc-money">
      <div className="cl-calc-money-head">
        <label htmlFor={id}>{name}</label>
        <span>{code}</span>
      </div>
      <div className="cl-calc-money-sum">
        <span aria-hidden="true">{money.currency.symbol}</span>
        <MoneyInput
          id={id}
          autoComplete="off"
          value={value}
          money={money}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={hasUnder ? underId : undefined}
          onType={onChange}
        />
      </div>
      {hasUnder && (
        <RowUnder
          id={underId}
          error={error}
          hint={<TypedReading {...shown} money={money} onChoose={onChange} />}
        />
      )}
    </div>
  );
}

/** The error of the amount, in one sentence; empty for a valid or ambiguous one. */
function useMoneyProblem(): (reading: TypedAmount) => string | undefined {
  const { t } = useLingui();
  return (reading) => {
    if (reading.kind === 'empty') return t`Enter an amount.`;
    if (reading.kind !== 'invalid') return undefined;
    switch (reading.reason) {
      case 'letters':
        return t`Use digits only.`;
      case 'negative':
        return t`Enter zero or more.`;
      case 'separators':
        return t`This number isn’t clear. Type it without commas.`;
      case 'tooFine':
        return t`Use at most two decimals.`;
      case 'tooLarge':
        return t`This is too large. Enter at most twelve digits.`;
    }
  };
}
