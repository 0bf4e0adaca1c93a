import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refuse } from '../../platform/context/refusal';

const shortest = 8;

/** Words that appear on our own pages. Alone, or with digits and punctuation around them, they are too easy to guess. */
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

/** About 18,000 of the most common passwords, with which guessing lists start. */
const mostUsed = new Set(
  dictionary['passwords-common'].filter((word) => Array.from(word).length >= shortest).map(spelling),
);

/**
 * A password may contain anything (NIST SP 800-63B). It must be long enough and not among the first guesses: a common password,
 * one of our own words, or the phone's own number.
 * @param phone in E.164 form, such as +628123456789
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
