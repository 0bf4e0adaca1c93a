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

/** When to notify the borrower: days before, 0 is the due date itself. */
const bell = object({
  daysBefore: manyOf(count),
  time: timeOfDay,
  channels: manyOf(openEnum(bellChannels)),
});
export type Bell = Inside<typeof bell>;

export const reminderStatusValues = ['upcoming', 'due', 'late', 'done', 'off'] as const;
const reminderStatus = openEnum(reminderStatusValues);
export type ReminderStatus = Inside<typeof reminderStatus>;

/** A payment to any lender that the borrower wants to remember. Without `bell` there is no alarm. */
export const reminder = object({
  id,
  productName: text(120),
  lender: optional(text(120)),
  amount: money,
  repayTime: date,
  cycle: openEnum(cycles),
  /** The intended day of the month: after 28 February, a loan due on the 31st continues on 31 March. */
  dayOfMonth: optional(countBetween(1, 31)),
  /** The number of payments, and how many are done. */
  times: optional(count),
  paidTimes: optional(count),
  note: optional(text(500)),
  status: reminderStatus,
  bell: optional(bell),
  /** When the device last changed it: the lender keeps the later version. */
  updated_at: instant,
  deleted: flagOrNo,
});
export type Reminder = Inside<typeof reminder>;

export const remindersData = syncedListOf(reminder);

/** The id is created by the device, so that a retry does not create a second reminder. */
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

/** daysBefore is a list, for one alarm three days before and one on the day. */
export const setBellRequest = object({
  id,
  daysBefore: atMost(5, countBetween(0, 60)),
  time: timeOfDay,
  channels: atMost(3, oneOf(bellChannels)),
  updated_at: optional(instant),
});

/** An upcoming payment: `own` is a loan of this lender, `other` a reminder of the borrower. */
export const dueItem = object({
  id,
  source: openEnum(['own', 'other']),
  orderId: optional(id),
  productName: text(120),
  lender: optional(text(120)),
  amount: money,
  repayTime: date,
  /** The original due date; absent if it was not moved. */
  originalRepayTime: optional(date),
  status: reminderStatus,
  /** The lender is collecting it from the borrower's bank: there is nothing to pay. */
  isCollecting: flagOrNo,
  times: optional(count),
  paidTimes: optional(count),
  bell: optional(bell),
});
export type DueItem = Inside<typeof dueItem>;

/** The borrower's forecast balance on a day if everything is paid as planned. */
const forecastDay = object({ date, in: money, out: money, balance: money });
export type ForecastDay = Inside<typeof forecastDay>;

export const duesData = object({
  dueSoon: array(dueItem),
  totals: object({ next7Days: money, thisMonth: money, late: money }),
  forecast: manyOf(forecastDay),
  /**
   * All payments of the borrower's active loans at this lender, including paid ones (`done`): for the calendar, and
   * offline.
   */
  own: manyOf(dueItem),
});
export type Dues = Inside<typeof duesData>;
