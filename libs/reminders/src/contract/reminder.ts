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
  /** The days of the alarms, counted back from the due date. */
  daysBefore: manyOf(count),
  /** The time of day of each alarm, on the device. */
  time: timeOfDay,
  /** How the borrower is told. */
  channels: manyOf(openEnum(bellChannels)),
});
export type Bell = Inside<typeof bell>;

export const reminderStatusValues = ['upcoming', 'due', 'late', 'done', 'off'] as const;
const reminderStatus = openEnum(reminderStatusValues);
export type ReminderStatus = Inside<typeof reminderStatus>;

/** A payment to any lender that the borrower wants to remember. Without `bell` there is no alarm. */
export const reminder = object({
  id,
  /** What is paid. */
  productName: text(120),
  /** To whom. */
  lender: optional(text(120)),
  /** How much each time. */
  amount: money,
  /** The next due date. */
  repayTime: date,
  /** How often. */
  cycle: openEnum(cycles),
  /** The intended day of the month: after 28 February, a loan due on the 31st continues on 31 March. */
  dayOfMonth: optional(countBetween(1, 31)),
  /** The number of payments, and how many are done. */
  times: optional(count),
  paidTimes: optional(count),
  /** The borrower’s own note. */
  note: optional(text(500)),
  /** What is due of it. */
  status: reminderStatus,
  /** Its alarms. */
  bell: optional(bell),
  /** When the device last changed it: the lender keeps the later version. */
  updated_at: instant,
  /** The borrower deleted it; other devices delete it too. */
  deleted: flagOrNo,
});
export type Reminder = Inside<typeof reminder>;

export const remindersData = syncedListOf(reminder);

/** The id is created by the device, so that a retry does not create a second reminder. */
export const saveReminderRequest = object({
  id: uuid,
  /** What is paid. */
  productName: freeText(120),
  /** To whom. */
  lender: optional(text(120)),
  /** How much each time. */
  amount: money,
  /** The next due date. */
  repayTime: date,
  /** How often. */
  cycle: oneOf(cycles),
  /** The intended day of the month. */
  dayOfMonth: optional(countBetween(1, 31)),
  /** How many payments there are. */
  times: optional(countBetween(1, 480)),
  /** How many of them are done. */
  paidTimes: optional(count),
  /** The borrower’s own note. */
  note: optional(text(500)),
  /** When the device changed it. */
  updated_at: instant,
});

/** daysBefore is a list, for one alarm three days before and one on the day. */
export const setBellRequest = object({
  id,
  /** Days before the due date; 0 is the day itself. */
  daysBefore: atMost(5, countBetween(0, 60)),
  /** The time of day. */
  time: timeOfDay,
  /** How the borrower is told. */
  channels: atMost(3, oneOf(bellChannels)),
  /** When the device changed it. */
  updated_at: optional(instant),
});

/** An upcoming payment: `own` is a loan of this lender, `other` a reminder of the borrower. */
export const dueItem = object({
  id,
  /** A loan of this lender, or a reminder of the borrower. */
  source: openEnum(['own', 'other']),
  /** The loan. */
  orderId: optional(id),
  /** What is paid. */
  productName: text(120),
  /** To whom. */
  lender: optional(text(120)),
  /** What is open of it. */
  amount: money,
  /** The due date. */
  repayTime: date,
  /** The original due date; absent if it was not moved. */
  originalRepayTime: optional(date),
  /** What is due of it. */
  status: reminderStatus,
  /** The lender is collecting it from the borrower's bank: there is nothing to pay. */
  isCollecting: flagOrNo,
  /** How many payments there are. */
  times: optional(count),
  /** How many of them are done. */
  paidTimes: optional(count),
  /** Its alarms. */
  bell: optional(bell),
});
export type DueItem = Inside<typeof dueItem>;

/** The borrower's forecast balance on a day if everything is paid as planned. */
const forecastDay = object({ date, in: money, out: money, balance: money });
export type ForecastDay = Inside<typeof forecastDay>;

export const duesData = object({
  /** What is late, and what is due in the next seven days. */
  dueSoon: array(dueItem),
  /** Their sum, that of this month, and that of what is late. */
  totals: object({ next7Days: money, thisMonth: money, late: money }),
  /** The balance day by day. */
  forecast: manyOf(forecastDay),
  /**
   * All payments of the borrower's active loans at this lender, including paid ones (`done`): for the calendar, and
   * offline.
   */
  own: manyOf(dueItem),
});
export type Dues = Inside<typeof duesData>;
