import { deviceTokenForm } from '../declare/device-token';
import { deviceTokenEntry } from './device-token-entry';
import { deviceStore } from './safe-storage';

/** The token with which the lender recognises this device at a login; undefined if it has none, or an unreadable one. */
export function storedDeviceToken(): string | undefined {
  const stored = deviceStore.get(deviceTokenEntry) ?? '';
  return deviceTokenForm.test(stored) ? stored : undefined;
}

/** Keeps the token that the lender issued; anything else is ignored. */
export function saveDeviceToken(token: string): void {
  if (deviceTokenForm.test(token)) deviceStore.set(deviceTokenEntry, token);
}
