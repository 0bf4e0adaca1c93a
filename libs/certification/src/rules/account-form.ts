import { typedCode } from '@clearloan/formatting';
import type { BankChoice, CardSetting, CardStatus, FormItem } from '../contract';
import { valueOf, type Answers } from './answers';
import type { CrossCheck, Problem } from './check-item';

/** The contract's names of the two questions in every bank account form. */
const numberItem = 'account_number';
export const bankItem = 'bank_code';
const repeatedNumberCode = 'account_number-again';

/**
 * The lender's form as the device shows it: banks filled in if the form only has their list, and the account number
 * asked twice, since money sent to a wrong number is hard to recover.
 */
export function accountItems({ items, banks }: CardSetting, repeatTitle: string): readonly FormItem[] {
  return items.flatMap((item) => {
    if (item.code === bankItem && item.options.length === 0)
      return [{ ...item, options: banks.map(bankOption) }];
    if (item.code !== numberItem) return [item];
    return [
      item,
      {
        ...item,
        code: repeatedNumberCode,
        title: repeatTitle,
        hint: undefined,
        why: undefined,
        missingText: undefined,
      },
    ];
  });
}

const bankOption = ({ bankCode: value, bankName: label }: BankChoice) => ({ value, label });

/** Only choices from a list may be stored on the device; account numbers never. */
export function keepChoices(items: readonly FormItem[], answers: Answers): Answers {
  const chosen = new Set(items.filter(({ cate }) => cate === 'enum').map(({ code }) => code));
  return new Map([...answers].filter(([code]) => chosen.has(code)));
}

/** The bank accepts it, or has not rejected it yet. */
export const isAccepted = ({ status }: { readonly status: CardStatus }): boolean =>
  status === 'bound' || status === 'verifying';

/** The repeated number must be the same number. */
export const accountCheck: CrossCheck = (answers) => {
  const first = digitsOf(answers, numberItem);
  const repeated = digitsOf(answers, repeatedNumberCode);
  return first === repeated ? new Map() : new Map([[repeatedNumberCode, mismatchProblem(first, repeated)]]);
};

const digitsOf = (answers: Answers, code: string) => typedCode(valueOf(answers, code));

function mismatchProblem(first: string, repeated: string): Problem {
  const isOnlyEnding = first.length === repeated.length && first.slice(0, -2) === repeated.slice(0, -2);
  if (!isOnlyEnding) return { kind: 'notSame' };
  return { kind: 'notSame', endings: [first.slice(-2), repeated.slice(-2)] };
}

/** What the lender receives: the number once. */
export const withoutRepeat = (answers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).filter(([code]) => code !== repeatedNumberCode));
