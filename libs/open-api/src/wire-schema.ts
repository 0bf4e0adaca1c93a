import {
  count,
  date,
  decimalNumber,
  flag,
  id,
  instant,
  money,
  month,
  percent,
  picture,
  refusalSchema,
  timeOfDay,
  uuid,
  type Schema,
} from '@clearloan/api-client/declare';
import {
  toJsonSchema,
  toJsonSchemaDefs,
  type ConversionConfig,
  type JsonSchema,
} from '@valibot/to-json-schema';
import { schemasAfterTransform, maxLengthOf, moneyPattern } from './bounds';
import { exampleOf } from './examples';

/** The forms that all endpoints share, each described once. */
const shared = {
  Money: money,
  Percent: percent,
  Date: date,
  Instant: instant,
  Month: month,
  TimeOfDay: timeOfDay,
  Id: id,
  Uuid: uuid,
  Count: count,
  DecimalNumber: decimalNumber,
  Flag: flag,
  Picture: picture,
  Refusal: refusalSchema,
} satisfies Record<string, Schema>;

type SharedName = keyof typeof shared;

/**
 * The form in which values are sent. The app also accepts a number where money, a rate, an id or a count is sent as text, and
 * vice versa.
 */
const forms: Readonly<Partial<Record<SharedName, JsonSchema>>> = {
  Money: { type: 'string', pattern: moneyPattern(), examples: ['1234.50'] },
  Percent: { type: 'string', pattern: '^-?\\d{1,9}(\\.\\d{1,10})?$', examples: ['15.00'] },
  Date: { type: 'string', format: 'date', examples: ['2026-11-25'] },
  Instant: { type: 'string', format: 'date-time', pattern: 'Z$', examples: ['2026-11-25T09:00:00.000Z'] },
  Month: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$', examples: ['2026-11'] },
  TimeOfDay: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['09:00'] },
  Id: { type: 'string', minLength: 1, maxLength: 64, examples: ['5f0c2a9e-3d7b-4b1a-9c55-0e6f4a2d7c11'] },
  Uuid: { type: 'string', format: 'uuid', examples: ['5f0c2a9e-3d7b-4b1a-9c55-0e6f4a2d7c11'] },
  Count: { type: 'integer', minimum: 0, maximum: 2_147_483_647, examples: [3] },
  DecimalNumber: { type: 'number', examples: [106.8] },
  Flag: { type: 'boolean', examples: [true] },
};

const meanings: Readonly<Record<SharedName, string>> = {
  Money:
    'An amount in major units of the lender’s currency with exactly two decimals, at most 90071992547409.91 (2⁵³ − 1 minor units). Below zero only where its field says so.',
  Percent: 'A rate as an exact decimal, at most ten places: 15.00 is 15 percent.',
  Date: 'A day of the calendar in the lender’s time zone, YYYY-MM-DD.',
  Instant: 'An instant in UTC, ISO 8601.',
  Month: 'A calendar month, YYYY-MM.',
  TimeOfDay: 'A time of day, HH:MM from 00:00 to 23:59.',
  Id: 'An opaque identifier, at most 64 characters.',
  Uuid: 'An identifier that the device makes.',
  Count: 'A whole number from 0; its field says of what.',
  DecimalNumber: 'A number, such as a coordinate; never money.',
  Flag: 'Yes or no. Forms and queries send it as text.',
  Picture: 'The bytes of a picture.',
  Refusal: 'What a refusal may say beside its message.',
};

/** The form of a value on the wire. */
const asOnTheWire: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  definitions: shared,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const maxLength = maxLengthOf(valibotAction);
    return maxLength === undefined ? undefined : { ...jsonSchema, maxLength };
  },
};

const hiddenPrefix = '#/hidden/';

/** The JSON Schema (2020-12, as OpenAPI 3.1 requires) of a declared schema's input; shared forms are references. */
export function wireSchemaOf(schema: Schema): JsonSchema {
  const sharedNames = new Map<Schema, string>(Object.entries(shared).map(([name, each]) => [each, name]));
  const hidden = [...schemasAfterTransform(schema)].filter(([each]) => !sharedNames.has(each));
  const definitions = {
    ...shared,
    ...Object.fromEntries(hidden.map(([each], index) => [`hidden${index}`, each])),
  };
  const {
    $schema: _dialect,
    $defs: _shared,
    ...wire
  } = toJsonSchema(schema, {
    ...asOnTheWire,
    definitions,
    overrideRef: ({ referenceId }) =>
      referenceId.startsWith('hidden')
        ? `${hiddenPrefix}${referenceId.slice(6)}`
        : `#/components/schemas/${referenceId}`,
  });
  return refined(
    wire,
    hidden.map(([, form]) => form),
  );
}

