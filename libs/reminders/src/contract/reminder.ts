import {
  array,
  atMost,
  count,
  countBetween,
  date,
  flagOrNo,
  id,
  instant,
  manyOf,
  money,
  object,
  oneOf,
  openEnum,
  optional,
  syncedListOf,
  text,
  timeOfDay,
  uuid,
  freeText,
  type Inside,
} from '@clearloan/api-client/declare';

export const cycles = ['once', 'weekly', 'monthly'] as const;
export type Cycle = (typeof cycles)[number];

export const bellChannels = ['app', 'sms', 'calendar'] as const;

/** When to tell the borrower: so many days before, 0 is the day itself. */
const bell = object({
  daysBefore: manyOf(count),
  time: timeOfDay,
  channels: manyOf(openEnum(bellChannels)),
});
export type Bell = Inside<typeof bell>;

export const reminderStatusValues = ['upcoming', 'due', 'late', 'done', 'off'] as const;
const reminderStatus = openEnum(reminderStatusValues);
export type ReminderStatus = Inside<typeof reminderStatus>;

/** A payment to any lender that the borrower wants to remember. Without `bell` nothing rings. */
export const reminder = object({
  id,
  productName: text(120),
  lender: optional(text(120)),
  amount: money,
  repayTime: date,
  cycle: openEnum(cycles),
  /** The day of the month that was meant: after 28 February, a loan of the 31st goes on on 31 March. */
  dayOfMonth: optional(countBetween(1, 31)),
  /** How many payments there are, and how many are done. */
  times: optional(count),
  paidTimes: optional(count),
  note: optional(text(500)),
  status: reminderStatus,
  bell: optional(bell),
  /** When the device last changed it: the lender keeps the later one. */
  updated_at: instant,
  deleted: flagOrNo,
});
export type Reminder = Inside<typeof reminder>;

export const remindersData = syncedListOf(reminder);

/** The id is made by the device, so that a repeat is no second reminder. */
export const saveReminderRequest = object({
  id: uuid,
  productName: freeText(120),
  lender: optional(text(120)),
  amount: money,
  repayTime: date,
  cycle: oneOf(cycles),
  dayOfMonth: optional(countBetween(1, 31)),
  times: optional(countBetween(1, 480)),
  paidTimes: optional(count),
  note: optional(text(500)),
  updated_at: instant,
});

/** daysBefore is a list, for one bell three days before and one on the day. */
export const setBellRequest = object({
  id,
  daysBefore: atMost(5, countBetween(0, 60)),
  time: timeOfDay,
  channels: atMost(3, oneOf(bellChannels)),
  updated_at: optional(instant),
});

/** A payment that comes soon: `own` is a loan of this lender, `other` a reminder of the borrower's. */
export const dueItem = object({
  id,
  source: openEnum(['own', 'other']),
  orderId: optional(id),
  productName: text(120),
  lender: optional(text(120)),
  amount: money,
  repayTime: date,
  /** The day before the borrower moved it; absent when it was not moved. */
  originalRepayTime: optional(date),
  status: reminderStatus,
  times: optional(count),
  paidTimes: optional(count),
  bell: optional(bell),
});
export type DueItem = Inside<typeof dueItem>;

/** What the borrower will have on a day when everything is paid as planned. */
const forecastDay = object({ date, in: money, out: money, balance: money });
export type ForecastDay = Inside<typeof forecastDay>;

export const duesData = object({
  dueSoon: array(dueItem),
  totals: object({ next7Days: money, thisMonth: money, late: money }),
  forecast: manyOf(forecastDay),
  /** Every payment of the borrower's running loans at this lender, paid ones (`done`) too: for the calendar, and offline. */
  own: manyOf(dueItem),
});
export type Dues = Inside<typeof duesData>;
