import { msg, plural } from '@lingui/core/macro';
import type { TenureType } from '@clearloan/loan-math';
import type { Message } from '../../context/messages';

/** `6 months`, `3–12 months`; two to six fortnights are `4–12 weeks`. */
export function timeText(kind: TenureType, from: number, to = from): Message {
  if (kind === 'fortnight') return timeText('week', 2 * from, 2 * to);
  return from === to ? oneTime[kind](to) : range[kind](`${from}–${to}`);
}

type Unit = Exclude<TenureType, 'fortnight'>;

const oneTime: Readonly<Record<Unit, (count: number) => Message>> = {
  day: (count) => msg`${plural(count, { one: '# day', other: '# days' })}`,
  week: (count) => msg`${plural(count, { one: '# week', other: '# weeks' })}`,
  month: (count) => msg`${plural(count, { one: '# month', other: '# months' })}`,
};

const range: Readonly<Record<Unit, (range: string) => Message>> = {
  day: (count) => msg`${count} days`,
  week: (count) => msg`${count} weeks`,
  month: (count) => msg`${count} months`,
};
