import {
  closeReminder,
  deleteReminder,
  dues,
  reminderInfo,
  reminderList,
  saveReminder,
  setReminder,
} from '@clearloan/reminders/contract';
import { defineHandler, type Call } from '../../context/define-handler';
import { showDues } from './dues';
import { closeBell, keepReminder, listReminders, removeReminder, setBell, showReminder } from './reminders';

/** What a borrower has to pay, to this lender and to others. */
export const reminderCalls: readonly Call[] = [
  defineHandler(dues, showDues),
  defineHandler(reminderList, listReminders),
  defineHandler(saveReminder, keepReminder),
  defineHandler(reminderInfo, showReminder),
  defineHandler(setReminder, setBell),
  defineHandler(closeReminder, closeBell),
  defineHandler(deleteReminder, removeReminder),
];
