import { unless, unlessSame, type DataOf, type Rule } from '@clearloan/api-client/declare';
import type { classicHomePage } from '@clearloan/loan-view/contract';
import type { HomePage } from './home';

type Block = HomePage['list'][number] | DataOf<typeof classicHomePage>['list'][number];

/** Each card with a loan to borrow, with the form in which it is shown. */
const cardsOf = (list: readonly Block[]): string[] =>
  list
    .flatMap((block) =>
      block.type === 'LARGE_CARD' || block.type === 'SMALL_CARD' || block.type === 'PRODUCT_LIST'
        ? block.items.map(({ productId }) => `${block.type} ${productId}`)
        : [],
    )
    .sort();

/** Both are read at the same time by the same person. */
export const homesShowSameLoans: Rule<{ home: HomePage; classic: DataOf<typeof classicHomePage> }> = {
  name: 'homesShowSameLoans',
  sentence: 'both home screens show the same loans',
  faults: ({ home, classic }, at = 'data') =>
    unlessSame(`${at}.list`, cardsOf(classic.list), cardsOf(home.list), 'as on the classic home'),
};

export const nothingIsLateInTime: Rule<HomePage> = {
  name: 'nothingIsLateInTime',
  sentence: 'a payment that is not late has no late fee',
  faults: ({ list }, at = 'data') =>
    list.flatMap((block, place) =>
      block.type !== 'REPAY'
        ? []
        : block.items.flatMap(({ overdueDays, penalty, penaltyTax, penaltyPerDay }, index) =>
            unless(
              overdueDays > 0 || penalty + penaltyTax + penaltyPerDay === 0,
              `${at}.list[${place}].items[${index}].penalty`,
              'no late fee, and none per day',
              [penalty, penaltyTax, penaltyPerDay],
            ),
          ),
    ),
};

export const nextIsOfPlan: Rule<HomePage> = {
  name: 'nextIsOfPlan',
  sentence: 'the payment on home is one of its loan that is not paid, and asks for no more than is left',
  faults: ({ list }, at = 'data') =>
    list.flatMap((block, place) =>
      block.type !== 'REPAY'
        ? []
        : block.items.flatMap(({ periodNo, periods, paidPeriods, amount, left }, index) => {
            const here = `${at}.list[${place}].items[${index}]`;
            return [
              ...unless(
                periodNo >= 1 && periodNo <= periods,
                `${here}.periodNo`,
                `1 to ${periods}`,
                periodNo,
              ),
              ...unless(paidPeriods < periods, `${here}.paidPeriods`, `less than ${periods}`, paidPeriods),
              ...unless(amount <= left, `${here}.amount`, `at most ${left} minor units`, amount),
            ];
          }),
    ),
};
