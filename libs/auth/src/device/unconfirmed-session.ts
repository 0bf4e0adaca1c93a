import { deviceStore } from '@clearloan/api-client';

/**
 * A session from a link may belong to a stranger. No personal screen opens until the borrower confirms it (OWASP ASVS 7.2.4: such a
 * link would collect the victim's documents). Stored on the device, so that a reload or another tab asks too.
 */
const unconfirmedSessionEntry = 'clearloan.handed-over';

export const markSessionUnconfirmed = (): void => {
  deviceStore.set(unconfirmedSessionEntry, 'yes');
};

export const hasUnconfirmedSession = (): boolean => deviceStore.get(unconfirmedSessionEntry) === 'yes';

/** The borrower confirmed it, or logged in here. */
export const confirmSession = (): void => {
  deviceStore.remove(unconfirmedSessionEntry);
};
