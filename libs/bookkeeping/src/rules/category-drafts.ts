import type { Draft } from '@clearloan/api-client/offline';
import type { BookRecord } from '../contract';
import { plainName, wordsOfNote, type CategoryRule, type OwnCategory } from './categories';
import { lists } from './local-records';
import { isFromTable } from './table-id';

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
