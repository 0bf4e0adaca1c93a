import type { Minor } from '@clearloan/api-client/declare';
import { readTypedNumber } from '@clearloan/formatting';
import type { Bell, Cycle, Reminder } from '../contract';
import { isRepeated } from './rhythm';

/** An entry beyond this is a slip of the finger. Whole minor units. */
export const mostOfMoney: Minor = 99_999_999_999;
export const mostTimes = 480;

/** What the borrower typed and chose, as the fields hold it. */
export interface FormFields {
  readonly productName: string;
  readonly lender: string;
  readonly typedAmount: string;
  readonly repayTime: string | undefined;
  readonly cycle: Cycle;
  readonly typedTimes: string;
  readonly note: string;
  readonly daysBefore: readonly number[];
  readonly time: string;
  readonly bySms: boolean;
}

export type FormFault = 'name' | 'amount' | 'day' | 'times';

/** What prevents saving, in the order of the fields. @param amount `undefined` where the typed text is none */
export function faultsOf(fields: FormFields, amount: Minor | undefined): FormFault[] {
  const isAmount = amount !== undefined && amount > 0 && amount <= mostOfMoney;
  return [
    ...(fields.productName.trim() === '' ? (['name'] as const) : []),
    ...(isAmount ? [] : (['amount'] as const)),
    ...(fields.repayTime === undefined ? (['day'] as const) : []),
    ...(isTimes(fields) ? [] : (['times'] as const)),
  ];
}

/** How many are left, as typed; `0` left empty, which means no end. `NaN` for what is no whole number. */
function timesIn(typed: string): number {
  const read = readTypedNumber(typed, { form: 'ungrouped' });
  if (read.kind === 'empty') return 0;
  return read.kind === 'value' && !/[1-9]/.test(read.value.fraction) ? Number(read.value.whole) : NaN;
}

function isTimes({ cycle, typedTimes }: FormFields): boolean {
  if (!isRepeated({ cycle }) || typedTimes.trim() === '') return true;
  const times = timesIn(typedTimes);
  return times >= 1 && times <= mostTimes;
}

/** Nothing rings where no day is chosen. */
export function bellOf({ daysBefore, time, bySms }: FormFields): Bell | undefined {
  if (daysBefore.length === 0) return undefined;
  const days = [...daysBefore].sort((one, other) => other - one);
  return { daysBefore: days, time, channels: bySms ? ['app', 'sms'] : ['app'] };
}

/** @param kept as it was before; what the form does not ask stays */
export function reminderFrom(
  fields: FormFields & { readonly repayTime: string },
  amount: Minor,
  id: string,
  kept: Reminder | undefined,
): Reminder {
  const { cycle, repayTime, lender, note, productName } = fields;
  const timesLeft = isRepeated({ cycle }) ? timesIn(fields.typedTimes) : 0;
  const paidTimes = kept?.paidTimes ?? 0;
  const isMoved = kept?.repayTime !== repayTime || kept.cycle !== cycle;
  const dayOfMonth = isMoved ? Number(repayTime.slice(8)) : (kept.dayOfMonth ?? Number(repayTime.slice(8)));
  return {
    id,
    productName: productName.trim(),
    lender: lender.trim() || undefined,
    amount,
    repayTime,
    cycle,
    dayOfMonth: cycle === 'monthly' ? dayOfMonth : undefined,
    // The field asks how many are left; what was paid stays counted.
    times: timesLeft === 0 ? undefined : paidTimes + timesLeft,
    paidTimes: cycle === 'once' && isMoved ? 0 : paidTimes,
    note: note.trim() || undefined,
    status: 'upcoming',
    bell: bellOf(fields),
    updated_at: '',
    deleted: false,
  };
}
