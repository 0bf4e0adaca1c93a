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
  type InferOutput,
} from '@clearloan/api-client/declare';

export const cycles = [
  /** One payment. */
  'once',
  /** Each week. */
  'weekly',
  /** Each month. */
  'monthly',
] as const;
export type Cycle = (typeof cycles)[number];

export const bellChannels = [
  /** A notification of the app. */
  'app',
  /** A text message. */
  'sms',
  /** An event in the device's calendar. */
  'calendar',
] as const;

/** When to notify the borrower: days before, 0 is the due date itself. */
const bell = object({
  /** The days of the alarms, counted back from the due date. */
  daysBefore: manyOf(count),
  /** The time of day of each alarm, on the device. */
  time: timeOfDay,
  /** How the borrower is told. */
  channels: manyOf(openEnum(bellChannels)),
});
export type Bell = InferOutput<typeof bell>;

export const reminderStatusValues = [
  /** Due in more than seven days, with an alarm. */
  'upcoming',
  /** Due within seven days. */
  'due',
  /** Its day has passed. */
  'late',
  /** All its payments are made. */
  'done',
  /** Due in more than seven days, without an alarm. */
  'off',
] as const;
const reminderStatus = openEnum(reminderStatusValues);
export type ReminderStatus = InferOutput<typeof reminderStatus>;

/** A payment to any lender that the borrower wants to remember. Without `bell` there is no alarm. */
export const reminder = object({
  /** The id, made by the device. */
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
  /** The number of the intended day of the month: after 28 February, a loan due on the 31st continues on 31 March. */
  dayOfMonth: optional(countBetween(1, 31)),
  /** How many payments there are; absent if there is no last one. */
  times: optional(count),
  /** How many of them are done. */
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
export type Reminder = InferOutput<typeof reminder>;

export const remindersData = syncedListOf(reminder);

/** The id is created by the device, so that a retry does not create a second reminder. */
export const saveReminderRequest = object({
  /** The id, made by the device. */
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
  /** The number of the intended day of the month. */
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
  /** The reminder. */
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
  /** The reminder; of a loan, an id of this payment. */
  id,
  /** A loan of this lender, or a reminder of the borrower. */
  source: openEnum([
    /** A loan of this lender. */
    'own',
    /** A reminder of the borrower. */
    'other',
  ]),
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
export type DueItem = InferOutput<typeof dueItem>;

/** The borrower's forecast balance on a day if everything is paid as planned. */
const forecastDay = object({
  /** The day; those without a movement are left out. */
  date,
  /** The income that is expected. */
  in: money,
  /** What is due. */
  out: money,
  /** The balance at its end; below zero if the money does not suffice. */
  balance: money,
});
export type ForecastDay = InferOutput<typeof forecastDay>;

export const duesData = object({
  /** What is late, and what is due in the next seven days. */
  dueSoon: array(dueItem),
  /** Sums of what is due. */
  totals: object({
    /** What is due in the next seven days. */
    next7Days: money,
    /** What is due in this calendar month. */
    thisMonth: money,
    /** What is late. */
    late: money,
  }),
  /** The balance day by day. */
  forecast: manyOf(forecastDay),
  /**
   * All payments of the borrower's active loans at this lender, including paid ones (`done`): for the calendar, and
   * offline.
   */
  own: manyOf(dueItem),
});
export type Dues = InferOutput<typeof duesData>;
