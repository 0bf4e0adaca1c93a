import { atMost, countBetween, instant, object, optional, type Inside } from '@clearloan/api-client/declare';
import { plainName } from './consent-event';

/** How long a step of a screen took. */
const screenTiming = object({
  screen: plainName,
  name: plainName,
  ms: countBetween(0, 86_400_000),
  at: instant,
});
export type ScreenTiming = Inside<typeof screenTiming>;

export const timingsRequest = object({ timings: atMost(100, screenTiming) });

/** What failed and where, by names of the build: no text, no value, no URL. */
export const errorReport = object({
  page: plainName,
  call: optional(plainName),
  code: plainName,
  build: plainName,
  requestId: optional(plainName),
});
export type ErrorReport = Inside<typeof errorReport>;
