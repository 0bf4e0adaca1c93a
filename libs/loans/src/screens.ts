import { newcomer, routePatterns, type ListedScreen } from '@clearloan/routes';
import { innerRoutes } from './inner-routes';

/** All screens of the feature, with the situations that the product-wide checks visit. */
export const screens: readonly ListedScreen[] = [
  {
    name: 'order',
    pattern: routePatterns.order,
    states: [
      { state: 'default', as: 'two-paid', at: '/orders' },
      { state: 'amount differs', as: 'amount-differs', at: '/orders' },
      { state: 'empty', as: newcomer, at: '/orders' },
    ],
  },
  {
    name: 'loanDetailUrl',
    pattern: routePatterns.loanDetailUrl,
    states: [
      { state: 'default', as: 'two-paid', at: '/orders/:orderId' },
      { state: 'late', as: 'overdue', at: '/orders/:orderId' },
      { state: 'code active', as: 'code-open', at: '/orders/:orderId' },
      { state: 'cooling-off period', as: 'first-days', at: '/orders/:orderId' },
      { state: 'in review', as: 'reviewing', at: '/orders/:orderId' },
      { state: 'approved', as: 'approved', at: '/orders/:orderId' },
      { state: 'payout returned', as: 'payout-failed', at: '/orders/:orderId' },
      { state: 'loan returned', as: 'given-back', at: '/orders/:orderId' },
      { state: 'paid off', as: 'settled', at: '/orders/:orderId' },
      {
        state: 'another borrower’s',
        as: 'two-paid',
        at: '/orders/00000000-0000-4000-8000-000000000000',
      },
    ],
  },
  {
    name: 'agreements',
    pattern: innerRoutes.agreements,
    states: [{ state: 'default', as: 'settled', at: '/orders/:orderId/agreements' }],
  },
  {
    name: 'closingLetter',
    pattern: innerRoutes.closingLetter,
    states: [
      { state: 'default', as: 'settled', at: '/orders/:orderId/closing-letter' },
      { state: 'still owed', as: 'two-paid', at: '/orders/:orderId/closing-letter' },
    ],
  },
  {
    name: 'statement',
    pattern: innerRoutes.statement,
    states: [
      { state: 'default', as: 'two-paid', at: '/orders/:orderId/statement' },
      { state: 'paid off', as: 'settled', at: '/orders/:orderId/statement' },
    ],
  },
  {
    name: 'activity',
    pattern: routePatterns.activity,
    states: [
      { state: 'default', as: 'settled', at: '/activity' },
      { state: 'letters', as: 'settled', at: '/activity?_group=letters' },
      { state: 'no results', as: 'two-paid', at: '/activity?_search=nothing+like+it' },
      { state: 'empty', as: newcomer, at: '/activity' },
    ],
  },
  {
    name: 'statements',
    pattern: routePatterns.statements,
    states: [
      { state: 'default', as: 'settled', at: '/statements' },
      { state: 'empty', as: newcomer, at: '/statements' },
    ],
  },
  {
    name: 'loanAgreement',
    pattern: routePatterns.loanAgreement,
    states: [{ state: 'default', as: 'settled', at: '/orders/:orderId/agreement' }],
  },
];
