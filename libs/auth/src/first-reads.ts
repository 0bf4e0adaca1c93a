import { firstRead, type FirstReads } from '@clearloan/api-client';
import { routePatterns } from '@clearloan/routes';
import { loginSetting } from './contract/login-calls';

/** What the screens of this library begin with, by the patterns of their paths. */
export const firstReads: Readonly<Record<string, FirstReads>> = {
  [routePatterns.login]: { visitor: () => [firstRead(loginSetting, {})], borrower: () => [] },
};
