import {
  array,
  countBetween,
  manyOf,
  object,
  openEnum,
  optional,
  text,
  timeOfDay,
  type Inside,
} from '@clearloan/api-client/declare';
import { grievanceOfficer } from '@clearloan/loan-contract';

const regulator = object({ name: text(120), url: text(500) });

/** How to reach a person. `hours` is the lender's text, in its own `timeZone`. */
export const contactInfoData = object({
  phone: text(32),
  email: text(120),
  whatsapp: optional(text(32)),
  hours: text(120),
  timeZone: text(64),
  grievanceOfficer,
  regulator: optional(regulator),
});
export type ContactInfo = Inside<typeof contactInfoData>;

export const helpChannelKeys = ['phone', 'whatsapp', 'email', 'problem'] as const;
/** Opening hours: days of the week (1 is Monday), from and to in the lender's time zone, `to` after `from`. */
const openHours = object({ days: array(countBetween(1, 7)), from: timeOfDay, to: timeOfDay });
export type OpenHours = Inside<typeof openHours>;

/** A help channel; `hint` contains the current waiting time. Without hours it is always open. */
const helpChannel = object({
  key: openEnum(helpChannelKeys),
  title: text(120),
  value: optional(text(120)),
  hint: optional(text(200)),
  hours: manyOf(openHours),
});
export type HelpChannel = Inside<typeof helpChannel>;

/** A frequently asked question; `screens` lists where it is asked. */
const faqItem = object({ q: text(200), a: text(2000), screens: manyOf(text(64)) });
export type FaqItem = Inside<typeof faqItem>;

export const helpData = object({
  channels: array(helpChannel),
  faq: manyOf(faqItem),
  /** Of the opening hours. */
  timeZone: text(64),
});
export type Help = Inside<typeof helpData>;

/** The number to write to, and an initial text. */
export const whatsappData = object({ number: text(32), text: optional(text(500)) });
export type Whatsapp = Inside<typeof whatsappData>;
