import { formatMinorRound, formatPercent } from '@clearloan/formatting';
import { useMarket } from '@clearloan/app-runtime';
import { TypedReading } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { maxPayments, type FormReading, type LoanForm, type TypedField } from '../rules/loan-form';
import type { Field } from '../rules/typed-field';
import { CountRow } from './count-row';
import { FieldRow } from './field-row';
import { usePaceText } from './pace-text';
import { useProblemText } from './problem-text';

export interface LoanFieldsProps {
  form: LoanForm;
  reading: FormReading;
  change: (next: Partial<LoanForm>) => void;
}

/** The three questions of every loan: amount, rate, tenure. */
export function LoanFields({ form, reading, change }: LoanFieldsProps) {
  const { t } = useLingui();
  const pace = usePaceText(form.pace);
  const errorOf = useFieldErrors(reading);
  return (
    <>
      <AmountRow
        label={t`Amount`}
        field="amount"
        value={form.amount}
        reading={reading}
        onChange={(amount) => change({ amount })}
      />
      <RateRow
        label={t`Interest rate per year`}
        field="rate"
        value={form.rate}
        reading={reading}
        onChange={(rate) => change({ rate })}
      />
      <CountRow
        label={pace.name}
        value={form.count}
        most={maxPayments}
        lessText={pace.less}
        moreText={pace.more}
        error={errorOf('count')}
        onChange={(count) => change({ count })}
      />
    </>
  );
}

/** The yearly rate in a tool that does not support flat rates, and states it. */
export function ReducingRateRow({ form, reading, change }: LoanFieldsProps) {
  const { t } = useLingui();
  return (
    <RateRow
      label={t`Interest rate per year`}
      field="rate"
      value={form.rate}
      reading={reading}
      help={<Trans>Charged on what you still owe, not a flat rate.</Trans>}
      onChange={(rate) => change({ rate })}
    />
  );
}

export function useFieldErrors({ problems }: FormReading): (field: TypedField) => string | undefined {
  const text = useProblemText();
  return (field) => {
    const problem = problems[field];
    return problem === undefined ? undefined : text(problem, field);
  };
}

interface TypedRowProps<Name extends TypedField> {
  label: string;
  field: Name;
  value: string;
  reading: FormReading;
  onChange: (text: string) => void;
  placeholder?: string | undefined;
  /** Help under the field. */
  help?: ReactNode;
}

/** An amount; while unfocused it is shown in the market's format. */
export function AmountRow({ field, reading, help, ...row }: TypedRowProps<'amount' | 'fee'>) {
  const market = useMarket();
  const errorOf = useFieldErrors(reading);
  const { value, isRead, readings } = reading.amounts[field];
  const isAsked = readings !== undefined;
  return (
    <FieldRow
      {...row}
      kind="money"
      shown={value !== undefined && !isRead ? formatMinorRound(value, market) : undefined}
      error={isAsked ? undefined : errorOf(field)}
      hint={
        isAsked || isRead ? <TypedReading readAs={value} readings={readings} onChoose={row.onChange} /> : help
      }
    />
  );
}

export function RateRow({ field, reading, help, ...row }: TypedRowProps<'rate' | 'fee' | 'tax'>) {
  const errorOf = useFieldErrors(reading);
  return <FieldRow {...row} hint={help} shown={shownRate(reading.rates[field])} error={errorOf(field)} />;
}

/** `24%`; undefined for an invalid rate. */
export const shownRate = ({ value }: Field<string>): string | undefined =>
  value === undefined ? undefined : formatPercent(value);
