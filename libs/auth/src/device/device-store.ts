import { safeStorage } from '@clearloan/api-client';

/** What this device keeps for all tabs, as far as the start reads it. */
export const deviceStore = safeStorage(() => window.localStorage);
