import { newcomer, routePatterns, visitor, type ListedScreen } from '@clearloan/routes';
import { innerRoutes } from './inner-routes';

const confirmation = { tap: 'button', name: 'Check the maths' } as const;

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
  {
    name: 'productDetail',
    pattern: routePatterns.productDetail,
    states: [
      { state: 'default', as: newcomer, at: '/products/everyday' },
      { state: 'visitor', as: visitor, at: '/products/everyday' },
      { state: 'no such loan', as: visitor, at: '/products/no-such-loan' },
    ],
  },
  {
    name: 'landing',
    pattern: routePatterns.landing,
    states: [{ state: 'default', as: visitor, at: '/landing' }],
  },
  {
    name: 'landing2',
    pattern: routePatterns.landing2,
    states: [{ state: 'default', as: visitor, at: '/landing2?_product=school' }],
  },
  {
    name: 'confirmUrl',
    pattern: routePatterns.confirmUrl,
    states: [
      { state: 'default', as: 'approved-fixed', at: '/orders/:orderId/confirm' },
      {
        state: 'the maths checked',
        as: 'approved-fixed',
        at: '/orders/:orderId/confirm',
        steps: [confirmation],
      },
    ],
  },
  {
    name: 'confirmNew',
    pattern: routePatterns.confirmNew,
    states: [
      { state: 'default', as: 'approved', at: '/orders/:orderId/confirm-new' },
      {
        state: 'declining',
        as: 'approved',
        at: '/orders/:orderId/confirm-new',
        steps: [{ tap: 'button', name: 'No, I don’t want this loan' }],
      },
      {
        state: 'not ticked',
        as: 'approved',
        at: '/orders/:orderId/confirm-new',
        steps: [{ tap: 'button', name: 'Confirm loan' }],
      },
    ],
  },
  {
    name: 'confirmPeriod',
    pattern: routePatterns.confirmPeriod,
    states: [{ state: 'default', as: 'approved-plans', at: '/orders/:orderId/confirm-period' }],
  },
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
  {
    name: 'agreement',
    pattern: routePatterns.agreement,
    states: [{ state: 'default', as: visitor, at: '/agreements/privacy' }],
  },
];
