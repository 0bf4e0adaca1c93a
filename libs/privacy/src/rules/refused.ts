import type { Market } from '@clearloan/formatting';
import type { DeviceField } from './device-fields';

/** Data that the app never reads from a device, and the corresponding fields of the device call, if any. */
export const refusedByDesign = {
  contacts: [],
  photos: [],
  messages: [],
  calls: [],
  preciseLocation: [],
  wifiName: ['current_wifi'],
  identifiers: ['idfa', 'mac'],
  deviceState: ['storage', 'ram', 'battery'],
} as const satisfies Record<string, readonly DeviceField[]>;

export type RefusedThing = keyof typeof refusedByDesign;

const isThing = (name: string): name is RefusedThing => Object.hasOwn(refusedByDesign, name);

/** All of it except contacts where a market allows them, since the borrower then decides. */
export const refusedIn = ({ contactsUpload }: Pick<Market, 'contactsUpload'>): RefusedThing[] =>
  Object.keys(refusedByDesign)
    .filter(isThing)
    .filter((thing) => thing !== 'contacts' || contactsUpload === 'forbidden');
