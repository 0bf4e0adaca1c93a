import { formatMinorRound } from '@clearloan/formatting';
import { useAmountText, useMarket } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { readAmount } from '../rules/typed-field';
import { FieldRow } from './field-row';
import { useProblemWords } from './problem-words';

interface MoneyRowProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** What the borrower should type, under the field. */
  help?: ReactNode;
  placeholder?: string | undefined;
  mayBeZero?: boolean | undefined;
}

/** An amount that stands by itself. Nothing typed yet is no mistake; unless it is being typed it is written as the market does. */
export function MoneyRow({ value, help, mayBeZero, ...row }: MoneyRowProps) {
  const { t } = useLingui();
  const market = useMarket();
  const amounts = useAmountText();
  const words = useProblemWords();
  const field = readAmount(value, market, { mayBeZero });
  const isBlank = value.trim() === '';
  if (field.problem !== undefined) {
    return <FieldRow {...row} value={value} hint={help} error={isBlank ? undefined : words(field.problem)} />;
  }
  const readAs = amounts.text(field.value);
  return (
    <FieldRow
      {...row}
      value={value}
      shown={isBlank || field.isRead ? undefined : formatMinorRound(field.value, market)}
      hint={field.isRead ? t`Read as ${readAs}.` : help}
    />
  );
}
