import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { OpenApiDocument, Operation } from './document';

// Fresh by contract-files.test.ts.
const document = JSON.parse(
  readFileSync(join(__dirname, '../../../docs/openapi.json'), 'utf8'),
) as OpenApiDocument;
const { schemas } = document.components;

interface Place {
  readonly at: string;
  readonly schema: JsonSchema;
}

const isSchema = (part: unknown): part is JsonSchema => typeof part === 'object' && !Array.isArray(part);

/** Every field of a schema, and of the objects in it that have no name. */
function fieldsIn({ at, schema }: Place): Place[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  const own = Object.entries(properties).map(([name, each]) => ({ at: `${at}.${name}`, schema: each }));
  const inner = [items, additionalProperties, ...anyOf, ...oneOf, ...allOf].map((each) => ({
    at,
    schema: each,
  }));
  const fields = own.flatMap((each) => (isSchema(each.schema) ? [{ at: each.at, schema: each.schema }] : []));
  return [
    ...fields,
    ...[...own, ...inner].flatMap((each) =>
      isSchema(each.schema) ? fieldsIn({ at: each.at, schema: each.schema }) : [],
    ),
  ];
}

const parametersOf = ({ operationId, parameters }: Operation): Place[] =>
  parameters.flatMap((each) => {
    if ('$ref' in each || !isSchema(each.schema)) return [];
    const { description = each.schema.description } = each;
    return [
      { at: `${operationId}?${each.name}`, schema: { ...each.schema, ...(description && { description }) } },
    ];
  });

/** Replies and bodies are components; what is inline in them is empty. */
const fields: readonly Place[] = [
  ...Object.entries(schemas).flatMap(([at, schema]) => fieldsIn({ at, schema })),
  ...Object.values(document.paths).flatMap((methods) => Object.values(methods).flatMap(parametersOf)),
];

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';

/** The plain values of a field, behind names, lists and choices; null is none. */
function valuesOf(schema: JsonSchema): readonly { readonly form: string; readonly schema: JsonSchema }[] {
  const { $ref, items, anyOf, type, properties } = schema;
  if ($ref !== undefined)
    return valuesOf(schemas[nameOf($ref)] ?? {}).map((each) => ({ ...each, form: nameOf($ref) }));
  if (anyOf !== undefined) return anyOf.filter(isSchema).flatMap(valuesOf);
  if (isSchema(items)) return valuesOf(items);
  const isNone = [type].flat().every((each) => each === undefined || each === 'null' || each === 'object');
  return properties !== undefined || isNone ? [] : [{ form: '', schema }];
}

/** What a text has to say about a number, so that its unit is known. */
const units: Readonly<Record<string, RegExp>> = {
  Percent: /percent|rate|how many/i,
  DecimalNumber: /degrees/i,
  Count: /how many|number|seconds|minutes|days|year|periods?\b|length|longest|maximum/i,
  integer: /how many|number|days|milliseconds|percent|periods?\b|stars|code|always 0/i,
};

it('each field says what it means, in a sentence', () => {
  expect(fields.length).toBeGreaterThan(1_000);
  const wrong = fields.filter(({ schema: { description = '' } }) => !/^[A-Z“`][^]{7,}/.test(description));
  expect(wrong.map(({ at }) => at)).toEqual([]);
});

it('each number says its unit', () => {
  const wrong = fields.filter(({ schema }) =>
    valuesOf(schema).some(({ form, schema: { type } }) => {
      const unit = units[form] ?? (form === '' ? units[String([type].flat()[0])] : undefined);
      return unit !== undefined && !unit.test(schema.description ?? '');
    }),
  );
  expect(wrong.map(({ at, schema }) => `${at}: ${schema.description ?? ''}`)).toEqual([]);
});

it('each value has a format and an example', () => {
  const isSentence = ({ at }: Place) => at.endsWith('Envelope.message');
  const bounds = ['maxLength', 'pattern', 'format', 'maximum', 'enum', 'const', 'x-extensible-enum'];
  const wrong = fields.filter((place) =>
    valuesOf(place.schema).some(({ schema: value }) => {
      const isWhole = ['boolean', 'number'].includes(String([value.type].flat()[0]));
      const isBound = isWhole || bounds.some((each) => each in value);
      const hasExample = ['examples', 'enum', 'const'].some((each) => each in value);
      return (!isBound && !isSentence(place)) || !(hasExample || value.format === 'binary');
    }),
  );
  expect(wrong.map(({ at }) => at)).toEqual([]);
});

it('each word of a list says what it means', () => {
  const all = [...fields, ...Object.entries(schemas).map(([at, schema]) => ({ at, schema }))];
  const silent = all.flatMap(({ at, schema }) => {
    const parts = [schema, ...(schema.anyOf ?? []), schema.items].filter(isSchema);
    const texts = parts.map(({ description = '' }) => description).join('\n');
    const words = parts.flatMap((part) => [
      ...(part.enum ?? []).map((word) => JSON.stringify(word).replaceAll('"', '')),
      ...('x-extensible-enum' in part ? (part['x-extensible-enum'] as readonly string[]) : []),
    ]);
    return words.filter((word) => !texts.includes(`- \`${word}\`: `)).map((word) => `${at} ${word}`);
  });
  expect(silent).toEqual([]);
});

it('each object and each list of open words has a name', () => {
  const unnamed = fields.filter(
    ({ schema: { type, properties } }) => type === 'object' && properties === undefined,
  );
  expect(unnamed.map(({ at }) => at)).toEqual([]);
  for (const name of ['Loan', 'Offer', 'Plan', 'Payment', 'Product', 'Envelope'])
    expect(Object.keys(schemas).filter((each) => each.includes(name))).not.toEqual([]);
});
