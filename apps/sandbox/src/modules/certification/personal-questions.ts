import { msg } from '@lingui/core/macro';
import type { Question } from './questions';

const forYourSafety = msg`To keep your monthly payment affordable.`;

/** Personal questions. */
export const personalQuestions: readonly Question[] = [
  {
    code: 'education',
    cate: 'enum',
    title: msg`Highest level of education`,
    isRequired: true,
    options: [
      { value: 'primary', label: msg`Primary school` },
      { value: 'secondary', label: msg`Secondary school` },
      { value: 'vocational', label: msg`Vocational school` },
      { value: 'university', label: msg`University` },
    ],
    why: msg`Lenders have to ask. It doesn’t change your price.`,
  },
  {
    code: 'marriage',
    cate: 'enum',
    title: msg`Marital status`,
    isRequired: true,
    options: [
      { value: 'single', label: msg`Single` },
      { value: 'married', label: msg`Married` },
      { value: 'divorced', label: msg`Divorced` },
      { value: 'widowed', label: msg`Widowed` },
    ],
    why: msg`To know who depends on your income.`,
  },
  {
    code: 'spouse_name',
    cate: 'txt',
    title: msg`Your husband or wife’s name`,
    isRequired: true,
    inputType: 'text',
    max: 120,
    showWhen: { code: 'marriage', values: ['married'] },
    why: msg`Your agreement names your household.`,
  },
  {
    code: 'children_num',
    cate: 'txt',
    title: msg`How many children do you have?`,
    isRequired: true,
    inputType: 'number',
    pattern: '^\\d{1,2}$',
    max: 20,
    why: forYourSafety,
  },
  {
    code: 'family_monthly_salary',
    cate: 'txt',
    title: msg`Monthly family income`,
    hint: msg`Everyone in your home, added up.`,
    isRequired: true,
    inputType: 'money',
    why: forYourSafety,
  },
  {
    code: 'purpose',
    cate: 'enum',
    title: msg`What’s the loan for?`,
    isRequired: true,
    options: [
      { value: 'stock', label: msg`Stock for a shop` },
      { value: 'school', label: msg`School fees` },
      { value: 'health', label: msg`Health` },
      { value: 'home', label: msg`Home` },
      { value: 'travel', label: msg`Travel` },
      { value: 'other', label: msg`Something else` },
    ],
    why: msg`It’s included in your agreement.`,
  },
  {
    code: 'residentaddress',
    cate: 'txt',
    title: msg`Where do you live?`,
    hint: msg`Street, number and town.`,
    isRequired: true,
    inputType: 'text',
    max: 200,
    why: msg`The law requires us to know who’s borrowing.`,
  },
  {
    code: 'home_pin_code',
    cate: 'txt',
    title: msg`Postal code`,
    isRequired: true,
    inputType: 'digits',
    pattern: '^[1-9]\\d{4}$',
    max: 5,
    why: msg`It’s part of your address.`,
  },
];
