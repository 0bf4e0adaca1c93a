import { msg } from '@lingui/core/macro';
import type { Question } from './questions';

const forYourSafety = msg`To keep your monthly payment safe for you.`;

/** About the borrower's life. */
export const personalQuestions: readonly Question[] = [
  {
    code: 'education',
    cate: 'enum',
    title: msg`How long did you go to school?`,
    isRequired: true,
    options: [
      { value: 'primary', label: msg`Primary school` },
      { value: 'secondary', label: msg`Secondary school` },
      { value: 'vocational', label: msg`Vocational school` },
      { value: 'university', label: msg`University` },
    ],
    why: msg`Lenders have to ask it. It does not change your price.`,
  },
  {
    code: 'marriage',
    cate: 'enum',
    title: msg`Are you married?`,
    isRequired: true,
    options: [
      { value: 'single', label: msg`Single` },
      { value: 'married', label: msg`Married` },
      { value: 'divorced', label: msg`Divorced` },
      { value: 'widowed', label: msg`Widowed` },
    ],
    why: msg`To know who lives from your income.`,
  },
  {
    code: 'spouse_name',
    cate: 'txt',
    title: msg`Name of your husband or wife`,
    isRequired: true,
    inputType: 'text',
    max: 120,
    showWhen: { code: 'marriage', values: ['married'] },
    why: msg`The agreement names your household.`,
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
    title: msg`Income of your family each month`,
    hint: msg`Everyone at home together.`,
    isRequired: true,
    inputType: 'money',
    why: forYourSafety,
  },
  {
    code: 'purpose',
    cate: 'enum',
    title: msg`What is the money for?`,
    isRequired: true,
    options: [
      { value: 'stock', label: msg`Goods for a shop` },
      { value: 'school', label: msg`School fees` },
      { value: 'health', label: msg`Health` },
      { value: 'home', label: msg`Home` },
      { value: 'travel', label: msg`Travel` },
      { value: 'other', label: msg`Something else` },
    ],
    why: msg`It stands in your agreement.`,
  },
  {
    code: 'residentaddress',
    cate: 'txt',
    title: msg`Where do you live?`,
    hint: msg`Street, number and town.`,
    isRequired: true,
    inputType: 'text',
    max: 200,
    why: msg`The law asks us to know who borrows.`,
  },
  {
    code: 'home_pin_code',
    cate: 'txt',
    title: msg`Postal code`,
    isRequired: true,
    inputType: 'digits',
    pattern: '^[1-9]\\d{4}$',
    max: 5,
    why: msg`It belongs to your address.`,
  },
];
