import { offlineStore, useOfflineQuery } from '@clearloan/api-client/offline';
import { useClock } from '@clearloan/app-runtime';
import { categoryDraft, moveDrafts, ruleDraft } from './rules/category-drafts';
import {
  ownCategories,
  ownCategoriesFrom,
  rulesFrom,
  type CategoryRule,
  type OwnCategory,
} from './rules/categories';
import { lists, recordsFrom } from './rules/local-records';
import { useSaving } from './use-write-book';

/** The categories that the borrower made, and the rules of tables. */
export const useCategoryBook = () =>
  useOfflineQuery(['categories'], async (store) => ({
    own: ownCategoriesFrom(await store.items(lists.categories)),
    rules: rulesFrom(await store.items(lists.rules)),
  }));

/** The same, with the categories that only records name: of tables, or of another device. */
export const useAllCategories = () =>
  useOfflineQuery(['all categories'], async (store) => ({
    own: ownCategories(
      ownCategoriesFrom(await store.items(lists.categories)),
      recordsFrom(await store.items(lists.records)),
    ),
    rules: rulesFrom(await store.items(lists.rules)),
  }));

/** Writes of categories; each resolves to false, with `isFull`, if the device has no space. */
export function useWriteCategories() {
  const { isFull, saving } = useSaving();
  const month = useClock().today().slice(0, 7);
  const store = offlineStore();
  return {
    isFull,
    make: (category: OwnCategory) => saving(store.write([categoryDraft(category)])),
    /** Renames, or merges into a category of that name. */
    move: (from: string, to: OwnCategory) =>
      saving(moveDrafts(store, from, to, month).then((drafts) => store.write(drafts))),
    removeRule: (rule: CategoryRule) => saving(store.write([{ ...ruleDraft(rule), deleted: true }])),
  };
}
