import { routePatterns } from '@clearloan/routes';

/** The screens that only this feature links to. A payment is one of a loan of this lender, or the borrower's own reminder. */
export const innerRoutes = {
  add: `${routePatterns.reminders}/new`,
  calendar: `${routePatterns.reminders}/calendar`,
  outlook: `${routePatterns.reminders}/outlook`,
  reminder: `${routePatterns.reminders}/:reminderId`,
  change: `${routePatterns.reminders}/:reminderId/change`,
} as const;
