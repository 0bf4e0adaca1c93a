import { shapeOf } from './shape';

it.each([
  [{ type: 'string' }, 'string'],
  [{ $ref: '#/components/schemas/Money' }, 'Money'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } }, '(string | number)[]'],
  [{ type: 'object' }, '{}'],
  [
    { type: 'object', required: ['id'], properties: { id: { type: 'string' }, note: { type: 'string' } } },
    '{\n  id: string\n  note?: string\n}',
  ],
  [{ type: 'object', additionalProperties: { type: 'number' } }, '{\n  [any]: number\n}'],
  [{}, 'anything'],
] as const)('a reader of the API sees %j as %s', (schema, shape) => {
  expect(shapeOf(structuredClone(schema) as Parameters<typeof shapeOf>[0])).toBe(shape);
});
