import { deviceFieldsToSend } from '@clearloan/privacy';
import * as v from 'valibot';
import type { NativeShell } from '@clearloan/app-runtime';

const connection = v.object({ connection: v.object({ type: v.string() }) });
const facts = v.object({
  network: v.optional(v.picklist(['wifi', 'cellular', 'other'])),
  time_zone_id: v.optional(v.string()),
});

/**
 * The device data that a page can read and the privacy policy allows, under a valid consent. A value that the
 * browser does not know has no key; nothing is guessed.
 */
export const readDevice = () =>
  v.parse(
    facts,
    deviceFieldsToSend(
      { ...networkFact(), time_zone_id: Intl.DateTimeFormat().resolvedOptions().timeZone },
      { hasConsent: true, isNativeShell: false },
    ),
  );

/** Few browsers expose the network type. */
function networkFact(): { readonly network?: string } {
  if (!v.is(connection, navigator)) return {};
  const { type } = navigator.connection;
  return { network: type === 'wifi' || type === 'cellular' ? type : 'other' };
}

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

/** A location, in degrees. */
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Accurate to about a kilometre: two decimals. More precise coordinates never leave the device. */
export const coarsePlace = ({ latitude, longitude }: Place): Place => ({
  latitude: coarse(latitude),
  longitude: coarse(longitude),
});

const coarse = (degrees: number) => Math.round(degrees * 100) / 100;
