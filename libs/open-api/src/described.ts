import type { JsonSchema } from '@valibot/to-json-schema';
import type { OwnedEndpoint } from './contracts';
import type { OpenApiDocument, Operation } from './document';
import type { EndpointFieldDocs, FieldDocs } from './field-docs';

/** The document with the comments of the contracts as the descriptions of fields. */
export function withFieldDocs(
  document: OpenApiDocument,
  owned: readonly OwnedEndpoint[],
  docsOf: (endpoint: OwnedEndpoint) => EndpointFieldDocs,
): OpenApiDocument {
  const describedPath = (one: OwnedEndpoint): OpenApiDocument['paths'][string] => {
    const operations = Object.entries(document.paths[one.endpoint.path] ?? {});
    return Object.fromEntries(
      operations.map(([method, each]) => [method, describedOperation(each, docsOf(one))]),
    );
  };
  const paths = owned.map((one) => [one.endpoint.path, describedPath(one)] as const);
  return { ...document, paths: Object.fromEntries(paths) };
}

function describedOperation(operation: Operation, { request, data }: EndpointFieldDocs): Operation {
  const { parameters, requestBody, responses } = operation;
  return {
    ...operation,
    parameters: parameters.map((each) => {
      const text = 'name' in each && each.in === 'query' ? request.get(each.name)?.text : undefined;
      return text === undefined ? each : { ...each, description: text };
    }),
    ...(requestBody && {
      requestBody: { ...requestBody, content: describedContent(requestBody.content, request) },
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, each]) => [
        status,
        'content' in each
          ? {
              ...each,
              content: describedContent(each.content, new Map([['data', { text: undefined, inner: data }]])),
            }
          : each,
      ]),
    ),
  };
}

const describedContent = <Media extends { readonly schema: JsonSchema }>(
  content: Readonly<Record<string, Media>>,
  docs: FieldDocs,
): Readonly<Record<string, Media>> =>
  Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      { ...media, schema: described(media.schema, docs) },
    ]),
  );

/** Lists, choices and tables have the fields of what is in them. */
function described(schema: JsonSchema, docs: FieldDocs): JsonSchema {
  const inner = (each: JsonSchema | boolean) => (typeof each === 'boolean' ? each : described(each, docs));
  const { properties, items, anyOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && { properties: describedFields(properties, docs) }),
    ...(items !== undefined && !Array.isArray(items) && { items: inner(items) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(additionalProperties !== undefined && { additionalProperties: inner(additionalProperties) }),
  };
}

const describedFields = (properties: NonNullable<JsonSchema['properties']>, docs: FieldDocs) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, each]) => {
      const doc = docs.get(name);
      if (typeof each === 'boolean' || doc === undefined) return [name, each];
      const schema = described(each, doc.inner);
      const description = [doc.text, schema.description].filter(Boolean).join(' ');
      return [name, description === '' ? schema : { ...schema, description }];
    }),
  );
