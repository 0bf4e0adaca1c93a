import { routePatterns, type ListedScreen, type Step } from '@clearloan/routes';
import { innerRoutes } from './inner-routes';

const payByTransfer: readonly Step[] = [{ tap: 'button', name: /^Pay ¥/ }];
const makeCode: readonly Step[] = [
  { tap: 'tab', name: 'Wallet' },
  { tap: 'radio', name: /Mobile wallet/ },
  { tap: 'button', name: 'Get my code' },
];
const repay = '/orders/:orderId/repay';

/** All screens of the feature, with the situations that the product-wide checks visit. */
export const screens: readonly ListedScreen[] = [
  {
    name: 'repayUrl',
    pattern: routePatterns.repayUrl,
    states: [
      { state: 'default', as: 'two-paid', at: repay },
      { state: 'late', as: 'overdue', at: repay },
      { state: 'code active', as: 'code-open', at: repay },
      { state: 'full balance', as: 'two-paid', at: `${repay}?_what=payoff` },
      { state: 'partial amount', as: 'two-paid', at: `${repay}?_what=amount` },
      { state: 'returning the loan', as: 'first-days', at: `${repay}?_what=coolingOff` },
      { state: 'nothing to pay', as: 'settled', at: repay },
    ],
  },
  {
    name: 'autopay',
    pattern: routePatterns.autopay,
    states: [
      { state: 'default', as: 'two-paid', at: '/orders/:orderId/autopay' },
      { state: 'nothing to collect', as: 'settled', at: '/orders/:orderId/autopay' },
    ],
  },
  {
    name: 'ynRepayChoose',
    pattern: routePatterns.ynRepayChoose,
    states: [
      {
        state: 'default',
        as: 'two-paid',
        at: repay,
        steps: [{ tap: 'link', name: 'More banks, wallets and shops' }],
      },
    ],
  },
  {
    name: 'repayDelayUrl',
    pattern: routePatterns.repayDelayUrl,
    states: [
      { state: 'default', as: 'two-paid', at: '/orders/:orderId/delay' },
      {
        state: 'seven days',
        as: 'two-paid',
        at: '/orders/:orderId/delay',
        steps: [{ tap: 'radio', name: /\+ 7 days/ }],
      },
      {
        state: 'signing',
        as: 'two-paid',
        at: '/orders/:orderId/delay',
        steps: [
          { tap: 'radio', name: /\+ 7 days/ },
          { tap: 'button', name: /^Delay 7 days/ },
        ],
      },
      { state: 'one payment', as: 'at-once', at: '/orders/:orderId/delay' },
      { state: 'late', as: 'overdue', at: '/orders/:orderId/delay' },
      {
        state: 'late, smaller payments',
        as: 'overdue',
        at: '/orders/:orderId/delay',
        steps: [{ tap: 'radio', name: /^Smaller payments/ }],
      },
    ],
  },
  {
    name: 'ynRepay',
    pattern: routePatterns.ynRepay,
    states: [
      {
        state: 'default',
        as: 'two-paid',
        at: repay,
        steps: [{ tap: 'link', name: 'More banks, wallets and shops' }, ...makeCode],
      },
      { state: 'by transfer', as: 'two-paid', at: `${repay}?_how=bank-transfer`, steps: payByTransfer },
    ],
  },
  {
    name: 'reference',
    pattern: innerRoutes.reference,
    states: [
      { state: 'default', as: 'two-paid', at: '/orders/:orderId/reference' },
      {
        state: 'too short',
        as: 'two-paid',
        at: '/orders/:orderId/reference',
        steps: [{ fill: 'Reference (UTR)', with: '42' }],
      },
    ],
  },
  {
    name: 'paymentDetail',
    pattern: routePatterns.paymentDetail,
    states: [
      {
        state: 'default',
        as: 'two-paid',
        at: `${repay}?_how=bank-transfer`,
        steps: [
          ...payByTransfer,
          { tap: 'link', name: 'I’ve paid' },
          { fill: 'Reference (UTR)', with: '426501938842' },
          { tap: 'button', name: 'Send reference' },
        ],
      },
      {
        state: 'receipt',
        as: 'two-paid',
        at: '/orders/:orderId',
        steps: [{ tap: 'link', name: 'Receipt' }],
      },
    ],
  },
];
