import { isKnown } from '@clearloan/api-client/declare';
import { minorOfTyped, plainAmount, readTypedAmount, shownReading } from '@clearloan/formatting';
import { useClock, useMarket } from '@clearloan/app-runtime';
import { useState } from 'react';
import { cycles, type Reminder } from '../contract';
import { usualBell } from '../rules/due-list';
import { faultsOf, mostOfMoney, reminderFrom, type FormFault, type FormFields } from '../rules/reminder-form';
import { timesLeft } from '../rules/rhythm';

/** The fields of a reminder, and what is missing. @param kept the reminder being changed */
export function useReminderForm(id: string, kept: Reminder | undefined) {
  const market = useMarket();
  const today = useClock().today();
  const [attempt, setAttempt] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<FormFault>>(new Set());
  const [fields, setFields] = useState<FormFields>(() =>
    kept === undefined ? blank : fieldsOf(kept, plainAmount(kept.amount, market)),
  );
  const read = readTypedAmount(fields.typedAmount, market, { most: mostOfMoney });
  const amount = minorOfTyped(read);
  const faults = faultsOf(fields, amount);
  const { repayTime } = fields;
  return {
    fields,
    today,
    attempt,
    /** How the amount was parsed, if that is worth showing. */
    amountReading: shownReading(read),
    /** The errors to show: all after an attempt, otherwise those of fields that were left. */
    told: attempt > 0 ? faults : faults.filter((fault) => left.has(fault)),
    change: (changes: Partial<FormFields>) => setFields((before) => ({ ...before, ...changes })),
    leave: (field: FormFault, isTyped: boolean) => {
      if (isTyped) setLeft(new Set([...left, field]));
    },
    /** The reminder to store; undefined while something is missing, which is then shown. */
    finish: (): Reminder | undefined => {
      setAttempt(attempt + 1);
      if (faults.length > 0 || amount === undefined || repayTime === undefined) return undefined;
      return reminderFrom({ ...fields, repayTime }, amount, id, kept);
    },
  };
}

const blank: FormFields = {
  ...{ productName: '', lender: '', typedAmount: '', repayTime: undefined, cycle: 'monthly' },
  ...{ typedTimes: '', note: '', daysBefore: usualBell.daysBefore, time: usualBell.time, bySms: false },
};

function fieldsOf(kept: Reminder, typedAmount: string): FormFields {
  const { productName, lender = '', repayTime, cycle, note = '', bell } = kept;
  const hasEnd = kept.times !== undefined && cycle !== 'once';
  return {
    ...{ productName, lender, typedAmount, repayTime, note },
    cycle: isKnown(cycles, cycle) ? cycle : 'once',
    typedTimes: hasEnd ? String(timesLeft(kept) ?? '') : '',
    daysBefore: bell?.daysBefore ?? [],
    time: bell?.time ?? usualBell.time,
    bySms: bell?.channels.includes('sms') ?? false,
  };
}
