import type { NativeShell } from '@clearloan/app-runtime';
import { coarsePlace, type Place } from '../rules/coarse-place';

/** So long a device may look for itself; one found a while ago will do. */
const patience = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 600_000 } as const;

/** Where the device is, once and coarse; nothing when it cannot tell or may not. */
export async function findPlace(host: NativeShell): Promise<Place | undefined> {
  if (host.findPlace) {
    const place = await host.findPlace();
    return place && coarsePlace(place);
  }
  if (!('geolocation' in navigator)) return undefined;
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coarsePlace(coords)),
      () => resolve(undefined),
      patience,
    );
  });
}
