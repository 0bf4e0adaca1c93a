import type { OptionalPart } from '@clearloan/api-client/declare';
import { routePatterns } from '@clearloan/routes';
import {
  closeReminder,
  deleteReminder,
  dues,
  messageList,
  notificationSettings,
  readMessage,
  reminderInfo,
  reminderList,
  saveNotificationSetting,
  saveReminder,
  setReminder,
} from './contract';

/** What a lender may leave out. */
export const optionalParts: Readonly<Record<'reminders' | 'messages' | 'notifications', OptionalPart>> = {
  reminders: {
    calls: [dues, reminderList, reminderInfo, saveReminder, setReminder, closeReminder, deleteReminder],
    screens: [routePatterns.reminders],
  },
  messages: { calls: [messageList, readMessage], screens: [routePatterns.messages] },
  notifications: {
    calls: [notificationSettings, saveNotificationSetting],
    screens: [routePatterns.notifications],
  },
};
