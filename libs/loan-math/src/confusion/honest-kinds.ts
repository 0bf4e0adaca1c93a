import type { Habit } from './book';
import { Fraction } from './fraction';
import {
  cents,
  byHabit,
  upToStep,
  byDays,
  oddFirst,
  byItsMonth,
  overYear,
  equalPrincipal,
  paused,
  balloon,
  spaced,
} from './honest-books';
import {
  withFeeColumns,
  movedDates,
  partPaid,
  weekly,
  rupiah,
  withoutRows,
  roughTotal,
  leftCents,
  roundedSummary,
} from './honest-tables';
import type { Die, Told } from './told';

const single = (interest: Habit['interest'], payment: Habit['payment']): Partial<Habit> => ({
  interest,
  payment,
});
const rarely = (die: Die): boolean => die.is(0.12);
const never = (): boolean => false;

export const honestKinds: Readonly<Record<string, (die: Die) => Told>> = {
  'cents, half up': byHabit({}),
  'cents, half even': byHabit(single([1, 'even'], [1, 'even'])),
  'every interest cut': byHabit(single([1, 'down'], [1, 'down'])),
  'every interest up': byHabit(single([1, 'up'], [1, 'up'])),
  'not rounded, printed in cents': byHabit(single([0, 'near'], [0, 'near'])),
  'not rounded, printed in units': byHabit(single([0, 'near'], [0, 'near']), 100),
  'units in every row': byHabit(single([100, 'near'], [100, 'near']), 100),
  'payment to a unit': byHabit({ payment: [100, 'near'] }),
  'payment up to a unit': byHabit({ payment: [100, 'up'] }),
  'payment up to 5, 10, 50': upToStep('up', 500, 1_000, 5_000),
  'payment up to 100, 500, 1 000': (die) => {
    const { claim } = upToStep('up', 10_000, 50_000, 100_000)(die);
    return { claim };
  },
  'payment down to a step': upToStep('down', 100, 1_000, 10_000),
  'rupiah, up to 500 or 1 000': rupiah,
  'the last payment leaves cents': leftCents,
  'a rounded payment above the table': roundedSummary,
  'total as payment times number': roughTotal('times'),
  'rough total': roughTotal('step'),
  'days over 365, dated': byDays(365, { isDated: true }),
  'days over 365, undated': byDays(365, { isDated: false }),
  'days over 365, equal-month payment': byDays(365, { isAlike: true }),
  'days over 360': byDays(360),
  'days over 360, equal-month payment': byDays(360, { isAlike: true }),
  'days over their own year': byDays('own', { isDated: true }),
  'days over their own year, undated': byDays('own', { isDated: false }),
  'odd first period by its month': oddFirst(byItsMonth),
  'odd first period over 365': oddFirst(overYear(365)),
  'odd first period over 360, solved': oddFirst(overYear(360), { isSolved: true }),
  'odd first period, days over 365': oddFirst(overYear(365), { others: 'days', isSolved: true }),
  'equal principal': equalPrincipal(false),
  'equal principal, days over 365': equalPrincipal(true),
  'a pause, interest added': paused('added'),
  'a pause, interest paid': paused('paid'),
  'interest only': balloon,
  quarters: spaced(3),
  'half years': spaced(6),
  'every two months': spaced(2),
  'fee and tax in the first row': withFeeColumns(false),
  'fee and tax in every row': withFeeColumns(true),
  'moved off weekends': movedDates(false, never),
  'moved off weekends, interest by days': movedDates(true, never),
  'moved off holidays': movedDates(false, rarely),
  'moved off holidays, interest by days': movedDates(true, rarely),
  'a part payment, payment kept': partPaid('payment'),
  'a part payment, time kept': partPaid('time'),
  'weeks of 1/52': weekly(7, Fraction.of(1, 52), 'week'),
  'weeks of 7/365': weekly(7, Fraction.of(7, 365), 'week'),
  fortnights: weekly(14, Fraction.of(1, 26), 'fortnight'),
  'payment and total: equal months': withoutRows(byHabit({})),
  'payment and total: days over 365': withoutRows(byDays(365, { habit: cents })),
  'payment and total: days over 365, equal-month payment': withoutRows(
    byDays(365, { isAlike: true, habit: cents }),
  ),
  'payment and total: odd first period': withoutRows(oddFirst(overYear(365))),
  'payment and total: payment up to a unit': withoutRows(byHabit({ payment: [100, 'up'] })),
};
