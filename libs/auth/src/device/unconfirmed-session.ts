import { deviceStore } from '@clearloan/api-client';

/**
 * A session that came by a link may be anybody's: until the borrower says that it is theirs, no personal screen opens
 * (OWASP ASVS 7.2.4; a link with a stranger's session would collect the victim's papers). Kept on the device, so that
 * a reload or another tab asks too.
 */
const unconfirmedSessionEntry = 'clearloan.handed-over';

export const markSessionUnconfirmed = (): void => {
  deviceStore.set(unconfirmedSessionEntry, 'yes');
};

export const hasUnconfirmedSession = (): boolean => deviceStore.get(unconfirmedSessionEntry) === 'yes';

/** The borrower said yes, or logged in here. */
export const confirmSession = (): void => {
  deviceStore.remove(unconfirmedSessionEntry);
};
