import type { Draft, OfflineStore } from '@clearloan/api-client/offline';
import { limitsIn } from './budgets';
import { isBuiltIn, plainName, rulesFrom, type OwnCategory } from './categories';
import { categoryDraft, ruleDraft } from './category-drafts';
import { budgetDraft, budgetsFrom, lists, recordDraft, recordsFrom } from './local-records';
import { regularDraft, regularFrom } from './regular';

/**
 * Renames a category; into the name of another one, merges the two. All records, repeating records and rules follow.
 * The budget follows from this month on: those of past months never change.
 * @param month the present one, `YYYY-MM`
 */
export async function moveDrafts(
  store: OfflineStore,
  from: string,
  to: OwnCategory,
  month: string,
): Promise<readonly Draft[]> {
  const isMoved = (id: string | undefined) => id !== undefined && plainName(id) === plainName(from);
  const items = await store.items(lists.records);
  const records = items.flatMap((item) =>
    recordsFrom([item])
      .filter(({ category_id }) => isMoved(category_id))
      .map((record) => ({ ...recordDraft({ ...record, category_id: to.name }), picture: item.picture })),
  );
  const regular = regularFrom(await store.items(lists.regular))
    .filter(({ record }) => isMoved(record.category_id))
    .map((each) => regularDraft({ ...each, record: { ...each.record, category_id: to.name } }));
  const rules = rulesFrom(await store.items(lists.rules))
    .filter(({ category }) => isMoved(category))
    .map((rule) => ruleDraft({ ...rule, category: to.name }));
  const isRenamed = plainName(from) !== plainName(to.name);
  return [
    ...records,
    ...regular,
    ...rules,
    ...movedLimit(limitsIn(budgetsFrom(await store.items(lists.budgets)), month), from, to.name, month),
    ...(isRenamed ? [{ ...categoryDraft({ name: from, icon: undefined }), deleted: true }] : []),
    ...(isBuiltIn(to.name) ? [] : [categoryDraft(to)]),
  ];
}

/** A category that has a limit keeps it. */
function movedLimit(limits: ReadonlyMap<string, number>, from: string, to: string, month: string): Draft[] {
  const limit = limits.get(from);
  if (limit === undefined || from === to) return [];
  const facts = { from_month: month, updated_at: '' };
  return [
    budgetDraft({ ...facts, category_id: from, monthly_limit: undefined }),
    ...(limits.has(to) ? [] : [budgetDraft({ ...facts, category_id: to, monthly_limit: limit })]),
  ];
}
