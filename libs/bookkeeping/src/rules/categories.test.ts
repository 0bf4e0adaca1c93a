import { createMemoryBackend, createOfflineStore } from '@clearloan/api-client/offline';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltIn, categoryIds, categoryByRule, ownCategoriesFrom, rulesFrom } from './categories';
import { categoryDraft, ruleDraft, ruleOfChange } from './category-drafts';
import { moveDrafts } from './category-moves';
import { categoryNamed } from './category-names';
import { budgetDraft, budgetsFrom, lists, recordDraft, recordsFrom } from './local-records';
import { limitsIn } from './budgets';
import { categorize } from './table-categories';
import { idOf } from './table-id';
import type { NewRecord } from './table-line';

const line = (facts: Partial<NewRecord>, at = 0): NewRecord => ({
  record_id: idOf(String(at)),
  amount: 100,
  book_type: 'expense',
  category_id: undefined,
  note: undefined,
  address: undefined,
  img_url: undefined,
  record_date: '2026-11-01',
  account_id: 'cash',
  to_account_id: undefined,
  ...facts,
});
const book = { own: [{ name: 'Café Trips', icon: undefined }], rules: [] };
const categories = (names: readonly string[], choices = {}) =>
  categorize(
    names.map((category_id, at) => line({ category_id }, at)),
    book,
    choices,
  );

/** Another spelling: case, blanks, and letters in another form. */
const spelling = (name: string) =>
  fc
    .array(fc.constantFrom('', ' ', '\u00a0'), { minLength: name.length, maxLength: name.length })
    .chain((gaps) =>
      fc.constantFrom(
        ...[name, name.toUpperCase(), name.toLowerCase(), name.normalize('NFD')].map((each) =>
          Array.from(
            each,
            (sign, at) => sign + (/\p{Script=Latin}/u.test(sign) ? (gaps[at] ?? '') : ''),
          ).join(''),
        ),
      ),
    );

/** The names in the catalogs that the screens use. */
function shownNames(language: string): readonly string[] {
  const text = readFileSync(join(__dirname, `../locales/${language}.po`), 'utf8');
  return [
    'Food',
    'Travel',
    'Electricity',
    'School',
    'Health',
    'Loan',
    'Salary',
    'Sales',
    'Borrowed',
    'Gift',
  ].flatMap((name) => new RegExp(`msgid "${name}"\nmsgstr "([^"]+)"`).exec(text)?.[1] ?? []);
}

describe('the names of categories', () => {
  it.each(['hi', 'id', 'zh'])('are those of the screens in %s', (language) => {
    const names = shownNames(language);
    expect(names).toHaveLength(10);
    for (const name of names) expect(isBuiltIn(categoryNamed(name, 'expense', []) ?? name)).toBe(true);
  });

  it('control: a word that no language has is unknown', () => {
    expect(categoryNamed('Gardening', 'expense', [])).toBeUndefined();
    expect(isBuiltIn('Food')).toBe(false);
  });

  it('a built-in or own name in any spelling is the category of the book', () => {
    const names = fc.constantFrom('Food', 'Makanan', 'Kesehatan', 'खाना', '餐饮', 'Café Trips', 'home');
    fc.assert(
      fc.property(
        names.chain((name) => spelling(name).map((written) => [name, written] as const)),
        ([name, written]) => {
          const { records, unknown } = categories([written]);
          expect(unknown).toEqual([]);
          expect(records[0]?.category_id).toBe(categoryNamed(name, 'expense', book.own));
        },
      ),
    );
  });

  it('an unknown name is told once, and is one category in all its spellings', () => {
    fc.assert(
      fc.property(fc.array(spelling('Garden Tools'), { minLength: 1, maxLength: 6 }), (written) => {
        const { records, unknown } = categories(written);
        expect(unknown).toEqual([written[0]]);
        expect(new Set(records.map(({ category_id }) => category_id)).size).toBe(1);
        const chosen = categories(written, { gardentools: 'home' }).records;
        expect(new Set(chosen.map(({ category_id }) => category_id))).toEqual(new Set(['home']));
      }),
    );
  });

  it('other is of the side of the line, and a transfer has none', () => {
    const of = (facts: Partial<NewRecord>) => categorize([line(facts)], book, {}).records[0]?.category_id;
    expect(of({ category_id: 'Lainnya', book_type: 'income' })).toBe('other-income');
    expect(of({ category_id: 'Lainnya' })).toBe('other');
    expect(of({ book_type: 'transfer' })).toBeUndefined();
  });
});

