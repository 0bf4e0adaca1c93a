/** The endpoints that log in. */
export { accountIsOfLogin, newIsCreatedNow } from './contract/login-rules';
export { passwordLogin, resetPassword, smsCodeLogin } from './contract/login-calls';
export type { Login } from './contract/login-calls';
