import { codes, money } from '@clearloan/api-client/declare';
import { fitsIn } from '@clearloan/formatting';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { refuse } from '../../platform/context/refusal';
import type { Message } from '../../platform/context/product-names';
import { isAsked, type Answers, type Question } from './questions';

/** Whether a selectable city has this id. */
export type IsCity = (cityId: string) => Promise<boolean>;

const whole = /^\d{1,9}$/;

/** A device whose city list did not load sends the typed name instead of a numeric id. */
const isCityName = (value: string) => /^\p{L}[\p{L}\p{M}\s.'’()-]{1,119}$/u.test(value);

/** The answers to the questions that apply; others are dropped. Rejects the first invalid one with its code as the field. */
export async function checkAnswers(
  questions: readonly Question[],
  sent: Answers,
  isCity: IsCity,
): Promise<Answers> {
  const given = new Map(Object.entries(sent).map(([code, value]) => [code, value.trim()]));
  const answers: Record<string, string> = {};
  for (const question of questions.filter((each) => isAsked(each, Object.fromEntries(given)))) {
    const value = given.get(question.code) ?? '';
    const wrong = value === '' ? question.missing : await wrongIn(question, value, isCity);
    if (wrong !== undefined) throw refuse(codes.badInput, wrong, { field: question.code });
    if (value !== '') answers[question.code] = value;
  }
  return answers;
}

async function wrongIn(question: Question, value: string, isCity: IsCity): Promise<Message | undefined> {
  switch (question.cate) {
    case 'enum':
      // The options may have changed since the device loaded them.
      return question.options?.some((choice) => choice.value === value)
        ? undefined
        : msg`Choose one of these options.`;
    case 'citySelect':
      return isCityName(value) || (await isCity(value)) ? undefined : msg`Choose a city from the list.`;
    case 'day':
      return isNumberUpTo(value, 1, question.max ?? 31) ? undefined : msg`Choose a day of the month.`;
    case 'txt':
      return wrongText(question, value);
  }
}

function wrongText({ inputType, pattern, format, max }: Question, value: string): Message | undefined {
  if (inputType === 'money') return isAmount(value) ? undefined : msg`Enter an amount.`;
  if (pattern !== undefined && !new RegExp(pattern).test(value)) return format;
  if (inputType === 'number')
    return isNumberUpTo(value, 0, max ?? Infinity)
      ? undefined
      : msg`This number is too large. Enter a smaller one.`;
  if (max !== undefined && !fitsIn(value, max)) return msg`Use at most ${max} characters.`;
  return undefined;
}

const isNumberUpTo = (value: string, least: number, most: number) =>
  whole.test(value) && Number(value) >= least && Number(value) <= most;

function isAmount(value: string): boolean {
  const amount = v.safeParse(money, value);
  return amount.success && amount.output >= 0 && amount.output <= 100_000_000_000;
}
