import { sampleMarket } from '@clearloan/formatting';
import * as v from 'valibot';
import { extInfo as extInfoCall } from '../contract';
import { extInfo } from '../fixtures/ext-info';
import { startingAnswers, valueOf, type Answers } from './answers';
import { checkForm } from './check-item';
import { contactCheck, contactItems, contactsToSend } from './contacts';

const contacts = v.parse(extInfoCall.data, extInfo);
const missing = () => ({ relation: 'Choose who', name: 'Enter a name', mobile: 'Enter a number' });
const items = contactItems(contacts, { relation: 'Who', name: 'Name', mobile: 'Phone', missing }).flat();
const filled = (relation: string, mobile: string, name = ' Budi Tan '): Answers =>
  new Map([
    ['contacts.0.relation', { value: 'sister' }],
    ['contacts.0.name', { value: 'Ani Tan' }],
    ['contacts.0.mobile', { value: '0812 5550 0555' }],
    ['contacts.1.relation', { value: relation }],
    ['contacts.1.name', { value: name }],
    ['contacts.1.mobile', { value: mobile }],
  ]);
const problemsOf = (answers: Answers) =>
  Object.fromEntries(checkForm(items, answers, sampleMarket, contactCheck(contacts, sampleMarket)));

it('the form asks for as many contacts as the lender needs, with the known ones filled in', () => {
  expect(items).toHaveLength(6);
  expect(valueOf(startingAnswers(items, new Map()), 'contacts.0.name')).toBe('Ani Tan');
});

it.each([
  ['two different people have no problem', 'friend', '0813 5550 2288', {}],
  [
    'the same number twice is a problem',
    'friend',
    '+62 812-5550-0555',
    { 'contacts.1.mobile': { kind: 'sameNumber' } },
  ],
  [
    'the borrower’s number is a problem in any format',
    'friend',
    '0812 5550 0417',
    { 'contacts.1.mobile': { kind: 'ownNumber' } },
  ],
  [
    'the same relation twice is a problem',
    'sister',
    '0813 5550 2288',
    { 'contacts.1.relation': { kind: 'sameRelation' } },
  ],
  [
    'a number that is not a mobile number is a problem',
    'friend',
    '021 555',
    { 'contacts.1.mobile': { kind: 'notPhone' } },
  ],
  [
    'blank fields are a problem',
    '',
    '',
    { 'contacts.1.relation': { kind: 'missing' }, 'contacts.1.mobile': { kind: 'missing' } },
  ],
])('%s', (_what, relation, mobile, problems) => {
  expect(problemsOf(filled(relation, mobile))).toEqual(problems);
});

it('two people of one name are two people: each is sent with the own number', () => {
  const answers = filled('friend', '0813 5550 2288', 'ani TAN');
  expect(problemsOf(answers)).toEqual({});
  expect(contactsToSend(contacts, answers, sampleMarket)).toEqual([
    { relation: 'sister', name: 'Ani Tan', mobile: '+6281255500555' },
    { relation: 'friend', name: 'ani TAN', mobile: '+6281355502288' },
  ]);
});

it('numbers are sent to the lender in normalized form', () => {
  expect(contactsToSend(contacts, filled('friend', '0813 5550 2288'), sampleMarket)).toEqual([
    { relation: 'sister', name: 'Ani Tan', mobile: '+6281255500555' },
    { relation: 'friend', name: 'Budi Tan', mobile: '+6281355502288' },
  ]);
});
