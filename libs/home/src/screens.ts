import { newcomer, routePatterns, visitor, type ListedScreen } from '@clearloan/routes';

/** All screens of the feature, with the situations that the product-wide checks visit. */
export const screens: readonly ListedScreen[] = [
  {
    name: 'main',
    pattern: routePatterns.main,
    states: [
      { state: 'default', as: 'two-paid', at: '/' },
      { state: 'visitor', as: visitor, at: '/' },
      { state: 'no loan yet', as: newcomer, at: '/' },
      { state: 'late', as: 'overdue', at: '/' },
      { state: 'code active', as: 'code-open', at: '/' },
      { state: 'amount differs', as: 'amount-differs', at: '/' },
    ],
  },
];
