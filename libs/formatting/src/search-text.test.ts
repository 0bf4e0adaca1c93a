import fc from 'fast-check';
import { searchText, wordSearch } from './search-text';

const isFoundIn = (text: string, wanted: string) => searchText(text).includes(searchText(wanted));

describe('a search', () => {
  it.each([
    ['Caf\u00E9 Ti\u1EBFng', 'cafe tieng'],
    ['cafe', 'CAFÉ'],
    ['Kopi oleh–oleh', 'oleh-oleh'],
    ['किराया नवंबर', 'किराया'],
    ['बाज़ार', 'बाजार'],
    ['गाँव का दूध', 'गांव'],
    ['ऑटो ५०० रुपये', '500'],
    ['十一月房租', '房租'],
    ['ＡＢＣ超市', 'abc'],
    ['Mira\u200B Tan', 'mira tan'],
    ['Żabka', 'zabka'],
    ['Ёлка', 'елка'],
    ['Işık', 'isik'],
    ['Łódź Straße', 'lodz strasse'],
    ['Smørrebrød', 'SMORREBROD'],
  ])('finds %j by %j', (text, wanted) => {
    expect(isFoundIn(text, wanted)).toBe(true);
  });

  it.each([
    ['की', 'कि'],
    ['दाल', 'दिल'],
    ['दूध', 'दध'],
    ['पानी', 'पना'],
    ['が', 'か'],
    ['각', '가나'],
    ['买', '卖'],
    ['kredit', 'debit'],
  ])('does not find %j by %j', (text, wanted) => {
    expect(isFoundIn(text, wanted)).toBe(false);
  });

  it('treats letters as the same exactly when Intl.Collator does', () => {
    const base = new Intl.Collator('und', { usage: 'search', sensitivity: 'base' });
    const letters = 'aàāAeéEêзЗеёकखकाकिकीकुदिदीनबाबिज़जफ़फ房方買买卖éệ'.match(/\P{M}\p{M}*/gu) ?? [];
    for (const one of letters)
      for (const other of letters)
        expect([one, other, searchText(one) === searchText(other)]).toEqual([
          one,
          other,
          base.compare(one, other) === 0,
        ]);
  });

  it('gives the same result for ASCII text and for text with other letters', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(searchText(`é${text}é`)).toBe(`e${searchText(`x${text}x`).slice(1, -1)}e`);
      }),
    );
  });

  it('finds every text by its last word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (head, tail) => {
        expect(isFoundIn(`${head} ${tail}`, tail)).toBe(true);
      }),
    );
  });
});

it.each([
  ['CAFÉ rent', true],
  ['rent cafe', true],
  ['  ', true],
  ['ren caf', true],
  ['rent tea', false],
])('a search for “%s” in “Rent of the café”: %s', (search, isFound) => {
  expect(wordSearch(search)('Rent of the café')).toBe(isFound);
});

describe('a search for a word with other marks', () => {
  const word = fc.array(fc.constantFrom('a', 'b', 'é', 'ß', '7', '३', '买', 'दा', 'दि', 'и', 'Ω'), {
    minLength: 2,
    maxLength: 12,
  });
  const mark = fc.constantFrom('', "'", '’', '-', '‐', '(', ')', '/', '"', ':', '_', '&');

  it('finds it in the text, and the text by it', () => {
    fc.assert(
      fc.property(word, fc.array(mark, { minLength: 12, maxLength: 12 }), (signs, marks) => {
        const [bare, marked] = [signs.join(''), signs.map((sign, at) => sign + (marks[at] ?? '')).join('')];
        expect([bare, marked, wordSearch(bare)(`Rent ${marked} May`)]).toEqual([bare, marked, true]);
        expect([bare, marked, wordSearch(marked)(`Rent ${bare} May`)]).toEqual([bare, marked, true]);
      }),
    );
  });

  it.each([
    ['12.50', '1250', false],
    ['12,50', '12.50', false],
    ['Room 5 10', '510', false],
    ['a b', 'ab', false],
    ['Alfa Mart', 'alfamart', true],
    ['0812 3456-7890', '081234567890', true],
    ['coffee', '-', false],
    ['coffee', '', true],
    ['U.S.A.', 'usa', true],
  ])('%s by %j: %s', (text, search, isFound) => {
    expect(wordSearch(search)(text)).toBe(isFound);
  });

  it('takes a long word as it is', () => {
    const long = 'a'.repeat(100_000);
    expect(wordSearch(long)(`b ${long}`)).toBe(true);
  });
});
