import { msg, plural } from '@lingui/core/macro';
import type { TenureType } from '@clearloan/loan-math';
import type { Message } from '../../context/messages';

/** `6 months`, `3–12 months`. */
export function timeText(kind: TenureType, from: number, to = from): Message {
  return from === to ? oneTime[kind](to) : range[kind](`${from}–${to}`);
}

const oneTime: Readonly<Record<TenureType, (count: number) => Message>> = {
  day: (count) => msg`${plural(count, { one: '# day', other: '# days' })}`,
  week: (count) => msg`${plural(count, { one: '# week', other: '# weeks' })}`,
  fortnight: (count) => msg`${plural(count, { one: '# fortnight', other: '# fortnights' })}`,
  month: (count) => msg`${plural(count, { one: '# month', other: '# months' })}`,
};

const range: Readonly<Record<TenureType, (range: string) => Message>> = {
  day: (count) => msg`${count} days`,
  week: (count) => msg`${count} weeks`,
  fortnight: (count) => msg`${count} fortnights`,
  month: (count) => msg`${count} months`,
};
