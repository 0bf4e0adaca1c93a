import { routePatterns, visitor, type ListedScreen, type Step } from '@clearloan/routes';
import { innerRoutes, toolPattern } from './inner-routes';

const aLoan: readonly Step[] = [
  { fill: 'Amount', with: '15000' },
  { fill: 'Interest rate per year', with: '24' },
];

/** All screens of the feature, with the situations that the product-wide checks visit. */
export const screens: readonly ListedScreen[] = [
  {
    name: 'calculator',
    pattern: routePatterns.calculator,
    isStatic: true,
    states: [
      { state: 'default', as: visitor, at: '/calculator', steps: aLoan },
      { state: 'empty', as: visitor, at: '/calculator' },
      {
        state: 'every payment',
        as: visitor,
        at: '/calculator',
        steps: [...aLoan, { tap: 'button', name: 'Show all payments' }],
      },
      {
        state: 'fees and other terms',
        as: visitor,
        at: '/calculator',
        steps: [...aLoan, { tap: 'button', name: 'Fees and other terms' }],
      },
      {
        state: 'not a number',
        as: visitor,
        at: '/calculator',
        steps: [
          { fill: 'Amount', with: 'much' },
          { fill: 'Interest rate per year', with: '500' },
        ],
      },
      { state: 'paying early', as: visitor, at: '/calculator?_tab=early' },
      { state: 'nothing to compare', as: visitor, at: '/calculator?_tab=compare' },
      { state: 'exchange', as: visitor, at: '/calculator?_tab=exchange' },
    ],
  },
  {
    name: 'rates',
    pattern: innerRoutes.rates,
    isStatic: true,
    states: [{ state: 'default', as: visitor, at: '/calculator/rates' }],
  },
  {
    name: 'check',
    pattern: innerRoutes.check,
    isStatic: true,
    states: [{ state: 'default', as: visitor, at: '/calculator/check' }],
  },
  {
    name: 'how long',
    pattern: toolPattern('how-long'),
    isStatic: true,
    states: [
      { state: 'default', as: visitor, at: '/calculator/how-long?_amount=280000&_rate=8.4&_payment=14000' },
      { state: 'empty', as: visitor, at: '/calculator/how-long' },
      { state: 'never ends', as: visitor, at: '/calculator/how-long?_payment=1' },
    ],
  },
  {
    name: 'affordable',
    pattern: toolPattern('affordable'),
    isStatic: true,
    states: [
      {
        state: 'default',
        as: visitor,
        at: '/calculator/affordable?_income=42000&_dues=15000&_aside=18000',
      },
      { state: 'empty', as: visitor, at: '/calculator/affordable' },
      { state: 'nothing left', as: visitor, at: '/calculator/affordable?_income=42000&_dues=50000' },
    ],
  },
  {
    name: 'replace loans',
    pattern: toolPattern('switch'),
    isStatic: true,
    states: [
      {
        state: 'default',
        as: visitor,
        at: '/calculator/switch?_loans=4000:80:900:5~6500::1250:6&_rate=18&_fee=2&_tax=18',
      },
      { state: 'empty', as: visitor, at: '/calculator/switch' },
    ],
  },
  {
    name: 'whole deal',
    pattern: toolPattern('deal'),
    isStatic: true,
    states: [
      {
        state: 'default',
        as: visitor,
        at: '/calculator/deal?_fee=2&_tax=18&_charges=160:28.80:deducted:thirdParty~25::eachTime:lender',
      },
      { state: 'no charges', as: visitor, at: '/calculator/deal' },
    ],
  },
];
