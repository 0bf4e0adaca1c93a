import { searchText } from '@clearloan/formatting';
import * as v from 'valibot';
import type { BookRecord } from '../contract';

type BuiltIn = (typeof categoryIds)['expense' | 'income'][number];

/** The built-in categories of the book, which work offline. */
export const categoryIds = {
  expense: ['food', 'travel', 'power', 'home', 'school', 'health', 'loan', 'other'],
  income: ['salary', 'sales', 'borrowed', 'gift', 'other-income'],
} as const;

/** Their names in all languages of the app: a table may be in another one than the screen. */
const names: Readonly<Record<Exclude<BuiltIn, 'other-income'>, string>> = {
  food: 'Food|Makanan|खाना|餐饮',
  travel: 'Travel|Transpor|Transportasi|यात्रा|出行',
  power: 'Electricity|Listrik|बिजली|电费',
  home: 'Home|Rumah|घर|居家|住房',
  school: 'School|Sekolah|स्कूल|教育',
  health: 'Health|Kesehatan|स्वास्थ्य|医疗',
  loan: 'Loan|Pinjaman|लोन|贷款',
  other: 'Other|Lainnya|अन्य|其他',
  salary: 'Salary|Gaji|वेतन|工资',
  sales: 'Sales|Penjualan|बिक्री|销售',
  borrowed: 'Borrowed|Dipinjam|उधार लिया|借入',
  gift: 'Gift|Hadiah|उपहार|礼金',
};

/** A name without case, accents and blanks: two spellings of one name are one category. */
export const plainName = (name: string): string => searchText(name.replace(/\s+/g, ''));

const builtIn: ReadonlyMap<string, string> = new Map([
  ...[...categoryIds.expense, ...categoryIds.income].map((id) => [plainName(id), id] as const),
  ...Object.entries(names).flatMap(([id, spellings]) =>
    spellings.split('|').map((word) => [plainName(word), id] as const),
  ),
]);

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

/**
 * The category that a name means: a built-in one by its name in any language, or an own one in any spelling; undefined
 * for an unknown name.
 */
export function categoryNamed(
  name: string,
  type: string,
  own: readonly Pick<OwnCategory, 'name'>[],
): string | undefined {
  const plain = plainName(name);
  const known = builtIn.get(plain);
  if (known !== undefined) return known === 'other' && type === 'income' ? 'other-income' : known;
  return own.find((each) => plainName(each.name) === plain)?.name;
}

export const isBuiltIn = (categoryId: string): boolean => builtIn.get(plainName(categoryId)) === categoryId;

/** The categories that the borrower made, and those that only records name; the first spelling of each. */
export function ownCategories(
  made: readonly OwnCategory[],
  records: readonly Pick<BookRecord, 'category_id'>[],
): OwnCategory[] {
  const found = new Map(made.map((each) => [plainName(each.name), each]));
  for (const { category_id } of records) {
    if (category_id === undefined || isBuiltIn(category_id) || found.has(plainName(category_id))) continue;
    found.set(plainName(category_id), { name: category_id, icon: undefined });
  }
  return [...found.values()];
}

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
