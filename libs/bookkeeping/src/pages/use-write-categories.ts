import { offlineStore, useOfflineQuery } from '@clearloan/api-client/offline';
import { useClock } from '@clearloan/app-runtime';
import { ownCategoriesFrom, rulesFrom, type CategoryRule, type OwnCategory } from '../rules/categories';
import { categoryDraft, ruleDraft } from '../rules/category-drafts';
import { moveDrafts } from '../rules/category-moves';
import { ownCategories } from '../rules/category-names';
import { lists, recordsFrom } from '../rules/local-records';
import { useSaving } from '../use-write-book';

/** The categories that the borrower made, those that only records name (of tables, or of another device), and the rules of tables. */
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
