import { useRead, useWrite } from '@clearloan/api-client';
import {
  loginSetting,
  passwordLogin,
  resetPassword,
  sendSmsCode,
  sendVoiceCode,
  smsCodeLogin,
} from './contract/login-calls';

export const useLoginSetting = () => useRead(loginSetting, {});
export const useSendSmsCode = () => useWrite(sendSmsCode);
export const useSendVoiceCode = () => useWrite(sendVoiceCode);
export const useSmsCodeLogin = () => useWrite(smsCodeLogin);
export const usePasswordLogin = () => useWrite(passwordLogin);
export const useResetPassword = () => useWrite(resetPassword);
