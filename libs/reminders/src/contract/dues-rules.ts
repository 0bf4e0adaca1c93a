import { unless, unlessAmount, unlessSame, type Rule } from '@clearloan/api-client/declare';
import type { DueItem, Dues } from './reminder';

const sumOf = (items: readonly DueItem[]): number => items.reduce((total, { amount }) => total + amount, 0);

export const duesAddUp: Rule<Dues> = {
  name: 'duesAddUp',
  sentence: 'the sums of what is due follow from its items, which are in the order of their days',
  faults: ({ dueSoon, totals, own, forecast }, at = 'data') => [
    ...unlessAmount(`${at}.totals.next7Days`, sumOf(dueSoon), totals.next7Days, 'the sum of dueSoon'),
    ...unlessAmount(
      `${at}.totals.late`,
      sumOf(dueSoon.filter(({ status, isCollecting }) => status === 'late' && !isCollecting)),
      totals.late,
      'the late items',
    ),
    ...own.flatMap(({ orderId, times, source }, index) => {
      const count = own.filter((each) => each.orderId === orderId).length;
      return [
        ...unlessSame(`${at}.own[${index}].source`, 'own', source),
        ...(times === undefined
          ? []
          : unlessSame(`${at}.own[${index}].times`, count, times, 'payments listed')),
      ];
    }),
    ...dueSoon.flatMap((item, index) => {
      const here = `${at}.dueSoon[${index}]`;
      const same = own.find(({ id }) => id === item.id);
      return [
        ...unless(
          item.repayTime >= (dueSoon[index - 1]?.repayTime ?? ''),
          `${here}.repayTime`,
          'not before the item above',
          item.repayTime,
        ),
        ...(item.source === 'own' ? unlessSame(here, same, item, 'as in own') : []),
      ];
    }),
    ...forecast
      .slice(1)
      .flatMap(({ date, balance, in: more, out }, index) => [
        ...unlessAmount(
          `${at}.forecast[${index + 1}].balance`,
          (forecast[index]?.balance ?? 0) + more - out,
          balance,
          'the day before + in − out',
        ),
        ...unless(
          date > (forecast[index]?.date ?? ''),
          `${at}.forecast[${index + 1}].date`,
          'after the day before',
          date,
        ),
      ]),
  ],
};

/** `today` is the lender's business day. */
export const duesAreForecast: Rule<{ dues: Dues; today: string }> = {
  name: 'duesAreForecast',
  sentence: 'a loan counts its payments that are done, and the forecast has the open ones on their days',
  faults: ({ dues: { own, dueSoon, forecast, totals }, today }, at = 'data') => {
    const until = forecast.at(-1)?.date ?? '';
    const thisMonth = dueSoon.filter(({ repayTime }) => repayTime.slice(0, 7) === today.slice(0, 7));
    return [
      ...unless(
        totals.thisMonth >= sumOf(thisMonth),
        `${at}.totals.thisMonth`,
        `at least ${sumOf(thisMonth)} minor units`,
        totals.thisMonth,
      ),
      ...[...own, ...dueSoon].flatMap(({ source, isCollecting }) =>
        unless(source === 'own' || !isCollecting, `${at}.dueSoon[].isCollecting`, 'false', isCollecting),
      ),
      ...own.flatMap(({ orderId, paidTimes, status, repayTime, amount }, index) => {
        const done = own.filter((each) => each.orderId === orderId && each.status === 'done').length;
        const isAhead = status !== 'done' && repayTime > today && repayTime <= until;
        const day = forecast.find(({ date }) => date === repayTime);
        return [
          ...(paidTimes === undefined
            ? []
            : unlessSame(`${at}.own[${index}].paidTimes`, done, paidTimes, 'payments that are done')),
          ...unless(
            !isAhead || (day?.out ?? 0) >= amount,
            `${at}.forecast`,
            `${amount} minor units on ${repayTime}`,
            day,
          ),
        ];
      }),
    ];
  },
};
