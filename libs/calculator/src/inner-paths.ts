import { pathTo, withOwnKeys } from '@clearloan/routes';
import { checkPattern, ratesPattern, toolPattern } from './patterns';
import { addressOfForm } from './rules/form-address';
import type { LoanForm } from './rules/loan-form';

const withForm =
  (pattern: string) =>
  (form: LoanForm): string =>
    withOwnKeys(pattern, addressOfForm(form));

/** Paths of the inner screens, with the typed form. */
export const ratesPath = withForm(ratesPattern);
export const checkPath = withForm(checkPattern);
export const howLongPath = withForm(toolPattern('how-long'));
export const affordablePath = withForm(toolPattern('affordable'));
export const switchPath = withForm(toolPattern('switch'));
export const dealPath = withForm(toolPattern('deal'));

/** A calculator URL that contains a loan, for sharing and for the way back. */
export const calculatorPath = (form: LoanForm, tab?: string): string =>
  withOwnKeys(pathTo('calculator'), { _tab: tab, ...addressOfForm(form) });
