import { searchText } from '@clearloan/formatting';
import * as v from 'valibot';

/** The built-in categories of the book, which work offline. */
export const categoryIds = {
  expense: ['food', 'travel', 'power', 'home', 'school', 'health', 'loan', 'other'],
  income: ['salary', 'sales', 'borrowed', 'gift', 'other-income'],
} as const;
const builtIns: readonly string[] = [...categoryIds.expense, ...categoryIds.income];

/** A name without case, accents and blanks: two spellings of one name are one category. */
export const plainName = (name: string): string => searchText(name.replace(/\s+/g, ''));

/** A category that the borrower made; its name is its id, so every device shows it. */
export interface OwnCategory {
  readonly name: string;
  /** The id of the built-in category whose icon it has. */
  readonly icon: string | undefined;
}

/** What tables are sorted by, learnt from a choice or a change of the borrower. */
export interface CategoryRule {
  /** `name`: the table's own category, as `plainName`; `note`: words that the note has, all of them. */
  readonly of: 'name' | 'note';
  readonly text: string;
  readonly category: string;
}

const ownCategory = v.object({ name: v.string(), icon: v.optional(v.string()) });
const categoryRule = v.object({ of: v.picklist(['name', 'note']), text: v.string(), category: v.string() });
type Items = readonly { readonly wire: Readonly<Record<string, unknown>> }[];

export const ownCategoriesFrom = (items: Items): OwnCategory[] =>
  items.flatMap(({ wire }) => {
    const parsed = v.safeParse(ownCategory, wire);
    return parsed.success ? [{ name: parsed.output.name, icon: parsed.output.icon }] : [];
  });

export const rulesFrom = (items: Items): CategoryRule[] =>
  items.flatMap(({ wire }) => {
    const parsed = v.safeParse(categoryRule, wire);
    return parsed.success ? [parsed.output] : [];
  });

export const isBuiltIn = (categoryId: string): boolean => builtIns.includes(categoryId);

/** The words of a note that are the same for every payment to one place: no numbers, no codes. */
export const wordsOfNote = (note: string): string =>
  [...new Set(searchText(note).match(/[\p{L}\p{M}\p{N}]+/gu))]
    .filter((word) => !/\p{N}/u.test(word) && (word.length > 2 || /\p{Script=Han}/u.test(word)))
    .join(' ');

/** The category of the rule with the most words that a note has; undefined if there is none. */
export function categoryByRule(note: string, rules: readonly CategoryRule[]): string | undefined {
  const has = new Set(wordsOfNote(note).split(' '));
  const fitting = rules.filter(
    ({ of, text }) => of === 'note' && text.split(' ').every((word) => has.has(word)),
  );
  return fitting.sort((one, other) => other.text.length - one.text.length)[0]?.category;
}
