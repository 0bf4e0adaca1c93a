import {
  atMost,
  countBetween,
  instant,
  object,
  optional,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { plainName } from './consent-event';

/** How long a step of a screen took. */
const screenTiming = object({
  /** The screen. */
  screen: plainName,
  /** The step of it. */
  name: plainName,
  /** How long it took, in milliseconds. */
  ms: countBetween(0, 86_400_000),
  /** When it ended, by the clock of the device. */
  at: instant,
});
export type ScreenTiming = InferOutput<typeof screenTiming>;

export const timingsRequest = object({
  /** The steps, oldest first. */
  timings: atMost(100, screenTiming),
});

/** What failed and where, by names of the build: no text, no value, no URL. */
export const errorReport = object({
  /** The screen. */
  page: plainName,
  /** The path of the call that failed, without its prefix. */
  call: optional(plainName),
  /** The kind of failure, or the code of a refusal. */
  code: plainName,
  /** The version of the app. */
  build: plainName,
  /** The `X-Request-Id` of the reply. */
  requestId: optional(plainName),
});
export type ErrorReport = InferOutput<typeof errorReport>;
