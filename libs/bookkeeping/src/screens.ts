import { routePatterns, visitor, type ListedScreen, type Step } from '@clearloan/routes';
import { innerRoutes } from './inner-routes';

const writeDown = (keys: readonly string[], category: string): readonly Step[] => [
  ...keys.map((key): Step => ({ tap: 'button', name: new RegExp(`^${key}$`) })),
  { tap: 'radio', name: category },
  { tap: 'button', name: 'Save' },
];
const twoRecords: readonly Step[] = [
  ...writeDown(['2', '8'], 'Food'),
  { tap: 'link', name: 'Add a record' },
  ...writeDown(['7', '4', '5'], 'Home'),
];

/** All screens of the feature, with the situations that the product-wide checks visit. */
export const screens: readonly ListedScreen[] = [
  {
    name: 'bookkeeping',
    pattern: routePatterns.bookkeeping,
    isStatic: true,
    states: [
      { state: 'default', as: visitor, at: '/bookkeeping/new', steps: twoRecords },
      { state: 'empty', as: visitor, at: '/bookkeeping' },
      { state: 'with payments', as: 'two-paid', at: '/bookkeeping' },
    ],
  },
  {
    name: 'newRecord',
    pattern: innerRoutes.add,
    isStatic: true,
    states: [{ state: 'default', as: visitor, at: '/bookkeeping/new' }],
  },
  {
    name: 'record',
    pattern: innerRoutes.record,
    isStatic: true,
    states: [
      {
        state: 'default',
        as: visitor,
        at: '/bookkeeping/new',
        steps: [...writeDown(['2', '8'], 'Food'), { tap: 'link', name: /28\.00/ }],
      },
    ],
  },
  {
    name: 'accounts',
    pattern: innerRoutes.accounts,
    isStatic: true,
    states: [{ state: 'default', as: visitor, at: '/bookkeeping/accounts' }],
  },
  {
    name: 'addAccount',
    pattern: innerRoutes.addAccount,
    isStatic: true,
    states: [{ state: 'default', as: visitor, at: '/bookkeeping/accounts/new' }],
  },
  {
    name: 'account',
    pattern: innerRoutes.account,
    isStatic: true,
    states: [
      {
        state: 'default',
        as: visitor,
        at: '/bookkeeping/accounts',
        steps: [{ tap: 'link', name: /^Cash/ }],
      },
    ],
  },
  {
    name: 'regular',
    pattern: innerRoutes.regular,
    isStatic: true,
    states: [{ state: 'default', as: visitor, at: '/bookkeeping/regular' }],
  },
  {
    name: 'budgets',
    pattern: innerRoutes.budgets,
    isStatic: true,
    states: [
      {
        state: 'default',
        as: visitor,
        at: '/bookkeeping/new',
        steps: [
          ...writeDown(['2', '8'], 'Food'),
          { tap: 'link', name: 'Budgets' },
          { tap: 'button', name: /^Food/ },
          { fill: 'Monthly limit', with: '30' },
          { tap: 'button', name: 'Save budget' },
        ],
      },
      { state: 'empty', as: visitor, at: '/bookkeeping/budgets' },
    ],
  },
  {
    name: 'categories',
    pattern: innerRoutes.categories,
    isStatic: true,
    states: [
      {
        state: 'default',
        as: visitor,
        at: '/bookkeeping/categories',
        steps: [
          { tap: 'button', name: 'Add a category' },
          { fill: 'Name', with: 'Garden' },
          { tap: 'button', name: 'Save category' },
        ],
      },
      { state: 'empty', as: visitor, at: '/bookkeeping/categories' },
    ],
  },
  {
    name: 'table',
    pattern: innerRoutes.table,
    isStatic: true,
    states: [{ state: 'default', as: visitor, at: '/bookkeeping/table' }],
  },
];
