import { fitsIn } from '@clearloan/formatting';
import * as v from 'valibot';
import { minorFromText, moneyText } from './money-text';

/**
 * The wire conventions: how a value is written in a request or a reply, and what it becomes inside.
 * A schema decodes wire → inside; one that changes the form also carries `encode` for the way back.
 */

type Encoded<Schema> = Schema & { readonly encode: (value: never) => unknown };

// The annotation lets a bundler leave a schema out that nothing reads.
/* @__NO_SIDE_EFFECTS__ */
function withEncode<Schema extends v.GenericSchema>(
  schema: Schema,
  encode: (value: v.InferOutput<Schema>) => unknown,
): Encoded<Schema> {
  return Object.assign(schema, { encode });
}

/** The form alone lets 30 February pass, which one engine reads as 2 March and another as no time at all. */
function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8));
}

// One for all: a reply has dozens of such fields, and each schema is an object and a function of its own.
const anyText = v.string();
const textOrNumber = v.union([anyText, v.number()]);
/** Money: a decimal string of two digits (a number or numeric string is accepted) ↔ whole minor units. */
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

/** A rate in percent as an exact decimal string, `"15.00"`; up to 10 places. Stays text: rates are not floats. */
export const percent = v.pipe(
  textOrNumber,
  v.transform(String),
  v.regex(/^-?\d{1,9}(\.\d{1,10})?$/, 'A rate is a decimal number with at most ten places.'),
);

/** An exchange rate: the same form as a percentage. @alias */
export const exchangeRate = percent;

/** A calendar day, `YYYY-MM-DD`. */
export const date = v.pipe(
  anyText,
  v.isoDate('A date has the form YYYY-MM-DD.'),
  v.check(isRealDay, 'There is no such day.'),
);

/** An instant, ISO 8601 in UTC. */
export const instant = v.pipe(
  anyText,
  v.isoTimestamp('A time has the form of ISO 8601.'),
  v.check(isRealDay, 'There is no such day.'),
);

/** An opaque identifier. */
export const id = v.pipe(textOrNumber, v.transform(String), v.minLength(1), v.maxLength(64));

type Text = ReturnType<typeof makeText>;
/** Characters as people count them; the code units are limited besides, since one character may have any number of marks. */
const atMostCharacters = (max: number) =>
  v.check((typed: string) => fitsIn(typed, max), `At most ${max} characters.`);
const makeText = (max: number) => v.pipe(anyText, atMostCharacters(max));
const texts = new Map<number, Text>();

/** Text of at most `max` characters; the default serves one line. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max = 200): Text {
  const known = texts.get(max) ?? makeText(max);
  texts.set(max, known);
  return known;
}

/** Text that must not be blank. */
export const freeText = (max = 200) =>
  v.pipe(anyText, v.trim(), v.minLength(1, 'Please fill this in.'), atMostCharacters(max));

/** Text of one form, said in words for the borrower. */
export const matching = (form: RegExp, message: string) => v.pipe(anyText, v.trim(), v.regex(form, message));

/** A UUID made by the phone: consents, uploads, records written offline. */
export const uuid = v.pipe(anyText, v.uuid('An identifier of the phone is a UUID.'));

/** A month of the calendar, `YYYY-MM`. */
export const month = matching(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month has the form YYYY-MM.');

/** A time of the day, `HH:MM`. */
export const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time of the day has the form HH:MM.');

/** The most that a column of four bytes holds, and more than anybody counts. */
const mostCounted = 2_147_483_647;

/** A whole number that may arrive as text. */
export const count = v.pipe(
  textOrNumber,
  v.transform(Number),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(mostCounted),
);

/** A whole number inside two bounds, both allowed. */
export const countBetween = (least: number, most: number) =>
  v.pipe(count, v.minValue(least), v.maxValue(most));

/** Any number that may arrive as text (a coordinate); never money. */
export const decimalNumber = v.pipe(textOrNumber, v.transform(Number), v.finite());

const yes = new Set<unknown>([true, 1, '1', 'true']);

/** Yes or no; forms send it as text. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false'])]),
  v.transform((value) => yes.has(value)),
);

/** Yes or no in a reply; absent means no. */
export const flagOrNo = v.nullish(flag, false);

const anyValue = v.pipe(
  anyText,
  v.transform((value): string & {} => value),
);

/** One of the server's known words; another one is kept as text, so a new status never breaks a screen. */
export const openEnum = <const Known extends readonly string[]>(known: Known) =>
  v.union([v.picklist(known), anyValue]);

/** Is this server word one we know? Narrows what `openEnum` let through. */
export const isKnown = <const Known extends readonly string[]>(
  known: Known,
  word: string,
): word is Known[number] => known.includes(word);

/** One of these words and no other: for what the device sends. */
export const oneOf = <const Known extends readonly string[]>(known: Known) => v.picklist(known);

/** A picture to upload: the device's File or Blob, the server's received bytes. */
export const picture = v.instance(Blob, 'A picture is needed.');

/** A reply that carries nothing. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** A request without fields. */
export const noRequest = v.object({});

/** A path on our own origin for pictures; anything else is dropped, so no picture loads from elsewhere. */
export const ownPath = v.pipe(
  anyText,
  v.transform((path) => (/^\/(?!\/)[\w./~%-]*$/.test(path) ? path : '')),
);

/** Absent or null on the wire, `undefined` inside. */
export const optional = <Of extends v.GenericSchema>(schema: Of) =>
  v.pipe(v.nullish(schema), v.transform(orUndefined));

// One for all: a reply has dozens of such fields.
const orUndefined = <Value>(value: Value) => value ?? undefined;

/** A list that may be absent: empty inside. */
export const manyOf = <Of extends v.GenericSchema>(item: Of) => v.nullish(v.array(item), []);

/** A list of at most so many items, for what the device sends. */
export const atMost = <Of extends v.GenericSchema>(most: number, item: Of) =>
  v.pipe(v.array(item), v.maxLength(most, `At most ${most}.`));

/** A page of a list. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ list: v.array(item), total: optional(count), hasMore: flagOrNo });

/** A list kept on the device too: what changed since the last time, and from when to ask next. */
export const syncedListOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ list: v.array(item), hasMore: flagOrNo, until: optional(instant) });

/** The fields that ask for a page: from 1, at most 100 items. */
export const paging = {
  pageNum: v.optional(v.pipe(count, v.minValue(1)), 1),
  pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100)), 20),
};

export { array, nullable, object, record } from 'valibot';
export type { GenericSchema as Schema, InferInput as Wire, InferOutput as Inside } from 'valibot';
