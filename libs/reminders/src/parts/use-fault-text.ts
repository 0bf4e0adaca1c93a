import { useLingui } from '@lingui/react/macro';
import { mostTimes, type FormFault } from '../rules/reminder-form';

/** The ids of the fields, for the error summary. */
export const fieldIds: Readonly<Record<FormFault, string>> = {
  name: 'reminder-name',
  amount: 'reminder-amount',
  day: 'reminder-day',
  times: 'reminder-times',
};

/** What is wrong with a field, and how to fix it. */
export function useFaultText(): (fault: FormFault) => string {
  const { t } = useLingui();
  const label: Record<FormFault, string> = {
    name: t`Enter what it’s for.`,
    amount: t`Enter an amount.`,
    day: t`Choose a date.`,
    times: t`Enter a number from 1 to ${mostTimes}, or leave it empty.`,
  };
  return (fault) => label[fault];
}
