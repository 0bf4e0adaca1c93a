import { sampleMarket } from '@clearloan/formatting';
import type { FormItem } from '../contract';
import { checkItem, type Problem } from './check-item';

const itemWith = (item: Partial<FormItem>): FormItem => ({
  code: 'q',
  cate: 'txt',
  title: 'Question',
  required: true,
  options: [],
  ...item,
});
const colours = itemWith({ cate: 'enum', options: [{ value: 'red', label: 'Red' }] });
const phone = itemWith({ inputType: 'tel', pattern: '^\\d{10}$', max: 10 });
const children = itemWith({ inputType: 'number', pattern: '^\\d{1,2}$', max: 20 });
const income = itemWith({ inputType: 'money' });
const account = itemWith({ inputType: 'digits', pattern: '^\\d{8,18}$', max: 18 });
const postal = itemWith({ inputType: 'digits', pattern: '^[1-9]\\d{4}$', max: 5 });
const local = itemWith({ inputType: 'tel', pattern: '^(?:\\+?62|0)\\d{7,12}$', max: 16 });
const right = undefined;

it.each<[string, FormItem, string, Problem | undefined]>([
  ['a blank answer that is required', itemWith({}), '   ', { kind: 'missing' }],
  ['a blank answer that is not required', itemWith({ required: false, pattern: 'x' }), '', right],
  ['any text', itemWith({}), 'Rivergate Textile', right],
  ['a text that is too long', itemWith({ max: 5 }), 'Rivergate', { kind: 'tooLong', max: 5, length: 9 }],
  ['an offered option', colours, 'red', right],
  ['an option that is no longer offered', colours, 'blue', { kind: 'notOffered' }],
  ['a typed city', itemWith({ cate: 'citySelect' }), 'Millbrook', right],
  ['the last day of a long month', itemWith({ cate: 'day' }), '31', right],
  ['a day that no month has', itemWith({ cate: 'day' }), '32', { kind: 'tooBig', max: 31 }],
  ['day 0', itemWith({ cate: 'day' }), '0', { kind: 'notNumber' }],
  ['a day after the last one offered', itemWith({ cate: 'day', max: 28 }), '29', { kind: 'tooBig', max: 28 }],
  ['a date', itemWith({ cate: 'date' }), '1994-02-28', right],
  ['the 30th of February', itemWith({ cate: 'date' }), '1994-02-30', { kind: 'notDate' }],
  ['half a date', itemWith({ cate: 'date' }), '1994-02-', { kind: 'notDate' }],
  ['a phone number with blanks', phone, '021 555 0199', right],
  [
    'a phone number that is too short',
    phone,
    '021 555 019',
    { kind: 'digitCount', has: 9, least: 10, most: 10 },
  ],
  ['a phone number in words', phone, 'home', { kind: 'notPhone' }],
  ['no children', children, '0', right],
  ['too many children', children, '21', { kind: 'tooBig', max: 20 }],
  ['children in words', children, 'two', { kind: 'notNumber' }],
  ['half a child', children, '1.5', { kind: 'notNumber' }],
  ['an amount with groups', income, '¥4,800.00', right],
  ['an amount of zero', income, '0', right],
  ['an amount in words', income, 'a lot', { kind: 'notAmount' }],
  ['a negative income', income, '-5', { kind: 'notAmount' }],
  [
    'an amount above the maximum',
    itemWith({ inputType: 'money', max: 10 }),
    '10.01',
    { kind: 'tooBig', max: 10 },
  ],
  ['the maximum amount', itemWith({ inputType: 'money', max: 10 }), '10', right],
  ['an account number in groups', account, '0098 4412 4417', right],
  ['an account number with a letter', account, '0098 44x', { kind: 'notDigits' }],
  [
    'an account number that is too short',
    account,
    '0098',
    { kind: 'digitCount', has: 4, least: 8, most: 18 },
  ],
  ['a postal code that is too short', postal, '4011', { kind: 'digitCount', has: 4, least: 5, most: 5 }],
  ['a postal code of the right length with a wrong digit', postal, '04011', { kind: 'pattern' }],
  ['a phone number of another country', local, '+44 20 7946', { kind: 'notPhone' }],
  ['a pattern without anchors', itemWith({ pattern: '[A-Z]+' }), 'ABc', { kind: 'pattern' }],
  ['a pattern that is not a valid regular expression', itemWith({ pattern: '(' }), 'anything', right],
  ['an unknown kind', itemWith({ cate: 'mood', max: 3 }), 'good', { kind: 'tooLong', max: 3, length: 4 }],
])('the check of %s gives the expected problem', (_what, item, typed, problem) => {
  expect(checkItem(item, typed, sampleMarket)).toEqual(problem);
});
