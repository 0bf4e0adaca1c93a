import type { OwnedEndpoint } from './contracts';
import { Components } from './components';
import type { OpenApiDocument, Operation } from './document';
import type { ContractShapes, EndpointShapes } from './read-shapes';
import { successIn, withData } from './responses';
import type { Shape } from './shape';

/** The document with the comments of the contracts as descriptions, and a component for each shape that has a name. */
export function withShapes(
  document: OpenApiDocument,
  owned: readonly OwnedEndpoint[],
  { of, refusal }: ContractShapes,
): OpenApiDocument {
  const components = new Components();
  const { Refusal: plain = {}, ...forms } = document.components.schemas;
  const described = owned.map((one) => {
    const operations = Object.entries(document.paths[one.endpoint.path] ?? {});
    const shapes = of(one);
    const methods = operations.map(([method, each]) => [
      method,
      describedOperation(each, shapes, components),
    ]);
    return [one.endpoint.path, Object.fromEntries(methods)] as const;
  });
  const { name: _name, ...unnamed } = refusal;
  const schemas = { ...forms, Refusal: components.described(plain, unnamed, plain.description) };
  return {
    ...document,
    paths: Object.fromEntries(described),
    components: { ...document.components, schemas: { ...schemas, ...components.all() } },
  };
}

function describedOperation(
  operation: Operation,
  { request, data }: EndpointShapes,
  components: Components,
): Operation {
  const { operationId, parameters, requestBody, responses } = operation;
  const called = operationId.slice(0, 1).toUpperCase() + operationId.slice(1);
  return {
    ...operation,
    parameters: parameters.map((each) => {
      const field = 'name' in each && each.in === 'query' ? request.fields.get(each.name) : undefined;
      if (field === undefined || !('name' in each) || typeof each.schema === 'boolean') return each;
      const { description, ...schema } = components.described(
        each.schema,
        field.shape,
        field.text ?? field.shape.text,
      );
      return { ...each, ...(description && { description }), schema };
    }),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: Object.fromEntries(
          Object.entries(requestBody.content).map(([type, media]) => {
            const shape = namedAt(request, `${called}Request`);
            return [type, { ...media, schema: components.described(media.schema, shape, undefined) }];
          }),
        ),
      },
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, each]) => {
        const plain = successIn(each);
        if (plain === undefined || '$ref' in each) return [status, each];
        return [
          status,
          withData(each, components.described(plain, namedAt(data, `${called}Data`), undefined)),
        ];
      }),
    ),
  };
}

/** An object that is declared at its endpoint has the name of the endpoint. */
const namedAt = (shape: Shape, name: string): Shape => ({ ...shape, name: shape.name ?? name });
