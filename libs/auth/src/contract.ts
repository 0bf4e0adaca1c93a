/** The endpoints of logging in and of passwords, and the rules of their replies. */
export { accountIsOfLogin, newIsCreatedNow } from './contract/login-rules';
export { passwordLogin, resetPassword, smsCodeLogin } from './contract/login-calls';
export type { Login } from './contract/login-calls';
