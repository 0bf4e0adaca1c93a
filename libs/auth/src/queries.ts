import { useWrite } from '@clearloan/api-client';
import { passwordLogin, resetPassword, smsCodeLogin } from './contract/login-calls';

export const useSmsCodeLogin = () => useWrite(smsCodeLogin);
export const usePasswordLogin = () => useWrite(passwordLogin);
export const useResetPassword = () => useWrite(resetPassword);