describe('rules', () => {
  const before = { record_id: idOf('a'), category_id: undefined, note: 'UPI/412345/TEA STALL/okaxis' };

  it('a changed category of a read line sorts the next lines of that place', () => {
    const rule = ruleOfChange(before, { category_id: 'food' });
    const rules = rule === undefined ? [] : [rule];
    const of = (note: string) => categorize([line({ note })], { own: [], rules }, {}).records[0]?.category_id;
    expect(of('upi/998877/Tea  Stall/OKAXIS')).toBe('food');
    expect(of('UPI/412345/BOOK STALL/okaxis')).toBeUndefined();
  });

  it('control: nothing is learnt from a typed record, the same category, or a note of numbers', () => {
    expect(
      ruleOfChange({ ...before, record_id: crypto.randomUUID() }, { category_id: 'food' }),
    ).toBeUndefined();
    expect(ruleOfChange({ ...before, category_id: 'food' }, { category_id: 'food' })).toBeUndefined();
    expect(ruleOfChange({ ...before, note: '0012 / 88' }, { category_id: 'food' })).toBeUndefined();
  });

  it('the rule with the most words decides', () => {
    const rules = [
      { of: 'note', text: 'stall', category: 'other' },
      { of: 'note', text: 'tea stall', category: 'food' },
    ] as const;
    expect(categoryByRule('TEA STALL 12', rules)).toBe('food');
    expect(categoryByRule('STALL', rules)).toBe('other');
  });
});

describe('renaming and merging', () => {
  const month = '2026-11';
  const ids = ['food', 'Garden', 'garden ', 'Pets', undefined];
  const budget = (category_id: string, monthly_limit: number) =>
    budgetDraft({ category_id, from_month: '2026-10', monthly_limit, updated_at: '' });

  it.each(['Yard', 'Pets', 'food'])(
    'Garden into %s moves its records, rules and limit, and no others',
    async (to) => {
      const store = createOfflineStore({ backend: Promise.resolve(createMemoryBackend()), now: () => 1 });
      const drafts = ids.map((category_id, at) =>
        recordDraft({ ...line({ category_id }, at), updated_at: '', deleted: false }),
      );
      const picture = new Blob(['a']);
      await store.write([
        ...drafts.map((draft) => ({ ...draft, picture })),
        ...[
          categoryDraft({ name: 'Garden', icon: 'home' }),
          ruleDraft({ of: 'note', text: 'seed', category: 'Garden' }),
        ],
        ...[budget('Garden', 500), budget('food', 900)],
      ]);
      await store.write(await moveDrafts(store, 'Garden', { name: to, icon: 'home' }, month));
      const items = await store.items(lists.records);
      expect(items.every((item) => item.picture !== undefined)).toBe(true);
      const found = new Map(recordsFrom(items).map(({ record_id, category_id }) => [record_id, category_id]));
      expect(ids.map((_id, at) => found.get(idOf(String(at))))).toEqual(['food', to, to, 'Pets', undefined]);
      expect(rulesFrom(await store.items(lists.rules)).map(({ category }) => category)).toEqual([to]);
      const own = ownCategoriesFrom(await store.items(lists.categories)).map(({ name }) => name);
      expect(own).toEqual(to === 'food' ? [] : [to]);
      const budgets = budgetsFrom(await store.items(lists.budgets));
      expect(limitsIn(budgets, month)).toEqual(
        new Map(
          to === 'food'
            ? [['food', 900]]
            : [
                ['food', 900],
                [to, 500],
              ],
        ),
      );
      expect(limitsIn(budgets, '2026-10').get('Garden')).toBe(500);
    },
  );

  it('control: the built-in categories are no own ones', () => {
    expect([...categoryIds.expense, ...categoryIds.income].every(isBuiltIn)).toBe(true);
  });
});
