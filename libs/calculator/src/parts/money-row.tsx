import { formatMinorRound, type Minor } from '@clearloan/formatting';
import { useMarket } from '@clearloan/app-runtime';
import { TypedReading } from '@clearloan/ui';
import type { ReactNode } from 'react';
import { readAmount } from '../rules/typed-field';
import { FieldRow } from './field-row';
import { useProblemText } from './problem-text';

interface MoneyRowProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Help under the field. */
  help?: ReactNode;
  placeholder?: string | undefined;
  mayBeZero?: boolean | undefined;
  /** The smallest amount, in minor units; the market's by default. */
  step?: Minor | undefined;
}

/** A standalone amount. Empty is not an error; while unfocused it is shown in the market's format. */
export function MoneyRow({ value, help, mayBeZero, step, ...row }: MoneyRowProps) {
  const market = useMarket();
  const text = useProblemText();
  const field = readAmount(value, market, { mayBeZero, step });
  const isBlank = value.trim() === '';
  if (field.problem !== undefined) {
    const { readings } = field;
    const asked = readings && <TypedReading readings={readings} onChoose={row.onChange} />;
    const isTold = !isBlank && asked === undefined;
    return (
      <FieldRow
        {...row}
        kind="money"
        step={step}
        value={value}
        hint={asked ?? help}
        error={isTold ? text(field.problem) : undefined}
      />
    );
  }
  return (
    <FieldRow
      {...row}
      kind="money"
      step={step}
      value={value}
      shown={isBlank || field.isRead ? undefined : formatMinorRound(field.value, market)}
      hint={field.isRead ? <TypedReading readAs={field.value} onChoose={row.onChange} /> : help}
    />
  );
}
