import * as v from 'valibot';
import { cardSetting } from '../contract';
import { cardInit } from '../fixtures/cards';
import { accountCheck, accountItems, keepChoices, isAccepted, withoutRepeat } from './account-form';

const setting = v.parse(cardSetting.data, cardInit);
const typed = (first: string, again: string) =>
  new Map([
    ['account_number', { value: first }],
    ['account_number-again', { value: again }],
  ]);
const againProblem = (first: string, again: string) =>
  accountCheck(typed(first, again)).get('account_number-again');

it('the account form asks for the number twice and sends it once', () => {
  const codes = accountItems(setting, 'Type it again').map(({ code }) => code);
  expect(codes).toEqual(['bank_code', 'account_number', 'account_number-again']);
  expect(withoutRepeat({ bank_code: 'HARB', account_number: '1', 'account_number-again': '1' })).toEqual({
    bank_code: 'HARB',
    account_number: '1',
  });
});

it('the account form offers the listed banks when the question has no options', () => {
  const bare = { ...setting, items: setting.items.map((item) => ({ ...item, options: [] })) };
  expect(accountItems(bare, 'Again')[0]?.options).toContainEqual({ value: 'UNIT', label: 'Unity Bank' });
});

it.each([
  ['the same number in other groups is accepted', '0098 4412 4417', '009844124417', undefined],
  [
    'two swapped digits at the end are reported',
    '0098 4412 4417',
    '0098 4412 4471',
    { kind: 'notSame', endings: ['17', '71'] },
  ],
  ['a missing digit is reported', '0098 4412 4417', '0098 4412 441', { kind: 'notSame' }],
  ['another number is reported', '0098 4412 4417', '0088 4412 4417', { kind: 'notSame' }],
])('%s', (_what, first, again, problem) => {
  expect(againProblem(first, again)).toEqual(problem);
});

it('the draft of an account form contains the bank and no number [promise: account-number-unsaved]', () => {
  const answers = new Map([...typed('0098', '0098'), ['bank_code', { value: 'HARB' }] as const]);
  expect([...keepChoices(accountItems(setting, 'Again'), answers)]).toEqual([
    ['bank_code', { value: 'HARB' }],
  ]);
});

it.each([
  ['bound', true],
  ['verifying', true],
  ['nameMismatch', false],
  ['refused', false],
  ['askedElsewhere', false],
])('with an account in the status %s the borrower can continue: %p', (status, goesOn) => {
  expect(isAccepted({ status })).toBe(goesOn);
});
