import { unless, unlessSame, type Fault, type InferOutput, type Rule } from '@clearloan/api-client/declare';
import type { CardSetting } from './card';
import type { Form, FormAnswers, FormItem } from './form';
import type { UploadedPicture } from './identity';
import type { faceAttemptsData } from './tasks';

function questionFaults(
  { cate, options, inputType, max, showWhen }: FormItem,
  items: readonly FormItem[],
  at: string,
): Fault[] {
  const other = items.find(({ code }) => code === showWhen?.code);
  const isPossible = (value: string) =>
    other !== undefined && (other.cate !== 'enum' || other.options.some((option) => option.value === value));
  return [
    ...unless(cate !== 'enum' || options.length > 0, `${at}.options`, 'options to choose from', options),
    ...unless(
      inputType === undefined || cate === 'txt',
      `${at}.inputType`,
      `nothing typed for ${cate}`,
      inputType,
    ),
    ...unless(max === undefined || max > 0, `${at}.max`, 'at least 1', max),
    ...unless(
      showWhen === undefined || (showWhen.values.length > 0 && showWhen.values.every(isPossible)),
      `${at}.showWhen`,
      'answers to another question',
      showWhen,
    ),
  ];
}

export const formAsksWell: Rule<Pick<Form, 'items'>> = {
  name: 'formAsksWell',
  sentence: 'a question can be answered, and depends on answers that another one can have',
  faults: ({ items }, at = 'data') =>
    items.flatMap((item, index) => questionFaults(item, items, `${at}.items[${index}]`)),
};

const typed: Readonly<Record<string, RegExp>> = {
  digits: /^\d+$/,
  tel: /^\+?[\d ()-]+$/,
  money: /^\d+(?:\.\d+)?$/,
  number: /^\d+(?:\.\d+)?$/,
};

/** `answers` were saved without a refusal. */
export const formTookAnswers: Rule<{ form: Form; answers: FormAnswers }> = {
  name: 'formTookAnswers',
  sentence: 'a form whose answers were accepted requires no other answer, and none of another form',
  faults: ({ form: { items }, answers }, at = 'data') =>
    items.flatMap(({ code, required, inputType = '', showWhen }, index) => {
      const here = `${at}.items[${index}]`;
      const answer = answers[code];
      const isShown = showWhen === undefined || showWhen.values.includes(answers[showWhen.code] ?? '');
      return [
        ...unless(
          !required || !isShown || answer !== undefined,
          `${here}.required`,
          `false, because the answers were accepted without ${code}`,
          required,
        ),
        ...unless(
          answer === undefined || (typed[inputType]?.test(answer) ?? true),
          `${here}.inputType`,
          `the form of ${answer}, which was accepted`,
          inputType,
        ),
      ];
    }),
};

export const refusedPictureSaysWhy: Rule<UploadedPicture> = {
  name: 'refusedPictureSaysWhy',
  sentence: 'a picture that is not accepted has a reason',
  faults: ({ accepted, reason }, at = 'data') =>
    unless(accepted || reason !== undefined, `${at}.reason`, 'what to improve', reason),
};

export const attemptsAreCounted: Rule<InferOutput<typeof faceAttemptsData>> = {
  name: 'attemptsAreCounted',
  sentence: 'the face check can be tried if attempts are left, or it says why not',
  faults: ({ leftTimes, canTry, until, message }, at = 'data') =>
    unless(
      canTry ? leftTimes > 0 : leftTimes === 0 || until !== undefined || message !== undefined,
      `${at}.canTry`,
      `the attempts that are left, ${leftTimes}`,
      canTry,
    ),
};

export const accountsAreKnown: Rule<CardSetting> = {
  name: 'accountsAreKnown',
  sentence: 'each bank can be chosen in the form, and one of the accounts in use is the main one',
  faults: ({ items, banks, cards }, at = 'data') => {
    const options = items.find(({ code }) => code === 'bank_code')?.options;
    const mains = cards.filter(({ isMain }) => isMain).length;
    const most = cards.length === 0 ? 0 : 1;
    const least = cards.some(({ status }) => status === 'bound') ? 1 : 0;
    return [
      ...unlessSame(
        `${at}.banks[].bankCode`,
        [],
        options === undefined
          ? []
          : banks
              .filter(({ bankCode }) => !options.some(({ value }) => value === bankCode))
              .map(({ bankCode }) => bankCode),
        'no bank that the form does not know',
      ),
      ...unless(mains >= least && mains <= most, `${at}.cards[].isMain`, `${least} to ${most}`, mains),
    ];
  },
};
