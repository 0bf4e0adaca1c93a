import { typedCode } from '@clearloan/formatting';
import type { BankChoice, CardSetting, CardStatus, FormItem } from '../contract';
import { valueOf, type Answers } from './answers';
import type { CrossCheck, Problem } from './check-item';

/** The contract's names of the two questions in every bank account form. */
const accountCode = 'account_number';
export const bankCode = 'bank_code';
const againCode = 'account_number-again';

/**
 * The lender's form as the device shows it: banks filled in if the form only has their list, and the account number
 * asked twice, since money sent to a wrong number is hard to recover.
 */
export function accountItems({ items, banks }: CardSetting, againTitle: string): readonly FormItem[] {
  return items.flatMap((item) => {
    if (item.code === bankCode && item.options.length === 0)
      return [{ ...item, options: banks.map(bankOption) }];
    if (item.code !== accountCode) return [item];
    return [
      item,
      {
        ...item,
        code: againCode,
        title: againTitle,
        hint: undefined,
        why: undefined,
        missingText: undefined,
      },
    ];
  });
}

const bankOption = ({ bankCode: value, bankName: label }: BankChoice) => ({ value, label });

/** Only choices from a list may be stored on the device; account numbers never. */
export function choicesOnly(items: readonly FormItem[], answers: Answers): Answers {
  const chosen = new Set(items.filter(({ cate }) => cate === 'enum').map(({ code }) => code));
  return new Map([...answers].filter(([code]) => chosen.has(code)));
}

/** The bank accepts it, or has not rejected it yet. */
export const isTaken = ({ status }: { readonly status: CardStatus }): boolean =>
  status === 'bound' || status === 'verifying';

/** The repeated number must be the same number. */
export const accountCheck: CrossCheck = (answers) => {
  const first = digitsOf(answers, accountCode);
  const again = digitsOf(answers, againCode);
  return first === again ? new Map() : new Map([[againCode, differenceOf(first, again)]]);
};

const digitsOf = (answers: Answers, code: string) => typedCode(valueOf(answers, code));

function differenceOf(first: string, again: string): Problem {
  const isOnlyEnding = first.length === again.length && first.slice(0, -2) === again.slice(0, -2);
  if (!isOnlyEnding) return { kind: 'notSame' };
  return { kind: 'notSame', endings: [first.slice(-2), again.slice(-2)] };
}

/** What the lender receives: the number once. */
export const withoutRepeat = (sent: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(sent).filter(([code]) => code !== againCode));
