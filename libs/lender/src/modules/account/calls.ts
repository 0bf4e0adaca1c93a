import {
  changePhone,
  deleteUser,
  endSessions,
  sessionList,
  userMenu,
  type MenuItem,
} from '@clearloan/account/contract';
import { passwordLogin, resetPassword, smsCodeLogin } from '@clearloan/auth/contract';
import {
  loginSetting,
  logout,
  sendSmsCode,
  sendVoiceCode,
  userInfo,
  userLogout,
} from '@clearloan/session/contract';
import { defineHandler, definePublicHandler, type Call } from '../../platform/context/define-handler';
import type { LoanBook } from '../../platform/context/loan-book';
import { answerChangePhone } from './change-phone';
import { answerDeleteUser } from './delete-account';
import {
  answerLoginSetting,
  answerLogout,
  answerPasswordLogin,
  answerResetPassword,
  answerSmsCodeLogin,
} from './log-in';
import { createPasswordTries, unlimitedTries } from './password-tries';
import { sendCode, type CodeSending } from './send-code';
import { answerEndSessions, answerSessionList } from './sessions';
import { answerUserInfo } from './user-info';
import { maskAccount } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { mainCard } from '../certification/cards';
import { missingTasks } from '../certification/tasks';
import { lenderHours } from '../complaints/help';
import { openProblems } from '../complaints/problems';
import { answeredProblems } from '../complaints/reports/answered-problems';
import type { Handler } from '../../platform/context/request-context';

/** Pages in the back/forward cache must not show the borrower to the next person. */
const forgetPages = { 'Clear-Site-Data': '"cache"' };

/** The endpoints for logging in and for the account. */
export const borrowerCalls = (loanBook: LoanBook, sending: CodeSending): readonly Call[] => [
  definePublicHandler(loginSetting, answerLoginSetting),
  definePublicHandler(sendSmsCode, sendCode('sms', sending)),
  definePublicHandler(sendVoiceCode, sendCode('voice', sending)),
  definePublicHandler(smsCodeLogin, answerSmsCodeLogin),
  definePublicHandler(
    passwordLogin,
    answerPasswordLogin(sending.codesPerHour === undefined ? unlimitedTries : createPasswordTries()),
  ),
  definePublicHandler(resetPassword, answerResetPassword),
  defineHandler(logout, answerLogout, forgetPages),
  defineHandler(userLogout, answerLogout, forgetPages),
  defineHandler(userMenu, answerUserMenu),
  defineHandler(userInfo, answerUserInfo(loanBook)),
  defineHandler(sessionList, answerSessionList),
  defineHandler(endSessions, answerEndSessions),
  defineHandler(changePhone, answerChangePhone),
  defineHandler(deleteUser, answerDeleteUser(loanBook)),
];

/** The entries of the personal centre. The app omits entries that it has no screen for. */
const answerUserMenu: Handler<typeof userMenu> = async ({ borrower: { borrowerId }, t }) => {
  const missing = (await missingTasks(borrowerId)).length;
  const card = await mainCard(borrowerId);
  const open = await openProblems(borrowerId);
  const answered = (await answeredProblems(borrowerId)).length;
  const line = (item: Pick<MenuItem, 'key' | 'title' | 'linkUrl'> & Partial<MenuItem>): MenuItem => ({
    subtitle: undefined,
    value: undefined,
    iconUrl: undefined,
    redPoint: undefined,
    ...item,
  });
  return {
    list: [
      line({
        key: 'certification',
        title: t(msg`Verification`),
        value: missing === 0 ? t(msg`Done`) : t(msg`${missing} left`),
        redPoint: missing === 0 ? undefined : missing,
        linkUrl: pathTo('auth'),
      }),
      line({
        key: 'bank',
        title: t(msg`Bank account`),
        subtitle: card && `${card.bankName} ${maskAccount(card.tail)}`,
        linkUrl: pathTo('bindBank'),
      }),
      line({ key: 'payments', title: t(msg`Payments and receipts`), linkUrl: pathTo('activity') }),
      line({ key: 'statements', title: t(msg`Statements and letters`), linkUrl: pathTo('statements') }),
      line({ key: 'calculator', title: t(msg`Calculator`), linkUrl: pathTo('calculator') }),
      line({ key: 'bookkeeping', title: t(msg`Bookkeeping`), linkUrl: pathTo('bookkeeping') }),
      line({ key: 'reminders', title: t(msg`Reminders`), linkUrl: pathTo('reminders') }),
      line({
        key: 'complaint',
        title: t(msg`Report a problem`),
        value: answered > 0 ? t(msg`Answered`) : open === 0 ? undefined : t(msg`${open} open`),
        redPoint: answered === 0 ? undefined : answered,
        linkUrl: pathTo('complaint'),
      }),
      line({
        key: 'customerService',
        title: t(msg`Contact us`),
        subtitle: t(lenderHours),
        linkUrl: pathTo('customerService'),
      }),
    ],
  };
};
