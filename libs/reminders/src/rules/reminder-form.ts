import type { Minor } from '@clearloan/api-client/declare';
import { readTypedNumber } from '@clearloan/formatting';
import type { Bell, Cycle, Reminder } from '../contract';
import { isRepeated } from './rhythm';

/** A larger amount is a typing error. In minor units. */
export const maxAmount: Minor = 99_999_999_999;
export const maxTimes = 480;

/** The values of the form's fields. */
export interface FormFields {
  readonly productName: string;
  readonly lender: string;
  readonly typedAmount: string;
  /** As `DayField` gives it: parts that are not chosen are missing. */
  readonly typedDay: string;
  readonly cycle: Cycle;
  readonly typedTimes: string;
  readonly note: string;
  readonly daysBefore: readonly number[];
  readonly time: string;
}

export type FormFault = 'name' | 'amount' | 'day' | 'times';

/**
 * The errors that prevent saving, in the order of the fields. @param amount `undefined` for an invalid text
 */
export function faultsOf(fields: FormFields, amount: Minor | undefined): FormFault[] {
  const isAmount = amount !== undefined && amount > 0 && amount <= maxAmount;
  return [
    ...(fields.productName.trim() === '' ? (['name'] as const) : []),
    ...(isAmount ? [] : (['amount'] as const)),
    ...(dayIn(fields) === undefined ? (['day'] as const) : []),
    ...(isTimes(fields) ? [] : (['times'] as const)),
  ];
}

/** The chosen day, `YYYY-MM-DD`; undefined while a part is missing. */
export const dayIn = ({ typedDay }: Pick<FormFields, 'typedDay'>): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(typedDay) ? typedDay : undefined;

/** The remaining payments, as typed; `0` if empty, which means no end. `NaN` unless it is an integer. */
function timesIn(typed: string): number {
  const read = readTypedNumber(typed, { form: 'ungrouped' });
  if (read.kind === 'empty') return 0;
  return read.kind === 'value' && !/[1-9]/.test(read.value.fraction) ? Number(read.value.whole) : NaN;
}

function isTimes({ cycle, typedTimes }: FormFields): boolean {
  if (!isRepeated({ cycle }) || typedTimes.trim() === '') return true;
  const times = timesIn(typedTimes);
  return times >= 1 && times <= maxTimes;
}

/** Without a selected day there is no alarm. */
export function bellOf({ daysBefore, time }: FormFields): Bell | undefined {
  if (daysBefore.length === 0) return undefined;
  const days = [...daysBefore].sort((one, other) => other - one);
  return { daysBefore: days, time, channels: ['app'] };
}

/** @param before the previous version; fields that are not in the form are kept */
export function reminderFrom(
  fields: FormFields & { readonly repayTime: string },
  amount: Minor,
  id: string,
  before: Reminder | undefined,
): Reminder {
  const { cycle, repayTime, lender, note, productName } = fields;
  const timesLeft = isRepeated({ cycle }) ? timesIn(fields.typedTimes) : 0;
  const paidTimes = before?.paidTimes ?? 0;
  const isMoved = before?.repayTime !== repayTime || before.cycle !== cycle;
  const dayOfMonth = isMoved ? Number(repayTime.slice(8)) : (before.dayOfMonth ?? Number(repayTime.slice(8)));
  return {
    id,
    productName: productName.trim(),
    lender: lender.trim() || undefined,
    amount,
    repayTime,
    cycle,
    dayOfMonth: cycle === 'monthly' ? dayOfMonth : undefined,
    // The form contains the remaining payments; paid ones stay counted.
    times: timesLeft === 0 ? undefined : paidTimes + timesLeft,
    paidTimes: cycle === 'once' && isMoved ? 0 : paidTimes,
    note: note.trim() || undefined,
    status: 'upcoming',
    bell: bellOf(fields),
    updated_at: '',
    deleted: false,
  };
}
