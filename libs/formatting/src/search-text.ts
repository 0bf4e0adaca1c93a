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
  const whole = text.normalize('NFC').toLowerCase();
  const other = whole.replace(/[äöüåø]/g, (letter) => writtenAsTwo[letter] ?? letter);
  return other === whole ? [searchText(text)] : [searchText(text), searchText(other)];
}

/**
 * @returns whether a text has every word of this search, in any order, also as a part of its own words; a word is found too if
 * one of the `starts` begins with it, such as an amount
 */
export function wordSearch(search: string): (text: string, starts?: () => readonly string[]) => boolean {
  const words = search.trim().split(/\s+/).map(spellings);
  return (text, starts) => {
    const texts = spellings(text);
    const missing = words.filter((word) => !word.some((each) => texts.some((one) => one.includes(each))));
    if (missing.length === 0 || starts === undefined) return missing.length === 0;
    const begin = starts().map(searchText);
    return missing.every((word) => word.some((each) => begin.some((one) => one.startsWith(each))));
  };
}
