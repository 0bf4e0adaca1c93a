import { newcomer, routePatterns, visitor, type ListedScreen, type Step } from '@clearloan/routes';
import { innerRoutes } from './inner-routes';

const remember: readonly Step[] = [
  { fill: 'What’s it for?', with: 'Motorbike loan' },
  { fill: 'Amount', with: '860' },
  { choose: 'Day', nth: 5 },
  { choose: 'Month', nth: 1 },
  { choose: 'Year', nth: 2 },
  { tap: 'button', name: 'Save reminder' },
];

/** All screens of the feature, with the situations that the product-wide checks visit. */
export const screens: readonly ListedScreen[] = [
  {
    name: 'reminders',
    pattern: routePatterns.reminders,
    isStatic: true,
    states: [
      { state: 'default', as: 'two-paid', at: '/reminders' },
      { state: 'empty', as: visitor, at: '/reminders' },
    ],
  },
  {
    name: 'messages',
    pattern: routePatterns.messages,
    states: [
      { state: 'default', as: 'approved', at: '/messages' },
      { state: 'amount differs', as: 'amount-differs', at: '/messages' },
      {
        state: 'all read',
        as: 'approved',
        at: '/messages',
        steps: [{ tap: 'button', name: 'Mark all as read' }],
      },
      { state: 'empty', as: newcomer, at: '/messages' },
    ],
  },
  {
    name: 'notifications',
    pattern: routePatterns.notifications,
    isStatic: true,
    states: [{ state: 'default', as: 'two-paid', at: '/settings/notifications' }],
  },
  {
    name: 'newReminder',
    pattern: innerRoutes.add,
    isStatic: true,
    states: [
      { state: 'default', as: visitor, at: '/reminders/new' },
      {
        state: 'nothing filled in',
        as: visitor,
        at: '/reminders/new',
        steps: [{ tap: 'button', name: 'Save reminder' }],
      },
    ],
  },
  {
    name: 'calendar',
    pattern: innerRoutes.calendar,
    isStatic: true,
    states: [{ state: 'default', as: 'two-paid', at: '/reminders/calendar' }],
  },
  {
    name: 'outlook',
    pattern: innerRoutes.outlook,
    isStatic: true,
    states: [{ state: 'default', as: 'two-paid', at: '/reminders/outlook' }],
  },
  {
    name: 'reminder',
    pattern: innerRoutes.reminder,
    isStatic: true,
    states: [{ state: 'default', as: visitor, at: '/reminders/new', steps: remember }],
  },
  {
    name: 'changeReminder',
    pattern: innerRoutes.change,
    isStatic: true,
    states: [
      {
        state: 'default',
        as: visitor,
        at: '/reminders/new',
        steps: [...remember, { tap: 'link', name: 'Change' }],
      },
    ],
  },
];
