import type { Transaction } from '@clearloan/loan-contract';
import type { Instant } from '@clearloan/formatting';

export type PayStep = Transaction['steps'][number];

/** How to pay at one place; without a name if the lender does not distinguish places. */
export interface PlaceSteps {
  readonly place: string | undefined;
  readonly steps: readonly PayStep[];
}

/** The steps by place, in the lender's order of places. */
export function stepsByPlace(steps: readonly PayStep[]): readonly PlaceSteps[] {
  const places = [...new Set(steps.map(({ place }) => place))];
  return places.map((place) => ({ place, steps: steps.filter((step) => step.place === place) }));
}

/**
 * A query according to RFC 3986, without spaces and double quotes. Only a payment app can open this: the lender's text
 * never becomes another kind of link.
 */
const payApps = /^upi:\/\/pay\?(?:[\w\-.~!$&'()*+,;=:@/?]|%[\da-f]{2})+$/i;

/** A link that a payment app on this device opens, and another device's camera reads; `undefined` for anything else. */
export const payLink = (payUri: string | undefined): string | undefined =>
  payUri !== undefined && payApps.test(payUri) ? payUri : undefined;

/** The remaining validity of a code in milliseconds; 0 after it expired, `undefined` without an expiry. */
export const timeLeftMs = (expireTime: Instant | undefined, now: Instant): number | undefined =>
  expireTime === undefined ? undefined : Math.max(0, Date.parse(expireTime) - Date.parse(now));

const two = (part: number): string => String(part).padStart(2, '0');

/** `5:58:21`, `0:00:09`: hours can exceed 24. Reaches zero only when the time is over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return `${String(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