/** The shared forms: the document's `components.schemas`. */
export function sharedSchemas(): Readonly<Record<string, JsonSchema>> {
  const schemas = toJsonSchemaDefs(shared, asOnTheWire);
  const names = Object.keys(shared) as SharedName[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      { ...(forms[name] ?? refined(schemas[name], [])), description: meanings[name] },
    ]),
  );
}

/** The same schema in idiomatic form: open enums with their values, absent values as `null`, an example for each text. */
function refined(schema: JsonSchema, hidden: readonly JsonSchema[]): JsonSchema {
  const { properties, items, additionalProperties, propertyNames: _names, $ref, ...rest } = schema;
  if ($ref?.startsWith(hiddenPrefix)) return hidden[Number($ref.slice(hiddenPrefix.length))] ?? {};
  if ($ref !== undefined) return { $ref };
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(isSchema);
  if (choices !== undefined) {
    const kept = choices.filter((each) => !isUnreadable(each)).map((each) => refined(each, hidden));
    return choiceOf(kept, schema);
  }
  return {
    ...rest,
    ...(rest.enum === undefined || rest.type !== undefined ? {} : { type: 'string' }),
    ...(properties === undefined ? {} : { properties: fieldsOf(properties, hidden) }),
    ...(isSchema(items) ? { items: refined(items, hidden) } : {}),
    ...(isSchema(additionalProperties)
      ? { additionalProperties: refined(additionalProperties, hidden) }
      : {}),
  };
}

const fieldsOf = (properties: NonNullable<JsonSchema['properties']>, hidden: readonly JsonSchema[]) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [
      name,
      isSchema(each) ? withExample(name, refined(each, hidden)) : each,
    ]),
  );

const isSchema = (part: unknown): part is JsonSchema =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** The app's own type for a block that it cannot parse; no lender sends it. */
const isUnreadable = ({ properties }: JsonSchema): boolean => {
  const type = properties?.['type'];
  return isSchema(type) && type.const === 'UNREADABLE';
};

function choiceOf(choices: readonly JsonSchema[], { default: preset }: JsonSchema): JsonSchema {
  const given = preset === undefined ? {} : { default: preset };
  const flat = choices.flatMap((each) => each.anyOf?.filter(isSchema) ?? [each]);
  const [first, second] = flat;
  const isOpenList =
    flat.length === 2 && first?.enum !== undefined && second?.type === 'string' && second.enum === undefined;
  if (isOpenList) return { ...openList(first.enum ?? []), ...given };
  const nulls = flat.filter(({ type }) => type === 'null');
  const [only, ...others] = flat.filter(({ type }) => type !== 'null');
  if (nulls.length === 0 || only === undefined || others.length > 0) return { anyOf: [...flat], ...given };
  if (typeof only.type !== 'string' || only.enum !== undefined)
    return { anyOf: [only, { type: 'null' }], ...given };
  return { ...only, type: [only.type, 'null'], ...given };
}

/** An enum that may grow: a new value is not a new contract, and the app shows it as text. */
function openList(words: NonNullable<JsonSchema['enum']>): JsonSchema {
  const schema = {
    type: 'string' as const,
    examples: words.slice(0, 1),
    // An extension, which the type of a schema does not know.
    'x-extensible-enum': [...words],
    description: 'A later version may add words.',
  };
  return schema;
}

function withExample(name: string, schema: JsonSchema): JsonSchema {
  if (isSchema(schema.items)) return { ...schema, items: withExample(name, schema.items) };
  const isText =
    [schema.type].flat().includes('string') && schema.enum === undefined && schema.const === undefined;
  if (!isText || schema.examples !== undefined || schema.format === 'binary') return schema;
  return { ...schema, examples: [exampleOf(name, schema.maxLength, schema.pattern)] };
}
