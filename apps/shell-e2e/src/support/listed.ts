import * as authCalls from '@clearloan/auth/contract';
import { screens as auth } from '@clearloan/auth/screens';
import * as bookCalls from '@clearloan/bookkeeping/contract';
import { screens as bookkeeping } from '@clearloan/bookkeeping/screens';
import * as calculatorCalls from '@clearloan/calculator/contract';
import { screens as calculator } from '@clearloan/calculator/screens';
import * as certificationCalls from '@clearloan/certification/contract';
import { screens as certification } from '@clearloan/certification/screens';
import * as complaintCalls from '@clearloan/complaints/contract';
import { screens as complaints } from '@clearloan/complaints/screens';
import * as loanCalls from '@clearloan/loans/contract';
import { screens as loans } from '@clearloan/loans/screens';
import * as privacyCalls from '@clearloan/privacy/contract';
import { screens as privacy } from '@clearloan/privacy/screens';
import * as reminderCalls from '@clearloan/reminders/contract';
import { screens as reminders } from '@clearloan/reminders/screens';
import * as repaymentCalls from '@clearloan/repayment/contract';
import { screens as repayment } from '@clearloan/repayment/screens';
import { endpointsOf } from '@clearloan/api-client/declare';

export const screens = [
  ...[...loans, ...repayment, ...certification, ...auth, ...complaints],
  ...[...calculator, ...bookkeeping, ...reminders, ...privacy],
];

const contracts = [
  ...[authCalls, bookCalls, calculatorCalls, certificationCalls, complaintCalls],
  ...[loanCalls, privacyCalls, reminderCalls, repaymentCalls],
];

export const calls = contracts.flatMap((contract) => endpointsOf(contract));

export const writes = calls.filter(({ style }) => style !== 'GET');
