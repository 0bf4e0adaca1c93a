import type { NativeShell } from '@clearloan/app-runtime';
import { coarsePlace, type Place } from '../rules/coarse-place';

/** Time limit of a location request; a recent cached position is accepted. */
const patience = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 600_000 } as const;

/** The device's location, once and coarse; undefined if it is unavailable or not permitted. */
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
