import {
  array,
  countBetween,
  manyOf,
  object,
  openEnum,
  optional,
  text,
  timeOfDay,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { grievanceOfficer } from '@clearloan/loan-contract';

const regulator = object({
  /** Its name. */
  name: text(120),
  /** Its page, HTTPS. */
  url: text(500),
});

/** How to reach a person. `hours` is the lender's text, in its own `timeZone`. */
export const contactInfoData = object({
  /** The number to call. */
  phone: text(32),
  /** The address to write to. */
  email: text(120),
  /** The number to chat with. */
  whatsapp: optional(text(32)),
  /** When somebody answers. */
  hours: text(120),
  /** The time zone of the hours (IANA). */
  timeZone: text(64),
  grievanceOfficer,
  /** Who decides about a complaint in the end. */
  regulator: optional(regulator),
});
export type ContactInfo = InferOutput<typeof contactInfoData>;

export const helpChannelKeys = [
  /** A call. */
  'phone',
  /** A chat. */
  'whatsapp',
  /** An e-mail. */
  'email',
  /** A report in the app. */
  'problem',
] as const;
/** Opening hours: days of the week (1 is Monday), from and to in the lender's time zone, `to` after `from`. */
const openHours = object({
  /** The days of the week: 1 is Monday, 7 Sunday. */
  days: array(countBetween(1, 7)),
  /** When it opens, in the lender's time zone. */
  from: timeOfDay,
  /** When it closes. */
  to: timeOfDay,
});
export type OpenHours = InferOutput<typeof openHours>;

/** A help channel; `hint` contains the current waiting time. Without hours it is always open. */
const helpChannel = object({
  /** Which channel. */
  key: openEnum(helpChannelKeys),
  /** Its name. */
  title: text(120),
  /** The number or address. */
  value: optional(text(120)),
  /** The current waiting time. */
  hint: optional(text(200)),
  /** When it is open; empty means always. */
  hours: manyOf(openHours),
});
export type HelpChannel = InferOutput<typeof helpChannel>;

/** A frequently asked question; `screens` lists where it is asked. */
const faqItem = object({
  /** The question. */
  q: text(200),
  /** The answer. */
  a: text(2000),
  /** The names of the screens that show it; empty for help only. */
  screens: manyOf(text(64)),
});
export type FaqItem = InferOutput<typeof faqItem>;

export const helpData = object({
  /** The ways to get help, in order. */
  channels: array(helpChannel),
  /** Frequently asked questions. */
  faq: manyOf(faqItem),
  /** The time zone of the opening hours (IANA). */
  timeZone: text(64),
});
export type Help = InferOutput<typeof helpData>;

/** The number to write to, and an initial text. */
export const whatsappData = object({
  /** The number to write to, with its country code. */
  number: text(32),
  /** What the chat begins with. */
  text: optional(text(500)),
});
export type Whatsapp = InferOutput<typeof whatsappData>;
