import {
  atMost,
  instant,
  matching,
  object,
  oneOf,
  optional,
  text,
  uuid,
  type Inside,
} from '@clearloan/api-client/declare';

export const consentPurposes = ['location', 'device', 'contacts', 'analytics', 'marketing'] as const;
export const consentStates = ['given', 'withdrawn'] as const;

/** A name from a fixed list of the build: never text or values of the borrower. */
export const plainName = matching(/^[\w./:-]{1,80}$/, 'A name has letters, digits and . / : - only.');

/** One entry of the consent log: which text was agreed to, in which language, on which screen. */
const consentChange = object({
  consentId: uuid,
  purpose: oneOf(consentPurposes),
  state: oneOf(consentStates),
  textVersion: text(40),
  textHash: text(64),
  locale: text(8),
  screen: plainName,
});
export type ConsentChange = Inside<typeof consentChange>;

/** An event; one with `consent` is an entry of the consent log. */
const savedEvent = object({ name: plainName, at: instant, consent: optional(consentChange) });
export type SavedEvent = Inside<typeof savedEvent>;

export const eventsRequest = object({ events: atMost(100, savedEvent) });
