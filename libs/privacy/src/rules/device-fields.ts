/**
 * `never`: not even asked of the device. `native`: only what the native shell itself knows, with consent (a page cannot
 * read it, and does not guess). `consent`: with consent. `always`: says too little about a person to ask for.
 */
export type DeviceFieldRule = 'never' | 'native' | 'consent' | 'always';

/** What may be said about a phone, field by field: the one table that decides, whatever a call could carry. */
export const deviceFieldRules = {
  /** Advertising and hardware identifiers follow a person through every app. */
  idfa: 'never',
  mac: 'never',
  /** The name of a Wi-Fi network says where someone lives. */
  current_wifi: 'never',
  /** Of no use for lending. */
  storage: 'never',
  ram: 'never',
  battery: 'never',
  /** Against fraud: another device, a changed phone, no device at all. */
  idfv: 'native',
  root_jailbreak: 'native',
  simulator: 'native',
  /** Wi-Fi or mobile. */
  network: 'consent',
  time_zone_id: 'always',
} as const satisfies Record<string, DeviceFieldRule>;

export type DeviceField = keyof typeof deviceFieldRules;
export type DeviceReadings = Readonly<Partial<Record<DeviceField, string | boolean>>>;

export interface DeviceSituation {
  /** `mayBeSent('device', …)` */
  readonly hasConsent: boolean;
  /** The app runs inside a native shell, which gave the readings. */
  readonly isNativeShell: boolean;
}

/** Of what the phone gave, only what may leave it. A field without a value has no key. */
export function deviceFieldsToSend(readings: DeviceReadings, situation: DeviceSituation): DeviceReadings {
  const entries = Object.entries(readings).filter(
    ([field]) => isDeviceField(field) && mayLeave(field, situation),
  );
  return Object.fromEntries(entries);
}

const isDeviceField = (field: string): field is DeviceField => Object.hasOwn(deviceFieldRules, field);

function mayLeave(field: DeviceField, { hasConsent, isNativeShell }: DeviceSituation): boolean {
  switch (deviceFieldRules[field]) {
    case 'never':
      return false;
    case 'native':
      return hasConsent && isNativeShell;
    case 'consent':
      return hasConsent;
    case 'always':
      return true;
  }
}
