import type { Draft, OfflineStore } from '@clearloan/api-client/offline';
import type { BookRecord } from '../contract';
import { limitsIn } from './budgets';
import {
  isBuiltIn,
  plainName,
  rulesFrom,
  wordsOfNote,
  type CategoryRule,
  type OwnCategory,
} from './categories';
import { budgetDraft, budgetsFrom, lists, recordDraft, recordsFrom } from './local-records';
import { regularDraft, regularFrom } from './regular';
import { isFromTable } from './table-identity';

/** Stays on this device; the records carry the name to the others. */
export const categoryDraft = ({ name, icon }: OwnCategory): Draft => ({
  list: lists.categories,
  id: plainName(name),
  day: '',
  staysHere: true,
  wire: { name, icon },
});

export const ruleDraft = (rule: CategoryRule): Draft => ({
  list: lists.rules,
  id: `${rule.of} ${rule.text}`,
  day: '',
  staysHere: true,
  wire: { ...rule },
});

/** What a change of a record's category teaches; undefined for a record that no table brought, or without words. */
export function ruleOfChange(
  before: Pick<BookRecord, 'record_id' | 'category_id' | 'note'>,
  after: Pick<BookRecord, 'category_id'>,
): CategoryRule | undefined {
  const text = wordsOfNote(before.note ?? '');
  const { category_id: category } = after;
  const isChanged = category !== undefined && category !== before.category_id;
  if (!isChanged || text === '' || !isFromTable(before.record_id)) return undefined;
  return { of: 'note', text, category };
}

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
