import { pathTo, withOwnKeys } from '@clearloan/routes';

const root = pathTo('reminders');

/** The inner screens. */
export const patterns = {
  add: `${root}/new`,
  calendar: `${root}/calendar`,
  outlook: `${root}/outlook`,
  reminder: `${root}/:reminderId`,
  change: `${root}/:reminderId/change`,
} as const;

/** One payment: a reminder of the borrower, or of one of this lender's loans. */
export const duePath = (id: string): string => `${root}/${encodeURIComponent(id)}`;
export const changePath = (id: string): string => `${duePath(id)}/change`;

/** @param day the selected day, `YYYY-MM-DD` */
export const calendarPath = (month?: string, day?: string): string =>
  withOwnKeys(patterns.calendar, { _month: month, _day: day });
