import { withOwnKeys } from '@clearloan/routes';
import { choiceFrom, isSameChoice, keysOf, type LoanChoice } from './loan-choice';

const read = (search: string) => choiceFrom(new URLSearchParams(search));

it.each<[string, LoanChoice]>([
  ['?_amount=1500000&_tenure=6', { amount: 1500000, tenure: 6 }],
  ['?_amount=1500000', { amount: 1500000, tenure: undefined }],
  ['', { amount: undefined, tenure: undefined }],
  ['?_amount=15000.00&_tenure=six', { amount: undefined, tenure: undefined }],
  ['?_amount=-5&_tenure=0', { amount: undefined, tenure: undefined }],
  ['?_amount=1e9&_tenure=99999999999999', { amount: undefined, tenure: undefined }],
  ['?amount=1500000', { amount: undefined, tenure: undefined }],
])('the choice in the address %p is parsed', (search, choice) => {
  expect(read(search)).toEqual(choice);
});

it.each<LoanChoice>([{ amount: 1500000, tenure: 6 }, { tenure: 9 }, {}])(
  'the choice %p is restored after a reload',
  (choice) => {
    const { search } = new URL(withOwnKeys('/orders/o-1/confirm-new', keysOf(choice)), 'https://app.invalid');
    expect(isSameChoice(read(search), choice)).toBe(true);
  },
);

it('a different choice is detected', () => {
  expect(isSameChoice({ amount: 1, tenure: 6 }, { amount: 1, tenure: 9 })).toBe(false);
  expect(isSameChoice({ amount: 1, tenure: 6 }, { amount: 2, tenure: 6 })).toBe(false);
});
