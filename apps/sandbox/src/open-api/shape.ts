import type { JsonSchema } from '@valibot/to-json-schema';

type Part = JsonSchema | boolean | undefined;

/** A schema as people write types: `{ orderId: Id, periodNos: Id[], payType?: Id | null }`, two spaces a level. */
export function shapeOf(schema: Part, level = 0): string {
  if (schema === undefined || typeof schema === 'boolean') return 'anything';
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((word) => JSON.stringify(word)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return [...new Set(choices.map((choice) => shapeOf(choice, level)))].join(' | ');
  if (schema.type === 'array') return listShape(schema, level);
  if (schema.type === 'object') return objectShape(schema, level);
  return typeof schema.type === 'string' ? schema.type : 'anything';
}

function listShape({ items }: JsonSchema, level: number): string {
  const item = shapeOf(Array.isArray(items) ? items[0] : items, level);
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function objectShape(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  level: number,
): string {
  const pad = '  '.repeat(level + 1);
  const lines = Object.entries(properties).map(
    ([name, part]) => `${pad}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(part, level + 1)}`,
  );
  if (typeof additionalProperties === 'object')
    lines.push(`${pad}[any]: ${shapeOf(additionalProperties, level + 1)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'  '.repeat(level)}}`;
}
