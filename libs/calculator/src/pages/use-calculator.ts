import { moneyStep } from '@clearloan/formatting';
import { useClock, useMarket } from '@clearloan/app-runtime';
import { useMemo } from 'react';
import { withoutExtras } from '../contract';
import { addressOfForm, formFromAddress } from '../rules/form-address';
import { readForm, type FormReading, type LoanForm, priceQuestion, type Priced } from '../rules/loan-form';
import { useAddressState } from './use-address-state';

export interface CalculatorForm {
  readonly form: LoanForm;
  readonly reading: FormReading;
  readonly change: (next: Partial<LoanForm>) => void;
  readonly replace: (form: LoanForm) => void;
}

/** The typed loan, for pages that price something else. */
export function useCalculatorForm(): CalculatorForm {
  const market = useMarket();
  const { state: form, change, replace } = useAddressState(formFromAddress, addressOfForm);
  const reading = useMemo(() => readForm(form, market), [form, market]);
  return { form, reading, change, replace };
}

export interface Calculator extends CalculatorForm {
  /** The loan alone; undefined while some input is invalid. */
  readonly plain: Priced | undefined;
  /** The loan with early and growing payments. */
  readonly priced: Priced | undefined;
}

/** The typed loan and its price, calculated on this device at every change. */
export function useCalculator(): Calculator {
  const calculator = useCalculatorForm();
  const step = moneyStep(useMarket());
  const today = useClock().today();
  const { question } = calculator.reading;
  const priced = useMemo(() => question && priceQuestion(question, today, step), [question, today, step]);
  const plain = useMemo(
    () => question && priceQuestion(withoutExtras(question), today, step),
    [question, today, step],
  );
  return { ...calculator, plain, priced };
}
