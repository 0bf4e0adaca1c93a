import { deviceStore, deviceTokenEntry } from '@clearloan/api-client';
import { clearStorage, dropDatabase, readsDatabase } from './clear-local-data';

/** Prefix under which every feature stores its unsent forms. */
const draftPrefix = 'clearloan.draft';

/** The device's token: the next person must not have the borrower's way to log in. */
export const forgetDeviceToken = (): void => deviceStore.remove(deviceTokenEntry);

/** Removes unsent forms, persisted responses and the device's token when the device becomes shared. */
export function clearReadableByOthers(): void {
  forgetDeviceToken();
  if ('indexedDB' in window) void dropDatabase(readsDatabase);
  clearStorage(
    () => window.localStorage,
    (entry) => entry.startsWith(draftPrefix),
  );
}
