import { typedCode } from '@clearloan/formatting';
import type { BankChoice, CardSetting, CardStatus, FormItem } from '../contract';
import { valueOf, type Answers } from './answers';
import type { CrossCheck } from './check-item';
import type { Problem } from './problem';

/** The contract's names of the two questions that every bank account form has. */
const accountCode = 'account_number';
export const bankCode = 'bank_code';
const againCode = 'account_number-again';

/**
 * The lender's form as the phone asks it: banks filled in where the form has only their list, and the account number
 * asked a second time, since money sent to a wrong number is hard to bring back.
 */
export function accountItems({ items, banks }: CardSetting, againTitle: string): readonly FormItem[] {
  return items.flatMap((item) => {
    if (item.code === bankCode && item.options.length === 0)
      return [{ ...item, options: banks.map(bankOption) }];
    if (item.code !== accountCode) return [item];
    return [item, { ...item, code: againCode, title: againTitle, hint: undefined, why: undefined }];
  });
}

const bankOption = ({ bankCode: value, bankName: label }: BankChoice) => ({ value, label });

/** Only what is chosen from a list may stay on the phone; numbers of accounts never. */
export function choicesOnly(items: readonly FormItem[], answers: Answers): Answers {
  const chosen = new Set(items.filter(({ cate }) => cate === 'enum').map(({ code }) => code));
  return new Map([...answers].filter(([code]) => chosen.has(code)));
}

/** The bank takes money for it, or has not said no yet. */
export const isTaken = ({ status }: { readonly status: CardStatus }): boolean =>
  status === 'bound' || status === 'verifying';

/** The number typed again is the same number. */
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

/** What the lender gets: the number once. */
export const withoutRepeat = (sent: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(sent).filter(([code]) => code !== againCode));
