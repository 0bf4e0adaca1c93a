import { useRead, useWrite } from '@clearloan/api-client';
import { sendSmsCode, sendVoiceCode } from '../contract/codes';
import { loginSetting } from '../contract/login-setting';

export const useLoginSetting = () => useRead(loginSetting, {});
export const useSendSmsCode = () => useWrite(sendSmsCode);
export const useSendVoiceCode = () => useWrite(sendVoiceCode);
