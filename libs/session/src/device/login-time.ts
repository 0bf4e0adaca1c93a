import { tabStore } from '@clearloan/api-client';

/** Per tab: a login in another tab does not prove who uses this one. */
const loginTimeKey = 'clearloan.login-at';
const freshLoginMs = 10 * 60_000;

export const rememberLogin = (): void => {
  tabStore.set(loginTimeKey, String(Date.now()));
};

/** Whether a login happened in this tab within ten minutes. A clock that was set back makes no login fresh. */
export function isLoginFresh(): boolean {
  const ageMs = Date.now() - Number(tabStore.get(loginTimeKey) ?? Number.NaN);
  return ageMs >= 0 && ageMs < freshLoginMs;
}
