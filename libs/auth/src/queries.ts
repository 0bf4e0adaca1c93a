import { useRead, useWrite } from '@clearloan/api-client';
import {
  deleteUser,
  loginSetting,
  passwordLogin,
  resetPassword,
  sendSmsCode,
  sendVoiceCode,
  smsCodeLogin,
  userInfo,
  userMenu,
} from './contract';

export const useLoginSetting = () => useRead(loginSetting, {});
export const useSendSmsCode = () => useWrite(sendSmsCode);
export const useSendVoiceCode = () => useWrite(sendVoiceCode);
export const useSmsCodeLogin = () => useWrite(smsCodeLogin);
export const usePasswordLogin = () => useWrite(passwordLogin);
export const useResetPassword = () => useWrite(resetPassword);
export const useUserInfo = () => useRead(userInfo, {});
export const useUserMenu = () => useRead(userMenu, {});
export const useDeleteUser = () => useWrite(deleteUser);
/** Asks what deleting would do; changes nothing. */
export const useDeletionPreview = () => useRead(deleteUser, { preview: true });
