import { screens as account } from '@clearloan/account/screens';
import { screens as auth } from '@clearloan/auth/screens';
import { screens as lock } from '@clearloan/device-lock/screens';
import { screens as bookkeeping } from '@clearloan/bookkeeping/screens';
import { screens as calculator } from '@clearloan/calculator/screens';
import { screens as complaints } from '@clearloan/complaints/screens';
import { screens as privacy } from '@clearloan/privacy/screens';
import { screens as reminders } from '@clearloan/reminders/screens';
import { screens as repayment } from '@clearloan/repayment/screens';
import { checkScreens } from './check-screens';

checkScreens([
  ...repayment,
  ...auth,
  ...account,
  ...lock,
  ...privacy,
  ...complaints,
  ...calculator,
  ...bookkeeping,
  ...reminders,
]);
