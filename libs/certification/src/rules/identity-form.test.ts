import { sampleMarket } from '@clearloan/formatting';
import * as v from 'valibot';
import { basicPersonInfo, type CardType } from '../contract';
import { identityKnown, identityUnknown } from '../fixtures/identity';
import { noAnswers, type Answers } from './answers';
import { readingAnswers } from './answers';
import { identityItems, identityToSend, type IdentityText } from './identity-form';

const label: IdentityText = {
  name: 'Name',
  idNumber: 'Number',
  birthday: 'Date of birth',
  gender: 'Gender',
  missing: { name: 'Enter it', id_number: 'Enter it', birthday: 'Choose it', gender: 'Choose it' },
  genders: { female: 'Woman', male: 'Man', other: 'Other' },
  savedNumber: (masked) => `saved ${masked}`,
  doubt: (doubt) => `doubt ${doubt}`,
  onCard: (read) => `read ${read}`,
};
const unknown = v.parse(basicPersonInfo.data, identityUnknown);
const known = v.parse(basicPersonInfo.data, identityKnown);
const nik: CardType = { card_type: 'nik', title: 'National ID', needsBack: true };
const reading = readingAnswers({ name: 'Mira Tan', id_number: '3174014903940417', birthday: undefined });
const itemsFor = (identity = unknown, typed: Answers = noAnswers, read: Answers = reading) =>
  new Map(
    identityItems(identity, nik, { reading: read, typed }, sampleMarket, label).map((item) => [
      item.code,
      item,
    ]),
  );

it('the identity form fills in the recognized details before those of the lender', () => {
  expect(itemsFor(known).get('name')?.value).toBe('Mira Tan');
  expect(itemsFor(known, noAnswers, noAnswers).get('birthday')?.value).toBe('1994-03-09');
  expect(itemsFor().get('birthday')?.value).toBeUndefined();
});

it('the identity form uses the numeric keyboard for a number of digits only', () => {
  expect(itemsFor().get('id_number')).toMatchObject({ inputType: 'digits', pattern: '^\\d{16}$' });
  const passport = { ...nik, card_type: 'passport' };
  const [, number] = identityItems(unknown, passport, { reading, typed: noAnswers }, sampleMarket, label);
  expect(number).toMatchObject({ inputType: 'text' });
  expect(number?.pattern).toBeUndefined();
});

it('a masked number is not filled in', () => {
  expect(itemsFor(known, noAnswers, noAnswers).get('id_number')).toMatchObject({
    value: undefined,
    hint: 'saved 3174 •••• •••• 0417',
  });
});

it.each([
  ['a name that differs from the card', 'name', 'Mira Tang', 'read Mira Tan'],
  ['the same name in upper case', 'name', 'MIRA  TAN', undefined],
  ['a number that differs from the card', 'id_number', '3174014903940418', 'read 3174014903940417'],
  ['a blank field', 'name', '', undefined],
])('%s: for %s %j the hint is %j', (_what, code, typed, hint) => {
  expect(itemsFor(unknown, new Map([[code, { value: typed }]])).get(code)?.hint).toBe(hint);
});

describe('the saved identity', () => {
  const answers = { name: 'Mira Tan', id_number: '1', birthday: '1994-03-09', gender: 'female' };
  const front = { type: 'id_front', isNeeded: true, imageId: 'i-1' } as const;

  it('contains the ids of the pictures', () => {
    expect(identityToSend(answers, nik, [front])).toMatchObject({ card_type: 'nik', id_front: 'i-1' });
  });

  it.each([
    ['the front is missing', answers, [{ ...front, imageId: undefined }]],
    ['an answer is missing', { ...answers, name: '' }, [front]],
    ['the gender is unknown', { ...answers, gender: 'x' }, [front]],
  ])('is undefined while %s', (_what, given, pictures) => {
    expect(identityToSend(given, nik, pictures)).toBeUndefined();
  });
});

it('a number that does not match the person gets a hint and can be sent', () => {
  const typed: Answers = new Map([['id_number', { value: '3174014903940417' }]]);
  const born = (birthday: string): Answers => new Map([...typed, ['birthday', { value: birthday }]]);
  const hintFor = (answers: Answers) => itemsFor(unknown, answers, noAnswers).get('id_number')?.hint;
  expect(hintFor(born('1994-03-10'))).toBe('doubt otherBirthday');
  expect(hintFor(born('1994-03-09'))).toBeUndefined();
  expect(hintFor(new Map([['id_number', { value: '31740149' }]]))).toBeUndefined();
});
