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

/** The forms that all calls share, each described once. */
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

const meanings: Readonly<Record<keyof typeof shared, string>> = {
  Money: 'Major units with two digits, "1234.50"',
  Percent: 'Percent as an exact decimal, "15.00"',
  Date: 'A calendar day, YYYY-MM-DD',
  Instant: 'ISO 8601 in UTC',
  Month: 'YYYY-MM',
  TimeOfDay: 'HH:MM',
  Id: 'An opaque identifier',
  Uuid: 'Made by the phone',
  Count: 'A whole number from 0',
  DecimalNumber: 'A finite number',
  Flag: 'Yes or no',
  Picture: 'The bytes of a picture',
  Refusal: 'What a refusal may say beside its message',
};

/** The form of a value on the wire; what only narrows it further is left to the contract. */
const asOnTheWire: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  definitions: shared,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined,
};

/** The JSON Schema (2020-12, as OpenAPI 3.1 wants it) of what a declared schema reads; shared forms are references. */
export function wireSchemaOf(schema: Schema): JsonSchema {
  const { $schema: _dialect, $defs: _shared, ...wire } = toJsonSchema(schema, asOnTheWire);
  return wire;
}

/** The shared forms themselves: the document's `components.schemas`. */
export function sharedSchemas(): Readonly<Record<string, JsonSchema>> {
  const schemas = toJsonSchemaDefs(shared, asOnTheWire);
  return Object.fromEntries(
    Object.entries(meanings).map(([name, description]) => [
      name,
      { ...schemas[name as keyof typeof shared], description },
    ]),
  );
}
