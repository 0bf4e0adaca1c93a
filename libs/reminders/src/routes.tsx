import { routePatterns } from '@clearloan/routes';
import { lazyScreen } from '@clearloan/app-runtime';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { innerRoutes } from './inner-routes';
import { catalog } from './catalog';

/** Reminders need no login: without one they stay on the device. */
const open = (path: string, page: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: { open: true },
  Component: lazyScreen({ page, catalog }),
});

const messages = () => import('./messages/pages');
const forms = () => import('./pages/form-pages');

/** What the lender told the borrower, and what it may send: for every borrower, with or without reminders. */
export const messageRoutes: RouteObject[] = [
  {
    path: routePatterns.messages,
    Component: lazyScreen({ page: async () => (await messages()).MessagesPage, catalog }),
  },
  {
    path: routePatterns.notifications,
    Component: lazyScreen({ page: async () => (await messages()).NotificationsPage, catalog }),
  },
];

/** All screens of the feature, each loaded when it is first opened. */
export const routes: RouteObject[] = [
  open(routePatterns.reminders, async () => (await import('./pages/reminders-page')).RemindersPage),
  open(innerRoutes.calendar, async () => (await import('./pages/calendar-page')).CalendarPage),
  open(innerRoutes.outlook, async () => (await import('./pages/outlook-page')).OutlookPage),
  open(innerRoutes.add, async () => (await forms()).NewReminderPage),
  open(innerRoutes.change, async () => (await forms()).ChangeReminderPage),
  open(innerRoutes.reminder, async () => (await import('./pages/due-page')).DuePage),
];
