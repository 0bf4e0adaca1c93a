import { plainTyped } from './typed-text';

/**
 * Accents belong to letters of these scripts; a mark of another script is a vowel or part of a letter, as in
 * Devanagari.
 */
const accents = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** The dot below, which is often omitted (ज़ and ज), and the two spellings of a nasal vowel (गाँव and गांव). */
const nukta = /\u093C/g;
const candrabindu = /\u0901/g;

/** Letters whose mark is part of them: Unicode does not take it off. */
const markedLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Text without spelling variants. */
const plainAscii = /^[ -~]*$/;

/**
 * A text normalized for search, in every language of the app: lower case, no accents, ASCII digits, no invisible
 * characters. Matches `Intl.Collator` with `sensitivity: 'base'`, which only compares whole texts; nasal vowels go
 * beyond it.
 */
export function searchText(text: string): string {
  // A long book is searched on every keystroke.
  if (plainAscii.test(text)) return text.replace(/ +/g, ' ').trim().toLowerCase();
  return plainTyped(text)
    .normalize('NFKD')
    .replace(accents, '$1')
    .replace(nukta, '')
    .replace(candrabindu, '\u0902')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ıłøđðħßæœþ]/g, (letter) => markedLetters[letter] ?? letter);
}

/** Letters that people without the key for them write as two: `schön` as `schoen`. */
const writtenAsTwo: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** The plain text, and the other spelling of its letters if there is one. */
function spellings(text: string): readonly string[] {
  if (plainAscii.test(text)) return [searchText(text)];
  const whole = text.normalize('NFC').toLowerCase();
  const other = whole.replace(/[äöüåø]/g, (letter) => writtenAsTwo[letter] ?? letter);
  return other === whole ? [searchText(text)] : [searchText(text), searchText(other)];
}

/** Short words have no blank within, and no longer one is worth a form. */
const signsOfForm = { withBlanks: 6, most: 60 } as const;

/**
 * A word with any marks between its signs, and blanks in a longer one: `Driver’s` by `Driver's` or `drivers`, `B-99` by
 * `B99`, `0812-3456 7890` by its digits. The point of a number is part of it.
 */
function markedForm(spelling: string): string {
  const signs = spelling.match(/[\p{L}\p{M}\p{N}]/gu) ?? [];
  if (signs.length < 2 || signs.length > signsOfForm.most) return '';
  const kept = `${/\d/.test(spelling) ? '.,' : ''}${signs.length < signsOfForm.withBlanks ? '\\s' : ''}`;
  return signs.join(`[^\\p{L}\\p{M}\\p{N}${kept}]*`);
}

/**
 * @returns whether a text has every word of this search, in any order, also as a part of its own words and with other marks; a
 * word is found too if one of the `starts` begins with it, such as an amount, with or without a sign
 */
export function wordSearch(search: string): (text: string, starts?: () => readonly string[]) => boolean {
  const words = search
    .trim()
    .split(/\s+/)
    .map((word) => {
      const plain = spellings(word);
      const forms = plain.map(markedForm).filter(Boolean);
      return { plain, form: forms.length > 0 ? new RegExp(forms.join('|'), 'u') : undefined };
    });
  return (text, starts) => {
    const texts = spellings(text);
    const missing = words.filter(
      ({ plain, form }) => !texts.some((one) => plain.some((each) => one.includes(each)) || form?.test(one)),
    );
    if (missing.length === 0 || starts === undefined) return missing.length === 0;
    const begin = starts().map(searchText);
    const isStart = (word: string) => begin.some((one) => one.startsWith(word.replace(/^[-+](?=.)/, '')));
    return missing.every(({ plain }) => plain.some(isStart));
  };
}
