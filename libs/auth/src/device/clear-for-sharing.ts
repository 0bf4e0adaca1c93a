import { deviceStore, deviceTokenEntry } from '@clearloan/api-client';
import { clearStorage, dropDatabase, readsDatabase } from './clear-local-data';

/** Prefix under which every feature stores its unsent forms. */
const draftPrefix = 'clearloan.draft';

/** Removes unsent forms, persisted responses and the device's token when the device becomes shared. */
export function clearReadableByOthers(): void {
  deviceStore.remove(deviceTokenEntry);
  if ('indexedDB' in window) void dropDatabase(readsDatabase);
  clearStorage(
    () => window.localStorage,
    (entry) => entry.startsWith(draftPrefix),
  );
}
