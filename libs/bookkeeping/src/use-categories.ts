import { useOfflineQuery } from '@clearloan/api-client/offline';
import { ownCategoriesFrom, rulesFrom } from './rules/categories';
import { lists } from './rules/local-records';

/** The categories that the borrower made, and the rules of tables. */
export const useCategoryBook = () =>
  useOfflineQuery(['categories'], async (store) => ({
    own: ownCategoriesFrom(await store.items(lists.categories)),
    rules: rulesFrom(await store.items(lists.rules)),
  }));
