import { isKnown } from '@clearloan/api-client/declare';
import { cycles, type Reminder } from '../contract';
import { usualBell } from './due-list';
import type { FormFields } from './reminder-form';
import { timesLeft } from './rhythm';

/** The fields of a new reminder. */
export const blank: FormFields = {
  productName: '',
  lender: '',
  typedAmount: '',
  typedDay: '',
  cycle: 'monthly',
  typedTimes: '',
  note: '',
  daysBefore: usualBell.daysBefore,
  time: usualBell.time,
};

/** The fields of a stored reminder. */
export function fieldsOf(reminder: Reminder, typedAmount: string): FormFields {
  const { productName, lender = '', repayTime, cycle, note = '', bell } = reminder;
  const hasEnd = reminder.times !== undefined && cycle !== 'once';
  return {
    productName,
    lender,
    typedAmount,
    typedDay: repayTime,
    note,
    cycle: isKnown(cycles, cycle) ? cycle : 'once',
    typedTimes: hasEnd ? String(timesLeft(reminder) ?? '') : '',
    daysBefore: bell?.daysBefore ?? [],
    time: bell?.time ?? usualBell.time,
  };
}

/** What was typed, as texts of a draft. */
export const textsOf = ({
  daysBefore,
  ...texts
}: Partial<FormFields>): Record<string, string | undefined> => ({
  ...texts,
  ...(daysBefore && { daysBefore: daysBefore.join() }),
});

/** The fields with what a draft of them holds; what the form does not know is left out. */
export function withTyped(fields: FormFields, texts: Readonly<Record<string, string>>): FormFields {
  const { productName, lender, typedAmount, typedDay, typedTimes, note, time } = { ...fields, ...texts };
  const { cycle = '', daysBefore } = texts;
  const days = daysBefore?.split(',').filter((day) => /^\d{1,2}$/.test(day));
  return {
    productName,
    lender,
    typedAmount,
    typedTimes,
    note,
    time,
    typedDay,
    cycle: isKnown(cycles, cycle) ? cycle : fields.cycle,
    daysBefore: days?.map(Number) ?? fields.daysBefore,
  };
}
