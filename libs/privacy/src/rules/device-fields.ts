/**
 * `never`: not even read from the device. `native`: only from the native shell, with consent (a page cannot read it,
 * and does not guess). `consent`: with consent. `always`: reveals too little about a person to require consent.
 */
export type DeviceFieldRule = 'never' | 'native' | 'consent' | 'always';

/** What may be sent about a device, field by field: the single source, whatever a call could contain. */
export const deviceFieldRules = {
  /** Advertising and hardware identifiers track a person across apps. */
  idfa: 'never',
  mac: 'never',
  /** The name of a Wi-Fi network reveals where someone lives. */
  current_wifi: 'never',
  /** Irrelevant for lending. */
  storage: 'never',
  ram: 'never',
  battery: 'never',
  /** Against fraud: another device, a rooted device, a simulator. */
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
  /** The app runs inside a native shell, which provided the readings. */
  readonly isNativeShell: boolean;
}

/** The readings that may be sent. A field without a value has no key. */
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
