import { fitsIn, graphemeCount, type Market } from '@clearloan/formatting';
import type { FormItem } from '../contract';
import { valueOf, type Answers } from './answers';
import { cleanValue, visibleItems } from './answers-to-send';

/** What is wrong with an answer. A screen translates it into a text that explains how to fix it. */
export type Problem =
  | { readonly kind: 'missing' }
  /** The previously chosen option is no longer in the lender's list. */
  | { readonly kind: 'notOffered' }
  | { readonly kind: 'tooLong'; readonly max: number; readonly length: number }
  | { readonly kind: 'tooBig'; readonly max: number }
  | { readonly kind: 'digitCount'; readonly has: number; readonly least: number; readonly most: number }
  | { readonly kind: 'notDigits' | 'notNumber' | 'notAmount' | 'notPhone' | 'notDate' | 'pattern' }
  /** The repeated number differs; `endings` are the last two digits of each if only they do. */
  | { readonly kind: 'notSame'; readonly endings?: readonly [string, string] }
  | { readonly kind: 'ownNumber' | 'sameNumber' | 'sameRelation' }
  /** The lender's own text about this answer. */
  | { readonly kind: 'refused'; readonly message: string };

/** Problems by the code of their question, in the order of the form. */
export type Problems = ReadonlyMap<string, Problem>;

/** The maximum of a `day` question that specifies none. */
export const lastDayOfMonth = 31;

/** Validates one answer on the device; the lender decides. Empty optional answers are valid. */
export function checkItem(item: FormItem, typed: string, market: Market): Problem | undefined {
  const value = cleanValue(item, typed, market);
  if (value === '') return item.required ? { kind: 'missing' } : undefined;
  switch (item.cate) {
    case 'enum':
      return item.options.some((option) => option.value === value) ? undefined : { kind: 'notOffered' };
    case 'citySelect':
      return undefined;
    case 'day':
      return checkWhole(value, item.max ?? lastDayOfMonth, 1);
    case 'date':
      return isCalendarDay(value) ? undefined : { kind: 'notDate' };
    default:
      return checkTyped(item, value);
  }
}

function checkTyped(item: FormItem, value: string): Problem | undefined {
  const { inputType, pattern, max } = item;
  if (inputType === 'money') return checkAmount(value, max);
  if (inputType === 'number') return checkWhole(value, max, 0) ?? checkPattern(pattern, value, 'pattern');
  if (inputType === 'digits' && !/^\d+$/.test(value)) return { kind: 'notDigits' };
  if (inputType === 'tel' && !/^\+?\d+$/.test(value)) return { kind: 'notPhone' };
  return (
    checkDigitCount(pattern, value) ??
    checkLength(value, max) ??
    checkPattern(pattern, value, inputType === 'tel' ? 'notPhone' : 'pattern')
  );
}

/** `max` of an amount is in whole currency units. */
function checkAmount(value: string, max: number | undefined): Problem | undefined {
  if (!/^\d+\.\d\d$/.test(value)) return { kind: 'notAmount' };
  const minor = Number(value.replace('.', ''));
  return max !== undefined && minor > max * 100 ? { kind: 'tooBig', max } : undefined;
}

function checkWhole(value: string, max: number | undefined, min: number): Problem | undefined {
  if (!/^\d{1,15}$/.test(value) || Number(value) < min) return { kind: 'notNumber' };
  return max !== undefined && Number(value) > max ? { kind: 'tooBig', max } : undefined;
}

const checkLength = (value: string, max: number | undefined): Problem | undefined =>
  max !== undefined && !fitsIn(value, max)
    ? { kind: 'tooLong', max, length: graphemeCount(value) }
    : undefined;

/** A pattern of nothing but digits has its own message with the actual and the required count. */
function checkDigitCount(pattern: string | undefined, value: string): Problem | undefined {
  const digits = digitsIn(pattern ?? '');
  if (!digits || !/^\d+$/.test(value)) return undefined;
  const { least, most } = digits;
  const has = value.length;
  return has < least || has > most ? { kind: 'digitCount', has, least, most } : undefined;
}

/** How many digits a pattern accepts that consists of digits only: `^[1-9]\d{4}$` accepts 5. */
function digitsIn(pattern: string): { readonly least: number; readonly most: number } | undefined {
  const rest = pattern.replace(/^\^|\$$/g, '');
  const parts = [...rest.matchAll(/(?:\\d|\[\d-\d\])(?:\{(\d+)(?:,(\d+))?\})?/g)];
  if (rest === '' || parts.map(([part]) => part).join('') !== rest) return undefined;
  let least = 0;
  let most = 0;
  for (const [, from = '1', to = from] of parts) {
    least += Number(from);
    most += Number(to);
  }
  return { least, most };
}

/** The whole value must match, as in HTML. A pattern that this browser cannot compile is left to the lender. */
function checkPattern(
  pattern: string | undefined,
  value: string,
  kind: 'notPhone' | 'pattern',
): Problem | undefined {
  if (pattern === undefined) return undefined;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value) ? undefined : { kind };
  } catch {
    return undefined;
  }
}

/** Whether this is a valid date in the form `YYYY-MM-DD`; 30 February is not. */
export function isCalendarDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1900) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A check across several answers: two numbers that must differ, or be equal. */
export type CrossCheck = (answers: Answers) => Problems;

const noCrossCheck: CrossCheck = () => new Map();

/** All problems of the visible questions, in order. A question's own problem takes precedence over a shared one. */
export function checkForm(
  items: readonly FormItem[],
  answers: Answers,
  market: Market,
  crossCheck: CrossCheck = noCrossCheck,
): Problems {
  const shared = crossCheck(answers);
  const problems = new Map<string, Problem>();
  for (const item of visibleItems(items, answers)) {
    const problem = checkItem(item, valueOf(answers, item.code), market) ?? shared.get(item.code);
    if (problem) problems.set(item.code, problem);
  }
  return problems;
}
