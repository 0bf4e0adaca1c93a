import { tabStore } from '@clearloan/api-client';

/**
 * A session from a link or a native shell, until the borrower confirms the account (OWASP ASVS 7.2.4: it may be a stranger's, who
 * would collect the documents of anyone who opens the link). It is stored for this tab alone, so that a reload asks again, and
 * apart from the login: no call uses it, and nothing on the device changes.
 */
const offeredEntry = 'clearloan.offered-session';

export const holdOfferedSession = (sessionId: string): void => {
  tabStore.set(offeredEntry, sessionId);
};

export const offeredSession = (): string | null => tabStore.get(offeredEntry);

export const dropOfferedSession = (): void => {
  tabStore.remove(offeredEntry);
};
