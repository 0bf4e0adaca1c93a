import type { EarlyCall } from '@clearloan/api-client';

/** The read of the login by its text alone: sent before its contract is there. A test holds it to it. */
export const earlyCallsOfLogin = () => ({
  visitor: [{ path: '/service/login/login-init' }] satisfies EarlyCall[],
  borrower: [],
});
