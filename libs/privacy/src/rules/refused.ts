import type { Market } from '@clearloan/formatting';
import type { DeviceField } from './device-fields';

/** What the app never asks of a phone, and the fields of the device call that carry it, if there are any. */
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

/** All of it but, where a market allows contacts, these: they are then the borrower's to decide. */
export const refusedIn = ({ contactsUpload }: Pick<Market, 'contactsUpload'>): RefusedThing[] =>
  Object.keys(refusedByDesign)
    .filter(isThing)
    .filter((thing) => thing !== 'contacts' || contactsUpload === 'forbidden');
