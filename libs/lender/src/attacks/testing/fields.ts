import { id, ownPath, picture, uuid, type Schema } from '@clearloan/api-client/declare';

/** The parts of a schema that are needed to traverse it. */
export type Walked = Schema & {
  readonly wrapped?: Walked;
  readonly item?: Walked;
  readonly value?: Walked;
  readonly entries?: Readonly<Record<string, Walked>>;
  readonly options?: readonly (Walked | string | number)[];
  readonly literal?: unknown;
};

/** The path of a value in a request: `['contacts', 0, 'mobile']`. */
export type Place = readonly (string | number)[];

/** A leaf value of a request. */
export interface Field {
  readonly place: Place;
  /** Its own name, or that of its list. */
  readonly name: string;
  readonly schema: Walked;
}

/** The schema inside an optional or wrapped one. */
export const inner = (schema: Walked): Walked =>
  schema.wrapped === undefined ? schema : inner(schema.wrapped);

/** All leaf values that a request may contain: the first item of a list, and one entry of a record. */
export function fieldsOf(schema: Schema, place: Place = []): readonly Field[] {
  const walked = inner(schema);
  if (walked.entries)
    return Object.entries(walked.entries).flatMap(([key, entry]) => fieldsOf(entry, [...place, key]));
  if (walked.item) return fieldsOf(walked.item, [...place, 0]);
  if (walked.type === 'record' && walked.value) return fieldsOf(walked.value, [...place, 'answer']);
  const name = place.findLast((step) => typeof step === 'string') ?? '';
  return [{ place, name, schema: walked }];
}

const identifiers: readonly unknown[] = [id, uuid, ownPath];
/** Whether a value identifies something: an id, or the URL of a picture. */
export const isIdentifier = ({ schema }: Field): boolean => identifiers.some((each) => isSame(schema, each));
const isPicture = ({ schema }: Field): boolean => isSame(schema, picture);
/** Whether the field accepts text. */
export const isText = (field: Field): boolean => !isPicture(field);

const isSame = (schema: unknown, shared: unknown) => schema === shared;

/** The request with another value at a path; `undefined` removes it. */
export function withValue(wire: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list: readonly unknown[] = Array.isArray(wire) ? wire : [];
    return list.toSpliced(step, 1, withValue(list[step], rest, value));
  }
  const entries = new Map(Object.entries(Object(wire) as object));
  return Object.fromEntries(entries.set(step, withValue(entries.get(step), rest, value)));
}

function valueAt(wire: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (value, step) => new Map(Object.entries(Object(value) as object)).get(String(step)),
    wire,
  );
}

/** Paths in a response that its schema does not contain, which means that data leaks. */
export function unagreed(schema: Schema, wire: unknown, place: Place = []): readonly string[] {
  const walked = inner(schema);
  const here = place.join('.');
  if (wire === null || wire === undefined) return [];
  if (walked.type === 'unknown') return [here];
  if (walked.type === 'variant' && walked.options) return unagreedChoice(walked.options, wire, place);
  if (walked.item && Array.isArray(wire)) {
    const { item } = walked;
    return wire.flatMap((each, index) => unagreed(item, each, [...place, index]));
  }
  const known = walked.entries ?? (walked.type === 'record' && walked.value ? {} : undefined);
  if (known === undefined) return typeof wire === 'object' ? [here] : [];
  return Object.entries(Object(wire) as object).flatMap(([key, each]) => {
    const entry = known[key] ?? (walked.entries ? undefined : walked.value);
    return entry === undefined ? [[...place, key].join('.')] : unagreed(entry, each, [...place, key]);
  });
}

function unagreedChoice(
  options: NonNullable<Walked['options']>,
  wire: unknown,
  place: Place,
): readonly string[] {
  const word = valueAt(wire, ['type']);
  const chosen = options.find((each) => typeof each === 'object' && each.entries?.['type']?.literal === word);
  return typeof chosen !== 'object' ? [[...place, 'type'].join('.')] : unagreed(chosen, wire, place);
}
