import {
  deleteUser,
  loginSetting,
  logout,
  passwordLogin,
  resetPassword,
  sendSmsCode,
  sendVoiceCode,
  smsCodeLogin,
  userInfo,
  userLogout,
  userMenu,
} from '@clearloan/auth/contract';
import { serve, servePublic, type Call } from '../http/serve';
import type { LoanBook } from '../loan-book';
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
import { answerUserInfo } from './user-info';
import { answerUserMenu } from './user-menu';

/** Pages that the browser kept for going back must not show the borrower to the next person. */
const forgetPages = { 'Clear-Site-Data': '"cache"' };

/** Logging in and the account. */
export const borrowerCalls = (loanBook: LoanBook, sending: CodeSending): readonly Call[] => [
  servePublic(loginSetting, answerLoginSetting),
  servePublic(sendSmsCode, sendCode('sms', sending)),
  servePublic(sendVoiceCode, sendCode('voice', sending)),
  servePublic(smsCodeLogin, answerSmsCodeLogin),
  servePublic(passwordLogin, answerPasswordLogin(sending.isCapped ? createPasswordTries() : unlimitedTries)),
  servePublic(resetPassword, answerResetPassword),
  serve(logout, answerLogout, forgetPages),
  serve(userLogout, answerLogout, forgetPages),
  serve(userMenu, answerUserMenu),
  serve(userInfo, answerUserInfo(loanBook)),
  serve(deleteUser, answerDeleteUser(loanBook)),
];
