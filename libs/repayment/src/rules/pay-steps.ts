import type { Transaction } from '@clearloan/loan-contract';
import type { Instant } from '@clearloan/formatting';

export type PayStep = Transaction['steps'][number];

/** How to pay at one place; without a name when the lender told no places apart. */
export interface PlaceSteps {
  readonly place: string | undefined;
  readonly steps: readonly PayStep[];
}

/** The steps place by place, in the order in which the lender named the places. */
export function stepsByPlace(steps: readonly PayStep[]): readonly PlaceSteps[] {
  const places = [...new Set(steps.map(({ place }) => place))];
  return places.map((place) => ({ place, steps: steps.filter((step) => step.place === place) }));
}

/** A query as RFC 3986 has it, no blanks and no double quotes. Only this opens a payment app and nothing else: a lender's word never becomes any other kind of link. */
const payApps = /^upi:\/\/pay\?(?:[\w\-.~!$&'()*+,;=:@/?]|%[\da-f]{2})+$/i;

/** A link that a payment app on this device opens, and another device's camera reads; `undefined` for anything else. */
export const payLink = (payUri: string | undefined): string | undefined =>
  payUri !== undefined && payApps.test(payUri) ? payUri : undefined;

/** How long a code is still good for, in whole milliseconds; 0 when its time is over, `undefined` without an end. */
export const timeLeftMs = (expireTime: Instant | undefined, now: Instant): number | undefined =>
  expireTime === undefined ? undefined : Math.max(0, Date.parse(expireTime) - Date.parse(now));

const two = (part: number): string => String(part).padStart(2, '0');

/** `5:58:21`, `0:00:09`: hours go beyond 24. Ends at zero only when the time is over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return `${String(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
