import type { BookRecord } from '../contract';
import { categoryIds, isBuiltIn, plainName, type OwnCategory } from './categories';

type BuiltIn = (typeof categoryIds)['expense' | 'income'][number];

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

const builtIn: ReadonlyMap<string, string> = new Map([
  ...[...categoryIds.expense, ...categoryIds.income].map((id) => [plainName(id), id] as const),
  ...Object.entries(names).flatMap(([id, spellings]) =>
    spellings.split('|').map((word) => [plainName(word), id] as const),
  ),
]);

/** What a category of spending means where money comes in that is no refund. */
const incomes: ReadonlyMap<string, string> = new Map([
  ['other', 'other-income'],
  ['loan', 'borrowed'],
]);

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
  if (known !== undefined) return (type === 'income' && incomes.get(known)) || known;
  return own.find((each) => plainName(each.name) === plain)?.name;
}

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
