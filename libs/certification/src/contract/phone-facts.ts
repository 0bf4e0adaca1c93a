import { decimalNumber, flag, object, oneOf, optional, text, uuid } from '@clearloan/api-client/declare';

/** The borrower's location, as coarse as given: a chosen place has no coordinates. */
export const locationRequest = object({
  /** Degrees north of the equator; absent for a chosen place. */
  latitude: optional(decimalNumber),
  /** Degrees east of Greenwich; absent for a chosen place. */
  longitude: optional(decimalNumber),
  /** The country, ISO 3166-1 alpha-2. */
  country_code: optional(text(8)),
  /** The province or state. */
  admin_area: optional(text(120)),
  /** The city or town. */
  locality: optional(text(120)),
  /** The consent to `location`. */
  consentId: uuid,
});

/** Every field is optional, and most are usually absent: the privacy policy determines which are filled. */
export const deviceRequest = object({
  /** The advertising id; the app never sends it. */
  idfa: optional(text(64)),
  /** The id of the vendor's apps on the device; sent by a native shell only. */
  idfv: optional(text(64)),
  /** The hardware address of the network; the app never sends it. */
  mac: optional(text(64)),
  /** The charge of the battery; the app never sends it. */
  battery: optional(text(16)),
  /** The size of the storage; the app never sends it. */
  storage: optional(text(32)),
  /** The size of the memory; the app never sends it. */
  ram: optional(text(32)),
  /** Whether the device is rooted or jailbroken; sent by a native shell only. */
  root_jailbreak: optional(flag),
  /** Whether the device is simulated; sent by a native shell only. */
  simulator: optional(flag),
  /** The kind of network. */
  network: optional(
    oneOf([
      /** Wi-Fi. */
      'wifi',
      /** A mobile network. */
      'cellular',
      /** Another, or unknown. */
      'other',
    ]),
  ),
  /** The time zone of the device (IANA). */
  time_zone_id: optional(text(64)),
  /** The name of the Wi-Fi network; the app never sends it. */
  current_wifi: optional(text(64)),
  /** The consent to `device`. */
  consentId: uuid,
});
