import {
  creditWords,
  debitWords,
  formOfCurrency,
  percentWords,
  powerOfWord,
  type NumberForm,
} from './typed-words';

/** The words and signs around the digits of a number. */
export interface WordsAround {
  /** Currency words and symbols, in lower case. */
  readonly currencies: readonly string[];
  /** Powers of ten of a multiplier word; two if the word is ambiguous. */
  readonly powers: readonly number[];
  readonly isScaled: boolean;
  /** Whether the number is negative; both if the signs contradict each other. */
  readonly negatives: readonly boolean[];
  /** Whether there was anything besides currency symbols and a plain sign. */
  readonly hasWords: boolean;
}

interface Taken {
  /** Debit and credit marks. */
  readonly takesMarks: boolean;
  readonly takesPercent: boolean;
}

const token = /(?:us|cn|rmb)?[$¥]|\p{Sc}|[%٪]|[\p{L}\p{M}]+(?:\.\p{L}+)*|[-+()]/giu;
const han = /^\p{Script=Han}+$/u;
const hanWords = [...powerOfWord.keys(), ...formOfCurrency.keys(), ...debitWords, ...creditWords]
  .filter((word) => han.test(word))
  .sort((one, other) => other.length - one.length);

/** Chinese uses no spaces: `万元` is two words. `undefined` if a part is not a known word. */
function hanParts(run: string): string[] | undefined {
  if (run === '') return [];
  const word = hanWords.find((known) => run.startsWith(known));
  const rest = word === undefined ? undefined : hanParts(run.slice(word.length));
  return word === undefined || rest === undefined ? undefined : [word, ...rest];
}

/** The tokens of a text in lower case; `undefined` if it contains anything else. */
function tokensOf(text: string): string[] | undefined {
  if (text.replace(token, '').replace(/[ .]/g, '') !== '') return undefined;
  if (/(?:^|[^\p{L}\p{M}])\./u.test(text)) return undefined;
  const parts = (text.toLowerCase().match(token) ?? []).map((part) =>
    han.test(part) ? hanParts(part) : [part],
  );
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/** The number format of these currencies. */
export const formOfWords = (currencies: readonly string[]): NumberForm | undefined =>
  currencies.map((word) => formOfCurrency.get(word)).find((form) => form !== undefined);

/** The meaning of the text before and after the digits; `undefined` if a part of it is unknown. */
export function wordsAround(before: string, after: string, taken: Taken): WordsAround | undefined {
  const [head, tail] = [tokensOf(before), tokensOf(after)];
  if (head === undefined || tail === undefined) return undefined;
  const sign = signOf(head, tail);
  if (sign === undefined) return undefined;
  const sorted = sortWords(
    [...head, ...tail].filter((word) => !/^[-+()]$/.test(word)),
    /^k/i.test(after),
    taken,
  );
  if (sorted === undefined) return undefined;
  const { currencies, powers, marks, hasWords } = sorted;
  const negatives = negativesOf(sign, marks);
  return {
    currencies,
    powers: powers.length === 0 ? [0] : powers,
    isScaled: powers.length > 0,
    negatives,
    hasWords: hasWords || sign === 'brackets',
  };
}

type Sign = 'none' | 'plus' | 'minus' | 'brackets';

/** At most one sign: before, after, or a pair of brackets. */
function signOf(head: readonly string[], tail: readonly string[]): Sign | undefined {
  const signs = [...head.map((word) => `<${word}`), ...tail.map((word) => `>${word}`)]
    .filter((word) => /[-+()]$/.test(word))
    .join('');
  const known: Readonly<Record<string, Sign>> = {
    '': 'none',
    '<+': 'plus',
    '>+': 'plus',
    '<-': 'minus',
    '>-': 'minus',
    '<(>)': 'brackets',
  };
  return known[signs];
}

type Mark = 'debit' | 'credit';

function sortWords(words: readonly string[], isAttachedK: boolean, { takesMarks, takesPercent }: Taken) {
  const currencies: string[] = [];
  const powers: number[] = [];
  const marks: Mark[] = [];
  let hasWords = false;
  for (const word of words) {
    const power = powerOfWord.get(word);
    if (formOfCurrency.has(word) || /^\p{Sc}$/u.test(word)) currencies.push(word);
    else if (takesPercent && percentWords.has(word)) continue;
    else {
      hasWords = true;
      const isMark = takesMarks && (creditWords.has(word) || debitWords.has(word));
      if (isMark) marks.push(debitWords.has(word) ? 'debit' : 'credit');
      // `5k` is five thousand, and also a credit of five.
      if (isMark && word === 'k' && isAttachedK) powers.push(3, 0);
      else if (!isMark && power !== undefined) powers.push(...(word === 'cr' ? [power, 0] : [power]));
      else if (!isMark) return undefined;
    }
  }
  const isOnce = marks.length <= 1 && new Set(words.filter((word) => powerOfWord.has(word))).size <= 1;
  return isOnce ? { currencies, powers, marks, hasWords } : undefined;
}

/** A minus beside a mark may repeat or invert it; so may a plus beside a debit. */
function negativesOf(sign: Sign, [mark]: readonly Mark[]): readonly boolean[] {
  const isMinus = sign === 'minus' || sign === 'brackets';
  if (mark === undefined) return [isMinus];
  if (isMinus) return [true, false];
  if (mark === 'debit') return sign === 'plus' ? [true, false] : [true];
  return [false];
}
