import {
  closeReminder,
  deleteReminder,
  dues,
  reminderInfo,
  reminderList,
  saveReminder,
  setReminder,
} from '@clearloan/reminders/contract';
import { serve, type Call } from '../http/serve';
import { showDues } from './dues';
import { closeBell, keepReminder, listReminders, removeReminder, setBell, showReminder } from './reminders';

/** What a borrower has to pay, to this lender and to others. */
export const reminderCalls: readonly Call[] = [
  serve(dues, showDues),
  serve(reminderList, listReminders),
  serve(saveReminder, keepReminder),
  serve(reminderInfo, showReminder),
  serve(setReminder, setBell),
  serve(closeReminder, closeBell),
  serve(deleteReminder, removeReminder),
];
