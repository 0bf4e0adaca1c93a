import { firstRead, type FirstReads } from '@clearloan/api-client';
import { routePatterns } from '@clearloan/routes';
import { loginSetting } from '@clearloan/session/contract';

/** The first reads of this library's screens, by their route patterns. */
export const firstReads: Readonly<Record<string, FirstReads>> = {
  [routePatterns.login]: { visitor: () => [firstRead(loginSetting, {})], borrower: () => [] },
};
