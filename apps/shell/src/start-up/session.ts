import { createSession, safeStorage } from '@clearloan/api-client';
import { activeLanguage } from '@clearloan/app-runtime';

/** The one session of this device. Its address is empty where a screen is prerendered. */
export const session = createSession({
  storage: safeStorage(() => window.localStorage),
  address: () => (typeof window === 'undefined' ? '' : window.location.href),
  language: activeLanguage,
});
