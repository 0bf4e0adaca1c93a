import {
  atMost,
  instant,
  matching,
  object,
  oneOf,
  optional,
  text,
  uuid,
  type InferOutput,
} from '@clearloan/api-client/declare';

export const consentPurposes = [
  /** The location of an application. */
  'location',
  /** Facts of the device. */
  'device',
  /** Contacts that the borrower picks. */
  'contacts',
  /** How the app is used. */
  'analytics',
  /** Messages about other offers. */
  'marketing',
] as const;
export const consentStates = [
  /** Given. */
  'given',
  /** Withdrawn. */
  'withdrawn',
] as const;

/** A name from a fixed list of the build: never text or values of the borrower. */
export const plainName = matching(/^[\w./:-]{1,80}$/, 'A name has letters, digits and . / : - only.');

/** One entry of the consent log: which text was agreed to, in which language, on which screen. */
const consentChange = object({
  /** The id, made by the device. */
  consentId: uuid,
  /** What the consent is for. */
  purpose: oneOf(consentPurposes),
  /** Given, or withdrawn. */
  state: oneOf(consentStates),
  /** The version of the text that was shown. */
  textVersion: text(40),
  /** The SHA-256 of that text, in hexadecimal digits. */
  textHash: text(64),
  /** The language of that text. */
  locale: text(8),
  /** The screen on which it was given or withdrawn. */
  screen: plainName,
});
export type ConsentChange = InferOutput<typeof consentChange>;

/** An event; one with `consent` is an entry of the consent log. */
const savedEvent = object({
  /** The name of the event. */
  name: plainName,
  /** When it happened, by the clock of the device. */
  at: instant,
  /** What the borrower agreed to or withdrew. */
  consent: optional(consentChange),
});
export type SavedEvent = InferOutput<typeof savedEvent>;

export const eventsRequest = object({
  /** The events, oldest first. */
  events: atMost(100, savedEvent),
});
