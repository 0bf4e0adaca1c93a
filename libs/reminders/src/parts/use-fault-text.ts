import { useLingui } from '@lingui/react/macro';
import { mostTimes, type FormFault } from '../rules/reminder-form';

/** The ids of the fields, for the summary of what is missing. */
export const fieldIds: Readonly<Record<FormFault, string>> = {
  name: 'reminder-name',
  amount: 'reminder-amount',
  day: 'reminder-day',
  times: 'reminder-times',
};

/** What is wrong with a field, and how to mend it. */
export function useFaultText(): (fault: FormFault) => string {
  const { t } = useLingui();
  const label: Record<FormFault, string> = {
    name: t`Please say what it is for.`,
    amount: t`Please type an amount.`,
    day: t`Please choose a day.`,
    times: t`Please type a number from 1 to ${mostTimes}, or leave it empty.`,
  };
  return (fault) => label[fault];
}
