import type { GenericSchema, InferOutput } from 'valibot';

type Loose = GenericSchema & {
  readonly encode?: (value: never) => unknown;
  readonly wrapped?: Loose;
  readonly item?: Loose;
  readonly value?: Loose;
  readonly entries?: Readonly<Record<string, Loose>>;
  readonly options?: readonly Loose[];
};

type Entries = Readonly<Record<string, Loose>>;
type Write = (value: unknown) => unknown;

/**
 * Encodes a value for the wire, the inverse of parsing with a schema. Walks objects, lists and variants; a
 * leaf changes only if its schema has `encode` (money). Keys with an undefined value are left out.
 */
export function encode<Schema extends GenericSchema>(schema: Schema, value: InferOutput<Schema>): unknown {
  return writerOf(schema)(value);
}

const writers = new WeakMap<Loose, Write>();

/** The encoder of a schema. Each schema is walked once, not once per value. */
function writerOf(schema: Loose): Write {
  const known = writers.get(schema);
  if (known) return known;
  const write = makeWriter(schema);
  const writer: Write = (value) => (value === undefined || value === null ? value : write(value));
  writers.set(schema, writer);
  return writer;
}

function makeWriter(schema: Loose): Write {
  const { wrapped, item, entries, options, type } = schema;
  if (schema.encode) return (value) => schema.encode?.(value as never);
  if (wrapped) return writerOf(wrapped);
  if (item) return listWriter(writerOf(item));
  if (entries) return objectWriter(entries);
  if (type === 'variant' && options) return choiceWriter(options);
  if (type === 'record' && schema.value) return recordWriter(writerOf(schema.value));
  return asItIs;
}

const asItIs: Write = (value) => value;

const listWriter =
  (write: Write): Write =>
  (value) =>
    Array.isArray(value) ? value.map((each) => write(each)) : value;

function objectWriter(entries: Entries): Write {
  const fields = Object.entries(entries).map(([key, entry]) => ({ key, write: writerOf(entry) }));
  return (value) => {
    const inside = Object(value) as Readonly<Record<string, unknown>>;
    const written: Record<string, unknown> = {};
    for (const { key, write } of fields) {
      const each = Object.hasOwn(inside, key) ? inside[key] : undefined;
      if (each !== undefined) written[key] = write(each);
    }
    return written;
  };
}

const recordWriter =
  (write: Write): Write =>
  (value) =>
    Object.fromEntries(Object.entries(Object(value) as object).map(([key, each]) => [key, write(each)]));

/** Variants are distinguished by their `type`, like the home blocks. */
function choiceWriter(options: readonly Loose[]): Write {
  const writeOf = new Map(
    options.map((option) => [option.entries?.['type']?.['literal' as never] as unknown, writerOf(option)]),
  );
  return (value) => {
    const { type } = Object(value) as { readonly type?: unknown };
    return (writeOf.get(type) ?? asItIs)(value);
  };
}
