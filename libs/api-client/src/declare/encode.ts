import type { GenericSchema, InferOutput } from 'valibot';

type Loose = GenericSchema & {
  readonly encode?: (value: never) => unknown;
  readonly wrapped?: Loose;
  readonly item?: Loose;
  readonly value?: Loose;
  readonly entries?: Readonly<Record<string, Loose>>;
  readonly options?: readonly Loose[];
};

/**
 * Inside → wire: the way back of a schema. Walks objects, lists and choices; a leaf changes only where
 * its schema carries `encode` (money). Keys whose value is undefined are left out.
 */
export function encode<Schema extends GenericSchema>(schema: Schema, value: InferOutput<Schema>): unknown {
  return encodeLoose(schema, value);
}

function encodeLoose(schema: Loose, value: unknown): unknown {
  if (value === undefined || value === null) return value;
  if (schema.encode) return schema.encode(value as never);
  if (schema.wrapped) return encodeLoose(schema.wrapped, value);
  const { item, entries, options } = schema;
  if (item && Array.isArray(value)) return value.map((each) => encodeLoose(item, each));
  if (entries) return encodeEntries(entries, value);
  if (schema.type === 'variant' && options) return encodeChoice(options, value);
  if (schema.type === 'record' && schema.value) return encodeRecord(schema.value, value);
  return value;
}

function encodeEntries(entries: Readonly<Record<string, Loose>>, value: unknown): Record<string, unknown> {
  const inside = new Map(Object.entries(Object(value) as object));
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([key]) => inside.get(key) !== undefined)
      .map(([key, entry]) => [key, encodeLoose(entry, inside.get(key))]),
  );
}

const encodeRecord = (entry: Loose, value: unknown) =>
  Object.fromEntries(
    Object.entries(Object(value) as object).map(([key, each]) => [key, encodeLoose(entry, each)]),
  );

/** A choice is told apart by its `type` word, as the home blocks are. */
function encodeChoice(options: readonly Loose[], value: unknown): unknown {
  const word = new Map<string, unknown>(Object.entries(Object(value) as object)).get('type');
  const chosen = options.find((option) => option.entries?.['type']?.['literal' as never] === word);
  return chosen ? encodeLoose(chosen, value) : value;
}
