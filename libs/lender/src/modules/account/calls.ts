import {
  changePhone,
  deleteUser,
  endSessions,
  loginSetting,
  logout,
  passwordLogin,
  resetPassword,
  sendSmsCode,
  sendVoiceCode,
  sessionList,
  smsCodeLogin,
  userInfo,
  userLogout,
  userMenu,
} from '@clearloan/auth/contract';
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
import { answerUserMenu } from './user-menu';

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
