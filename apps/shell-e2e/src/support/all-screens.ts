import { screens as account } from '@clearloan/account/screens';
import { screens as application } from '@clearloan/application/screens';
import { screens as auth } from '@clearloan/auth/screens';
import { screens as bookkeeping } from '@clearloan/bookkeeping/screens';
import { screens as calculator } from '@clearloan/calculator/screens';
import { screens as certification } from '@clearloan/certification/screens';
import { screens as complaints } from '@clearloan/complaints/screens';
import { screens as lock } from '@clearloan/device-lock/screens';
import { screens as home } from '@clearloan/home/screens';
import { screens as loans } from '@clearloan/loans/screens';
import { screens as privacy } from '@clearloan/privacy/screens';
import { screens as reminders } from '@clearloan/reminders/screens';
import { screens as repayment } from '@clearloan/repayment/screens';

/** The screens of all features. */
export const screens = [
  ...[
    ...home,
    ...application,
    ...loans,
    ...repayment,
    ...certification,
    ...auth,
    ...account,
    ...lock,
    ...complaints,
  ],
  ...[...calculator, ...bookkeeping, ...reminders, ...privacy],
];
