import { plainTyped } from './typed-text';

/** Accents belong to letters of these scripts; a mark of another script is a letter's vowel or part, as in Devanagari. */
const accents = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** The dot below, which many leave out (ज़ and ज), and the two ways to write a nasal vowel (गाँव and गांव). */
const nukta = /\u093C/g;
const candrabindu = /\u0901/g;

/** Nothing in it is written in two ways. */
const plainAscii = /^[ -~]*$/;

/**
 * A text as a search compares it, in every language of the app: small letters, no accents, digits of one script, no
 * invisible marks. Holds to `Intl.Collator` with `sensitivity: 'base'`, which compares whole texts only; the nasal vowels
 * go further than it.
 */
export function searchText(text: string): string {
  // A long book is searched at every key.
  if (plainAscii.test(text)) return text.replace(/ +/g, ' ').trim().toLowerCase();
  return plainTyped(text)
    .normalize('NFKD')
    .replace(accents, '$1')
    .replace(nukta, '')
    .replace(candrabindu, '\u0902')
    .normalize('NFC')
    .toLowerCase();
}
