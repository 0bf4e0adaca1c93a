import { unlessSame, type DataOf, type Rule } from '@clearloan/api-client/declare';
import type { classicHomePage, HomePage } from './home';

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
