import { isKnown, type Endpoint } from '@clearloan/api-client/declare';
import type { JsonSchema } from '@valibot/to-json-schema';
import { sharedSchemas, wireSchemaOf } from './wire-schema';

type Part = JsonSchema | boolean | undefined;

const referencePrefix = '#/components/schemas/';
let components: Readonly<Record<string, JsonSchema>> | undefined;

/** A value of a schema: its own examples, all fields, one item per list. Deterministic. */
export function sampleOf(part: Part): unknown {
  if (part === undefined || typeof part === 'boolean') return {};
  const schema = resolved(part);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.examples !== undefined) return schema.examples[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return sampleOf(choices[0]);
  const [type] = [schema.type].flat();
  if (type === 'object') return objectSample(schema);
  if (type === 'array')
    return schema.minItems === 0
      ? []
      : [sampleOf(Array.isArray(schema.items) ? schema.items[0] : schema.items)];
  if (type === 'null') return null;
  return isKnown(['boolean'] as const, type ?? '') ? true : type === 'string' ? 'Text' : 1;
}

function resolved(schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  components ??= sharedSchemas();
  return components[schema.$ref.slice(referencePrefix.length)] ?? {};
}

const objectSample = ({ properties = {}, additionalProperties }: JsonSchema): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, sampleOf(each)])),
  ...(typeof additionalProperties === 'object' ? { education: sampleOf(additionalProperties) } : {}),
});

/** The smallest PNG: one white pixel. */
const onePoint =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==';
const samplePicture = (): Blob =>
  new Blob([new Uint8Array(Buffer.from(onePoint, 'base64'))], { type: 'image/png' });

/** A valid request in wire form: the required fields, and the files of a multipart form. */
export function sampleRequest({ request, style }: Endpoint): Readonly<Record<string, unknown>> {
  const { properties = {}, required = [], additionalProperties } = wireSchemaOf(request);
  const fields = Object.entries(properties).filter(([name]) => required.includes(name));
  const sampled = fields.map(
    ([name, each]) => [name, isPicture(each) && style === 'PU' ? samplePicture() : sampleOf(each)] as const,
  );
  return {
    ...Object.fromEntries(sampled),
    ...(typeof additionalProperties === 'object' ? { education: 'secondary' } : {}),
  };
}

const isPicture = (part: Part): boolean => typeof part === 'object' && resolved(part).format === 'binary';
