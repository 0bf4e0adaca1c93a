import { formTookAnswers, type FormItem } from '@clearloan/certification/contract';
import fc from 'fast-check';
import { answersTo, contactsFor } from './form-answers';

const question = (code: string, more: Partial<FormItem>): FormItem => ({
  code,
  cate: 'txt',
  title: code,
  required: true,
  options: [],
  ...more,
});

const patterns = [undefined, '^\\d{5}$', '^[1-9]\\d{4,9}$', '^\\d+$'];
const kinds: readonly Partial<FormItem>[] = [
  { cate: 'enum', options: [{ value: 'a', label: 'A' }] },
  { cate: 'citySelect' },
  { cate: 'day' },
  { inputType: 'money' },
  { inputType: 'number', max: 20 },
  { inputType: 'text', max: 12 },
  ...patterns.map((pattern) => ({ inputType: 'digits' as const, max: 12, ...(pattern && { pattern }) })),
];

it('answers each form so that its rules hold, in whatever order the questions depend on each other', () => {
  const form = fc
    .array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 12 })
    .chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.array(fc.nat(list.length - 1), { minLength: list.length, maxLength: list.length }),
      ),
    )
    .map(([list, others]) => {
      const items = list.map((kind, index) => question(`q${index}`, kind));
      const withConditions = items.map((item, index) => {
        const other = items[others[index] ?? 0];
        const isUsable = other?.cate === 'enum' && other.code !== item.code && index % 2 === 1;
        return isUsable ? { ...item, showWhen: { code: other.code, values: ['a'] } } : item;
      });
      return { items: withConditions };
    });
  fc.assert(
    fc.property(form, (random) => {
      const answers = answersTo(random, {}, 'place-1');
      expect(formTookAnswers.faults({ form: random, answers })).toEqual([]);
      for (const { code, pattern = '', max, inputType } of random.items) {
        const answer = answers[code] ?? '';
        expect(answer).toMatch(new RegExp(pattern));
        if (max !== undefined && inputType !== 'number') expect(answer.length).toBeLessThanOrEqual(max);
      }
    }),
  );
});

it('keeps the answers of the description, and leaves out what they hide', () => {
  const items = [
    question('why', { showWhen: { code: 'work', values: ['none'] } }),
    question('work', { cate: 'enum', options: [{ value: 'none', label: 'None' }] }),
  ];
  expect(answersTo({ items }, { work: 'shop' }, undefined)).toEqual({ work: 'shop' });
  expect(Object.keys(answersTo({ items }, {}, undefined)).sort()).toEqual(['why', 'work']);
});

it('names a required question that it cannot answer', () => {
  const items = [question('tax', { pattern: '^NPWP-\\d{3}$' })];
  expect(() => answersTo({ items }, {}, undefined)).toThrow('lender.json has to answer the question tax');
});

it('names as many contacts as the lender needs, with its relations and no number twice', () => {
  const relations = [{ value: 'sister', label: 'Sister' }];
  const contacts = contactsFor({ relations, contacts: [], needed: 3 }, '+628123456799');
  expect(contacts.map(({ relation }) => relation)).toEqual(['sister', 'sister', 'sister']);
  expect(new Set([...contacts.map(({ mobile }) => mobile), '+628123456799']).size).toBe(4);
});
