import { routePatterns, visitor, type ListedScreen, type Step } from '@clearloan/routes';
import { checkPattern, ratesPattern } from './patterns';

const aLoan: readonly Step[] = [
  { fill: 'Amount', with: '15000' },
  { fill: 'Interest a year', with: '24' },
];

/** Every screen of the feature, with the situations that checks of the whole product go through. */
export const screens: readonly ListedScreen[] = [
  {
    name: 'calculator',
    pattern: routePatterns.calculator,
    isStill: true,
    states: [
      { state: 'default', as: visitor, at: '/calculator', steps: aLoan },
      { state: 'empty', as: visitor, at: '/calculator' },
      {
        ...{ state: 'every payment', as: visitor, at: '/calculator' },
        steps: [...aLoan, { tap: 'button', name: 'Show every payment' }],
      },
      {
        ...{ state: 'fees and other terms', as: visitor, at: '/calculator' },
        steps: [...aLoan, { tap: 'button', name: 'Fees and other terms' }],
      },
      {
        ...{ state: 'not a number', as: visitor, at: '/calculator' },
        steps: [
          { fill: 'Amount', with: 'much' },
          { fill: 'Interest a year', with: '500' },
        ],
      },
      { state: 'paying early', as: visitor, at: '/calculator?_tab=early' },
      { state: 'nothing to compare', as: visitor, at: '/calculator?_tab=compare' },
      { state: 'exchange', as: visitor, at: '/calculator?_tab=exchange' },
    ],
  },
  {
    name: 'rates',
    pattern: ratesPattern,
    isStill: true,
    states: [{ state: 'default', as: visitor, at: '/calculator/rates' }],
  },
  {
    name: 'check',
    pattern: checkPattern,
    isStill: true,
    states: [{ state: 'default', as: visitor, at: '/calculator/check' }],
  },
];
