import { pathTo, withOwnKeys } from '@clearloan/routes';
import { checkPattern, ratesPattern } from './patterns';
import { addressOfForm } from './rules/form-address';
import type { LoanForm } from './rules/loan-form';

/** The inner screens open with what was typed already. */
export const ratesPath = (form: LoanForm): string => withOwnKeys(ratesPattern, addressOfForm(form));
export const checkPath = (form: LoanForm): string => withOwnKeys(checkPattern, addressOfForm(form));

/** Any address of the calculator with a loan in it: for sharing, and for the way back. */
export const calculatorPath = (form: LoanForm, tab?: string): string =>
  withOwnKeys(pathTo('calculator'), { _tab: tab, ...addressOfForm(form) });
