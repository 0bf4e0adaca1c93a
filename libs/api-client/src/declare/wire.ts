import { fitsIn, unitsOfGrapheme } from '@clearloan/formatting';
import * as v from 'valibot';
import { minorFromText, moneyText } from './money-text';

/**
 * The wire conventions: how a value is written in a request or a response, and its decoded type. A schema decodes the
 * wire form; one that changes the representation also carries `encode` for the other direction.
 */

type Encoded<Schema> = Schema & { readonly encode: (value: never) => unknown };

// The annotation lets a bundler drop unused schemas.
/* @__NO_SIDE_EFFECTS__ */
function withEncode<Schema extends v.GenericSchema>(
  schema: Schema,
  encode: (value: v.InferOutput<Schema>) => unknown,
): Encoded<Schema> {
  return Object.assign(schema, { encode });
}

/**
 * The pattern alone accepts 30 February, which one engine parses as 2 March and another as an invalid date.
 */
function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8));
}

/**
 * Text of at most `most` code units, the base of every field that arrives as text. Longer text counts as none, so that no
 * pattern, check or conversion after it reads it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function boundedText(most: number) {
  const schema = v.pipe(v.string(), v.maxLength(most));
  const run: (typeof schema)['~run'] = (dataset, config) => {
    const read = schema['~run'](dataset, config);
    return read.issues ? { typed: false, value: read.value, issues: read.issues } : read;
  };
  return { ...schema, '~run': run };
}

/** Numbers as text: an amount of 16 digits, a rate of ten places, a coordinate of a browser. */
const textOrNumber = v.union([boundedText(40), v.number()]);
/** Money: a decimal string with two digits (a number or numeric string is accepted) ↔ integer minor units. */
export const money = withEncode(
  v.pipe(
    textOrNumber,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const amount = minorFromText(String(dataset.value));
      if (amount !== undefined) return amount;
      addIssue({ message: 'An amount of money is a decimal number with at most two digits.' });
      return NEVER;
    }),
  ),
  moneyText,
);

/**
 * A percentage as an exact decimal string, `"15.00"`, with up to 10 decimals. Stays text: rates are not floats.
 */
export const percent = v.pipe(
  textOrNumber,
  v.transform(String),
  v.regex(/^-?\d{1,9}(\.\d{1,10})?$/, 'A rate is a decimal number with at most ten places.'),
);

/** An exchange rate, in the same format as a percentage. @alias */
export const exchangeRate = percent;

/** A calendar date, `YYYY-MM-DD`. */
export const date = v.pipe(
  boundedText(10),
  v.isoDate('A date has the form YYYY-MM-DD.'),
  v.check(isRealDay, 'There is no such day.'),
);

/** An instant, ISO 8601 in UTC. */
export const instant = v.pipe(
  boundedText(40),
  v.isoTimestamp('A time has the form of ISO 8601.'),
  v.check(isRealDay, 'There is no such day.'),
);

/** An opaque identifier. */
export const id = v.pipe(v.union([boundedText(64), v.number()]), v.transform(String), v.minLength(1));

type Text = ReturnType<typeof makeText>;
/**
 * Counts characters as users perceive them. Code units are limited too, since one character can have any number of
 * combining marks.
 */
const atMostCharacters = (max: number) =>
  v.check((typed: string) => fitsIn(typed, max), `At most ${max} characters.`);
const unitsOf = (max: number) => boundedText(max * unitsOfGrapheme);
const makeText = (max: number) => v.pipe(unitsOf(max), atMostCharacters(max));
const texts = new Map<number, Text>();

/** Text of at most `max` characters; the default suits a single line. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max = 200): Text {
  const known = texts.get(max) ?? makeText(max);
  texts.set(max, known);
  return known;
}

/** Text that must not be blank. */
export const freeText = (max = 200) =>
  v.pipe(unitsOf(max), v.trim(), v.minLength(1, 'Please fill this in.'), atMostCharacters(max));

/** Text of at most `most` code units that matches a pattern, with a message for the borrower. */
export const matching = (form: RegExp, message: string, most = 100) =>
  v.pipe(boundedText(most), v.trim(), v.regex(form, message));

