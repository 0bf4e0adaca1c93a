import { msg, plural } from '@lingui/core/macro';
import type { TenureType } from '@clearloan/loan-math';
import type { Sentence } from '../words/sentences';

/** `6 months`, `3–12 months`. */
export function timeWords(kind: TenureType, from: number, to = from): Sentence {
  return from === to ? oneTime[kind](to) : range[kind](`${from}–${to}`);
}

const oneTime: Readonly<Record<TenureType, (count: number) => Sentence>> = {
  day: (count) => msg`${plural(count, { one: '# day', other: '# days' })}`,
  week: (count) => msg`${plural(count, { one: '# week', other: '# weeks' })}`,
  fortnight: (count) => msg`${plural(count, { one: '# fortnight', other: '# fortnights' })}`,
  month: (count) => msg`${plural(count, { one: '# month', other: '# months' })}`,
};

const range: Readonly<Record<TenureType, (range: string) => Sentence>> = {
  day: (count) => msg`${count} days`,
  week: (count) => msg`${count} weeks`,
  fortnight: (count) => msg`${count} fortnights`,
  month: (count) => msg`${count} months`,
};
