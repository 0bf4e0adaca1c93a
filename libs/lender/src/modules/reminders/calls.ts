import {
  closeReminder,
  deleteReminder,
  dues,
  pushSetting,
  reminderInfo,
  reminderList,
  removePushSubscription,
  savePushSubscription,
  saveReminder,
  setReminder,
} from '@clearloan/reminders/contract';
import { defineHandler, type Call } from '../../platform/context/define-handler';
import type { WebPush } from '../../platform/lender/web-push';
import { showDues } from './dues';
import { dropPushSubscription, keepPushSubscription, showPushSetting } from './push-subscriptions';
import { closeBell, keepReminder, listReminders, removeReminder, setBell, showReminder } from './reminders';

/** The endpoints for a borrower's dues, at this lender and elsewhere. */
export const reminderCalls = (push: WebPush | undefined): readonly Call[] => [
  defineHandler(dues, showDues),
  defineHandler(reminderList, listReminders),
  defineHandler(saveReminder, keepReminder),
  defineHandler(reminderInfo, showReminder),
  defineHandler(setReminder, setBell),
  defineHandler(closeReminder, closeBell),
  defineHandler(deleteReminder, removeReminder),
  defineHandler(pushSetting, showPushSetting(push)),
  defineHandler(savePushSubscription, keepPushSubscription(push)),
  defineHandler(removePushSubscription, dropPushSubscription),
];
