/** The endpoints of reminders. Without a login none is called: reminders then exist only on the device. */
import {
  get,
  id,
  instant,
  noRequest,
  nothing,
  object,
  oneOf,
  optional,
  postForm,
} from '@clearloan/api-client/declare';
import {
  dueItem,
  duesData,
  reminder,
  remindersData,
  saveReminderRequest,
  setBellRequest,
} from './contract/reminder';

export { dueItem };
export { duesAddUp, duesAreForecast } from './contract/dues-rules';
export { pushSetting, removePushSubscription, savePushSubscription } from './contract/push';
export {
  messageKinds,
  messageList,
  notificationChannels,
  notificationKinds,
  notificationSettings,
  readMessage,
  saveNotificationSetting,
} from './contract/messages';
export type {
  MessageItem,
  MessageKind,
  NotificationChannel,
  NotificationKind,
  NotificationSetting,
} from './contract/messages';
export { pushKinds } from './contract/push';
export type { PushKind } from './contract/push';
export { bellChannels, cycles, reminderStatusValues } from './contract/reminder';
export type { Bell, Cycle, DueItem, Dues, ForecastDay, Reminder, ReminderStatus } from './contract/reminder';

/** The filters of the reminder list. */
export const reminderLists = [
  /** All of them. */
  'all',
  /** Those with this status. */
  'upcoming',
  /** Those that are `due` or `late`. */
  'due',
  /** Those with this status. */
  'done',
  /** Those with this status. */
  'off',
] as const;

/** Shows upcoming payments, to this lender and to others, and whether the money suffices. */
export const dues = get('/repayment-product/index', {
  request: noRequest,
  data: duesData,
  providesTags: ['reminders', 'repayment', 'loans', 'bookkeeping'],
});

/** Lists reminders by status, or with `since` those that changed on other devices. */
export const reminderList = get('/repayment-product/get-list', {
  request: object({
    /** Which reminders. */
    status: oneOf(reminderLists),
    /** Only those that changed after this time, deleted ones too: `until` of the last reply. */
    since: optional(instant),
  }),
  data: remindersData,
  providesTags: ['reminders'],
});

/** Saves a reminder; the later of two versions wins. */
export const saveReminder = postForm('/repayment-product/save-repay-product', {
  request: saveReminderRequest,
  data: nothing,
  idempotent: true,
  invalidatesTags: ['reminders'],
});

/** Shows one reminder. */
export const reminderInfo = get('/repayment-product/repay-product-info', {
  request: object({
    /** The reminder. */
    id,
  }),
  data: reminder,
  providesTags: ['reminders'],
});

/** Turns the bell of a reminder on. */
export const setReminder = postForm('/repayment-product/set-reminder', {
  request: setBellRequest,
  data: nothing,
  invalidatesTags: ['reminders'],
});

/** Turns the bell of a reminder off; updated_at lets a later change on another device win. */
export const closeReminder = postForm('/repayment-product/close-reminder', {
  request: object({
    /** The reminder. */
    id,
    /** When the device changed it. */
    updated_at: optional(instant),
  }),
  data: nothing,
  invalidatesTags: ['reminders'],
});

/** Deletes a reminder; updated_at lets a later change on another device win. */
export const deleteReminder = postForm('/repayment-product/delete-repay-product', {
  request: object({
    /** The reminder. */
    id,
    /** When the device changed it. */
    updated_at: optional(instant),
  }),
  data: nothing,
  invalidatesTags: ['reminders'],
});
