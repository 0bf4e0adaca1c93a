import {
  array,
  count,
  flagOrNo,
  id,
  manyOf,
  object,
  openEnum,
  optional,
  record,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';

export const formCates = [
  /** One of `options`. */
  'enum',
  /** A typed text, by `inputType`. */
  'txt',
  /** A place of `/v3/certify/city-init`, by its id. */
  'citySelect',
  /** A day of the month, 1 to 31. */
  'day',
] as const;
/** How a `txt` is typed: which keyboard, and whether the value is an amount of money. */
export const inputTypes = [
  /** Any text. */
  'text',
  /** Digits only. */
  'digits',
  /** A phone number. */
  'tel',
  /** An amount of money: digits with a dot, in major units. */
  'money',
  /** A whole number. */
  'number',
] as const;

export const formOption = object({
  /** The answer as it is sent. */
  value: text(64),
  /** The answer as it is read. */
  label: text(120),
});
export type FormOption = InferOutput<typeof formOption>;

/**
 * One question of a form. Values are text: an option's value, a typed text, a city's id, a day of the month.
 * `max` is the maximum length of a text, or the maximum of a number.
 */
export const formItem = object({
  /** The id of the question; answers are sent under it. */
  code: id,
  /** How it is answered: by choosing, typing, a place or a day of the month. */
  cate: openEnum(formCates),
  /** The question. */
  title: text(200),
  /** Help beside the field. */
  hint: optional(text(300)),
  /** Whether it has to be answered. */
  required: flagOrNo,
  /** The saved answer. */
  value: optional(text(500)),
  /** The display text of the value: the name of a city, an amount with its currency. */
  valueText: optional(text(200)),
  /** The answers to choose from. */
  options: manyOf(formOption),
  /** How a text is typed. */
  inputType: optional(openEnum(inputTypes)),
  /** A regular expression that the answer matches. */
  pattern: optional(text(200)),
  /** The maximum length of a text, or the maximum of a number. */
  max: optional(count),
  /** On which answer to another question it depends; absent if it is always shown. */
  showWhen: optional(
    object({
      /** The other question. */
      code: id,
      /** Its answers with which this question is shown. */
      values: array(text(64)),
    }),
  ),
  /** Why the lender asks. */
  why: optional(text(300)),
  /** What to do while a required answer is missing: `Enter the number of children.` */
  missingText: optional(text(200)),
  /** The format of the answer, for one that does not match `pattern`: `Postal codes have 5 digits.` */
  formatText: optional(text(200)),
});
export type FormItem = InferOutput<typeof formItem>;

export const formData = object({
  /** The questions, in order. */
  items: manyOf(formItem),
});
export type Form = InferOutput<typeof formData>;

/** The answers by the code of their question. */
export const formAnswers = record(text(64), text(500));
export type FormAnswers = InferOutput<typeof formAnswers>;

/** A place to choose; one that is not a leaf contains smaller ones. */
const place = object({
  /** The id of the place. */
  id,
  /** Its name. */
  name: text(120),
  /** Whether it contains no smaller ones: it is an answer. */
  leaf: flagOrNo,
});
export type Place = InferOutput<typeof place>;

export const placesData = object({
  /** The places, in order. */
  list: array(place),
});
