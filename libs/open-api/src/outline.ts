import type { JsonSchema } from '@valibot/to-json-schema';
import { isOpen, type OpenApiDocument, type Operation } from './document';
import { codesIn, successIn } from './responses';

type Part = JsonSchema | boolean;

/** The promises of a released document about one endpoint: only what can break a client or a lender. */
export interface CallOutline {
  readonly method: string;
  readonly public: boolean;
  readonly query: Readonly<Record<string, { readonly required: boolean; readonly schema: Part }>>;
  readonly body: { readonly type: string; readonly schema: Part } | null;
  readonly data: Part;
  readonly refusals: readonly number[];
}

/** A document without descriptions and examples. */
export interface Outline {
  readonly version: string;
  readonly schemas: Readonly<Record<string, Part>>;
  readonly calls: Readonly<Record<string, CallOutline>>;
}

/** The promises of a document, small enough to be stored next to the code. */
export function outlineOf({ info, paths, components }: OpenApiDocument): Outline {
  return {
    version: info.version,
    schemas: mapped(components.schemas, bare),
    calls: Object.fromEntries(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [path, callOf(method, operation)]),
      ),
    ),
  };
}

function callOf(method: string, operation: Operation): CallOutline {
  const query = operation.parameters.flatMap((each) => ('$ref' in each || each.in !== 'query' ? [] : [each]));
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  return {
    method,
    public: isOpen(operation),
    query: Object.fromEntries(
      query.map(({ name, required, schema }) => [name, { required, schema: bare(schema) }]),
    ),
    body: body === undefined ? null : { type: body[0], schema: bare(body[1].schema) },
    data: bare(successIn(operation.responses['200']) ?? {}),
    refusals: codesIn(operation.responses['200']),
  };
}

const words = new Set(['description', 'examples', 'default', 'title']);

/** A schema without its annotations. */
function bare(part: Part): Part {
  if (typeof part === 'boolean') return part;
  const { properties, items, anyOf, additionalProperties, ...rest } = part;
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !words.has(key))),
    ...(properties === undefined ? {} : { properties: mapped(properties, bare) }),
    ...(items === undefined || Array.isArray(items) ? {} : { items: bare(items) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(bare) }),
    ...(additionalProperties === undefined ? {} : { additionalProperties: bare(additionalProperties) }),
  };
}

const mapped = (parts: Readonly<Record<string, Part>>, change: (part: Part) => Part) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]));