/** A UUID created on the device: consents, uploads, records written offline. */
export const uuid = v.pipe(boundedText(36), v.uuid('An identifier of the phone is a UUID.'));

/** A calendar month, `YYYY-MM`. */
export const month = matching(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month has the form YYYY-MM.');

/** A time of day, `HH:MM`. */
export const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time of the day has the form HH:MM.');

/** The maximum of a four-byte integer column. */
const maxCount = 2_147_483_647;

/** An integer that may arrive as text. */
export const count = v.pipe(
  textOrNumber,
  v.transform(Number),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(maxCount),
);

/** An integer between two bounds, both inclusive. */
export const countBetween = (least: number, most: number) =>
  v.pipe(count, v.minValue(least), v.maxValue(most));

/** Any number that may arrive as text (a coordinate); never money. */
export const decimalNumber = v.pipe(textOrNumber, v.transform(Number), v.finite());

const yes = new Set<unknown>([true, 1, '1', 'true']);

/** A boolean; forms send it as text. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false'])]),
  v.transform((value) => yes.has(value)),
);

/** A boolean in a response; absent means false. */
export const flagOrNo = v.nullish(flag, false);

const anyValue = v.pipe(
  boundedText(200),
  v.transform((value): string & {} => value),
);

/** An enum of the server. An unknown value is kept as text, so a new status never breaks a screen. */
export const openEnum = <const Known extends readonly string[]>(known: Known) =>
  v.union([v.picklist(known), anyValue]);

/** Narrows a value that `openEnum` accepted to the known ones. */
export const isKnown = <const Known extends readonly string[]>(
  known: Known,
  word: string,
): word is Known[number] => known.includes(word);

/** A closed enum, for what the device sends. */
export const oneOf = <const Known extends readonly string[]>(known: Known) => v.picklist(known);

/** A picture to upload: the device's File or Blob, the received bytes on the server. */
export const picture = v.instance(Blob, 'A picture is needed.');

/** A response without data. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** A request without fields. */
export const noRequest = v.object({});

/** A picture path on our own origin. Anything else is dropped, so no picture loads from another origin. */
export const ownPath = v.pipe(
  boundedText(500),
  v.transform((path) => (/^\/(?!\/)[\w./~%-]*$/.test(path) ? path : '')),
);

/** Absent or null on the wire, `undefined` in the app. */
export const optional = <Of extends v.GenericSchema>(schema: Of) =>
  v.pipe(v.nullish(schema), v.transform(orUndefined));

// Shared: a response has dozens of such fields.
const orUndefined = <Value>(value: Value) => value ?? undefined;

/** A list that may be absent; decodes to an empty list. */
export const manyOf = <Of extends v.GenericSchema>(item: Of) => v.nullish(v.array(item), []);

/** A list of at most `most` items, for what the device sends. */
export const atMost = <Of extends v.GenericSchema>(most: number, item: Of) =>
  v.pipe(v.array(item), v.maxLength(most, `At most ${most}.`));

/** One page of a list. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    /** The items of this page, in order. */
    list: v.array(item),
    /** How many items all pages have. */
    total: optional(count),
    /** Whether another page follows. */
    hasMore: flagOrNo,
  });

/** A list that is also stored on the device: the changes since the last fetch, and where the next fetch starts. */
export const syncedListOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    /** The items; with `since` those that changed, deleted ones too. */
    list: v.array(item),
    /** Whether there are more: the device asks again with `until` as `since`. */
    hasMore: flagOrNo,
    /** What the device sends as `since` next time. */
    until: optional(instant),
  });

/** The fields that request a page: pages start at 1, at most 100 items each. */
export const paging = {
  /** The number of the page, from 1. */
  pageNum: v.optional(v.pipe(count, v.minValue(1)), 1),
  /** How many items a page has. */
  pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100)), 20),
};

export { array, nullable, object, record } from 'valibot';
export type { GenericSchema as Schema, InferInput, InferOutput } from 'valibot';
