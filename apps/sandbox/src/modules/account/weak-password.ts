import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refuse } from '../../context/refusal';

const shortest = 8;

/** Words that stand on every page of ours: alone, or with digits and signs around them, they keep nobody out. */
const wordsOfOurs = new Set([
  'clearloan',
  'clearloans',
  'loanapp',
  'myloan',
  'myloans',
  'borrower',
  'sandboxlender',
]);

const spelling = (password: string): string => password.normalize('NFC').toLowerCase();

/** Some 18 000 of the passwords that people use most, as lists of guesses begin with them. */
const mostUsed = new Set(
  dictionary['passwords-common'].filter((word) => Array.from(word).length >= shortest).map(spelling),
);

/**
 * A password may hold anything (NIST SP 800-63B); it only has to be long enough and not among the first guesses: a password
 * that many people use, a word of ours, or the phone's own number.
 * @param phone in its one spelling, such as +628123456789
 */
export function refuseWeakPassword(password: string, phone: string): void {
  if (Array.from(password).length < shortest) {
    throw refuse(codes.badInput, msg`Use at least ${shortest} characters.`, {
      field: 'password',
    });
  }
  if (isFirstGuess(password, phone)) {
    throw refuse(
      codes.badInput,
      msg`This password is easy to guess. Choose another, such as three random words.`,
      {
        field: 'password',
      },
    );
  }
}

function isFirstGuess(password: string, phone: string): boolean {
  const spelt = spelling(password);
  const digits = spelt.replace(/\D/g, '');
  const isNumberOnly = digits.length >= shortest && !/\p{L}/u.test(spelt);
  return (
    mostUsed.has(spelt) ||
    wordsOfOurs.has(spelt.replace(/[^\p{L}]/gu, '')) ||
    (isNumberOnly && phone.endsWith(digits.slice(-shortest)))
  );
}
