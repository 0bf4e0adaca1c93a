import { specifiedPaths } from '@clearloan/api-client/declare';
import { ownedEndpoints } from '../context/contracts';
import { openApiDocument, type Operation } from './document';

const document = openApiDocument(ownedEndpoints, '/api');
const operations: [string, Operation][] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation): [string, Operation] => [path, operation]),
);

it('names each declared path once, the specified ones among them, with an owner and a reply', () => {
  const paths = operations.map(([path]) => path);
  expect([...paths].sort()).toEqual(ownedEndpoints.map(({ endpoint }) => endpoint.path).sort());
  expect(specifiedPaths.filter((path) => !paths.includes(path))).toEqual([]);
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, operation] of operations) expect(operation.tags).toHaveLength(1);
});

it('a reader learns the fields, which of them are needed, and in which form money travels', () => {
  const pay = document.paths['/v3/loan-details/generate-vcode']?.post;
  const body = pay?.requestBody?.content['application/json']?.schema;
  expect(body).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['orderId', 'amount']) as unknown,
    properties: { amount: { $ref: '#/components/schemas/Money' } },
  });
  expect(pay?.parameters.map(({ name }) => name)).toContain('Idempotency-Key');
  expect(pay?.security).toEqual([{ session: [] }]);
});

it('a public call asks for no session, and a file travels as bytes in a form', () => {
  expect(document.paths['/service/login/login']?.post?.security).toEqual([]);
  const upload = document.paths['/credit-info/upload-image']?.post?.requestBody?.content;
  expect(Object.keys(upload ?? {})).toEqual(['multipart/form-data']);
  expect(JSON.stringify(upload)).toContain('#/components/schemas/Picture');
  expect(document.components.schemas['Picture']).toMatchObject({ type: 'string', format: 'binary' });
});

it('is plain JSON with every reference resolved', () => {
  const text = JSON.stringify(document);
  expect(JSON.parse(text)).toEqual(document);
  const named = new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference));
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect([...named].filter((reference) => !known.includes(reference ?? ''))).toEqual([]);
  expect(named.size).toBeGreaterThan(8);
});
