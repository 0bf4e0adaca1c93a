import { decimalNumber, flag, object, oneOf, optional, text, uuid } from '@clearloan/api-client/declare';

/** The borrower's location, as coarse as given: a chosen place has no coordinates. */
export const locationRequest = object({
  latitude: optional(decimalNumber),
  longitude: optional(decimalNumber),
  country_code: optional(text(8)),
  admin_area: optional(text(120)),
  locality: optional(text(120)),
  consentId: uuid,
});

/** Every field is optional, and most are usually absent: the privacy policy determines which are filled. */
export const deviceRequest = object({
  idfa: optional(text(64)),
  idfv: optional(text(64)),
  mac: optional(text(64)),
  battery: optional(text(16)),
  storage: optional(text(32)),
  ram: optional(text(32)),
  root_jailbreak: optional(flag),
  simulator: optional(flag),
  network: optional(oneOf(['wifi', 'cellular', 'other'])),
  time_zone_id: optional(text(64)),
  current_wifi: optional(text(64)),
  consentId: uuid,
});
