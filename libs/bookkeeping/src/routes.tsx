import { routePatterns } from '@clearloan/routes';
import { lazyScreen } from '@clearloan/app-runtime';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { innerRoutes } from './inner-routes';
import { catalog } from './catalog';

/** The book needs no login: without one it stays on the device. */
const open = (path: string, page: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: { open: true },
  Component: lazyScreen({ page, catalog }),
});

const record = () => import('./pages/record-page');
const account = () => import('./pages/account-page');

/** All screens of the feature, each loaded when it is first opened. */
export const routes: RouteObject[] = [
  open(routePatterns.bookkeeping, async () => (await import('./pages/book-page')).BookPage),
  open(innerRoutes.add, async () => (await record()).NewRecordPage),
  open(innerRoutes.record, async () => (await record()).RecordPage),
  open(innerRoutes.accounts, async () => (await import('./pages/accounts-page')).AccountsPage),
  open(innerRoutes.addAccount, async () => (await account()).NewAccountPage),
  open(innerRoutes.account, async () => (await account()).AccountPage),
  open(innerRoutes.regular, async () => (await import('./pages/regular-page')).RegularPage),
  open(innerRoutes.budgets, async () => (await import('./pages/budgets-page')).BudgetsPage),
  open(innerRoutes.categories, async () => (await import('./pages/categories-page')).CategoriesPage),
  open(innerRoutes.table, async () => (await import('./pages/table-page')).TablePage),
];
