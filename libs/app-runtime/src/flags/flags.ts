import type { Flag } from '@clearloan/routes';
import { isRecord } from '../preload/is-record';

const deviceKey = 'clearloan.device';
/** Hundredths of a percent. */
const buckets = 10_000;

/**
 * Whether a device is in the `share` percent that have a flag. The result is stable per device and flag, a larger share
 * includes all devices of a smaller one, and two flags are independent. FNV-1a distributes the devices evenly.
 * @param share percent, 0 to 100
 * @param device a random id that never leaves the device
 */
export function isInShare(flag: string, share: number, device: string): boolean {
  let hash = 0x811c9dc5;
  for (const letter of `${flag}:${device}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // The final step mixes the high bits into the low ones, which select the bucket.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return (hash >>> 0) % buckets < share * (buckets / 100);
}

/** The share that the page's brand configures for a flag; 100 by default. */
function shareOf(flag: Flag): number {
  const block: unknown = JSON.parse(document.getElementById('brand')?.textContent || '{}');
  const shares = isRecord(block) && isRecord(block['flags']) ? block['flags'] : {};
  const share = shares[flag];
  return typeof share === 'number' ? share : 100;
}

/**
 * The id of this device, created when a flag first needs it. It is cleared with the borrower's other data. All devices
 * without storage share one id.
 */
function deviceId(): string {
  try {
    const known = window.localStorage.getItem(deviceKey);
    if (known !== null) return known;
    const made = crypto.randomUUID();
    window.localStorage.setItem(deviceKey, made);
    return made;
  } catch {
    return '';
  }
}

/** Whether a feature flag is on for this device. Called by lazy screens only, so no first screen loads this code. */
export function isFlagOn(flag: Flag): boolean {
  const share = shareOf(flag);
  // No id is needed when the share is 0 or 100.
  if (share <= 0 || share >= 100) return share >= 100;
  return isInShare(flag, share, deviceId());
}
