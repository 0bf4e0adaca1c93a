import type { Flag } from '@clearloan/routes';
import { isRecord } from '../preload/is-record';

const deviceKey = 'clearloan.device';
/** A share in hundredths of a percent. */
const buckets = 10_000;

/**
 * Whether a device is among the `share` percent that have a flag. The same device and flag give the same answer, a larger share
 * keeps everybody of a smaller one, and two flags choose independently. FNV-1a spreads the devices evenly.
 * @param share percent, 0 to 100
 * @param device a random id that never leaves the device
 */
export function isInShare(flag: string, share: number, device: string): boolean {
  let hash = 0x811c9dc5;
  for (const letter of `${flag}:${device}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // The last step mixes the high bits into the low ones, which choose the bucket.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return (hash >>> 0) % buckets < share * (buckets / 100);
}

/** The share that the page's brand gives a flag; all where it names none. */
function shareOf(flag: Flag): number {
  const block: unknown = JSON.parse(document.getElementById('brand')?.textContent || '{}');
  const shares = isRecord(block) && isRecord(block['flags']) ? block['flags'] : {};
  const share = shares[flag];
  return typeof share === 'number' ? share : 100;
}

/**
 * The id of this device, made when a flag first needs it. It goes with the borrower's other data when those are cleared. A device
 * without storage has the same id as all others like it.
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

/** Whether this device has the part of the app that a flag names. Only lazy screens ask, so no first screen carries this code. */
export function isFlagOn(flag: Flag): boolean {
  const share = shareOf(flag);
  // Who has nothing to choose needs no id.
  if (share <= 0 || share >= 100) return share >= 100;
  return isInShare(flag, share, deviceId());
}
