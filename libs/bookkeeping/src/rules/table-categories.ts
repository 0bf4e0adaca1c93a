import type { Account } from '../contract';
import { categoryNamed } from './category-names';
import { categoryByRule, plainName, type CategoryRule, type OwnCategory } from './categories';
import type { NewRecord } from './table-line';

export interface CategoryBook {
  readonly own: readonly OwnCategory[];
  readonly rules: readonly CategoryRule[];
}

/** What the borrower chose for the names that the book does not have, by `plainName`. */
export type NameChoices = Readonly<Record<string, string>>;

export interface Categorized {
  readonly records: readonly NewRecord[];
  /** Names that the book does not have, each in its first spelling. */
  readonly unknown: readonly string[];
}

/**
 * Gives the lines of a table the categories of the book: by their names, by what the borrower chose for a name, or by a
 * rule where a line names none. An unknown name is one category in all its spellings.
 */
export function categorize(
  records: readonly NewRecord[],
  { own, rules }: CategoryBook,
  choices: NameChoices,
): Categorized {
  const unknown = new Map<string, string>();
  const categoryOf = ({ category_id: name, book_type, note, address }: NewRecord): string | undefined => {
    if (name === undefined) return categoryByRule([note, address].join(' '), rules);
    const known = categoryNamed(name, book_type, own);
    if (known !== undefined) return known;
    const plain = plainName(name);
    const ruled = rules.find(({ of, text }) => of === 'name' && text === plain);
    if (ruled !== undefined) return ruled.category;
    if (!unknown.has(plain)) unknown.set(plain, name);
    return choices[plain] ?? unknown.get(plain);
  };
  const categorized = records.map((record) =>
    record.book_type === 'transfer' ? record : { ...record, category_id: categoryOf(record) },
  );
  return { records: categorized, unknown: [...unknown.values()] };
}

/** What the borrower chose for names of a table that the book does not have. */
export interface NameMapping {
  readonly categories: NameChoices;
  /** Accounts of the book under the table's names, and new ones. */
  readonly accounts: readonly Account[];
}
