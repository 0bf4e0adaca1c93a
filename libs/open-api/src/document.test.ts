import { codes, minorFromText, specifiedPaths } from '@clearloan/api-client/declare';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { ownedEndpoints } from './contracts';
import { contractVersion } from './contract-version';
import { openApiDocument, type Operation } from './document';
import { codesIn, type Response } from './responses';
import { sampleOf, sampleRequest } from './sample';
import { wireSchemaOf } from './wire-schema';

const document = openApiDocument(ownedEndpoints, '/api');
const operations: [string, Operation][] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation): [string, Operation] => [path, operation]),
);

const replyOf = ({ responses }: Operation): Response => {
  const reply = responses['200'];
  if (reply === undefined || '$ref' in reply) throw new Error('The response is not declared inline.');
  return reply;
};

it('the document has each declared path once, with an owner and a response', () => {
  const paths = operations.map(([path]) => path);
  expect([...paths].sort()).toEqual(ownedEndpoints.map(({ endpoint }) => endpoint.path).sort());
  expect(specifiedPaths.filter((path) => !paths.includes(path))).toEqual([]);
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, operation] of operations) expect(operation.tags).toHaveLength(1);
});

it('the document has the fields, which of them are required, and the format of money', () => {
  const pay = document.paths['/v3/loan-details/generate-vcode']?.post;
  const body = pay?.requestBody?.content['application/json']?.schema;
  expect(body).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['orderId', 'amount']) as unknown,
    properties: { amount: { $ref: '#/components/schemas/Money' } },
  });
  expect(pay?.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
  expect(pay?.security).toEqual([{ session: [] }]);
  const { Money: money = {} } = document.components.schemas;
  expect(money).toMatchObject({ type: 'string', examples: ['1234.50'] });
  const pattern = new RegExp(money.pattern ?? '');
  for (const text of ['1234.50', '-0.05', '0.00']) expect([text, pattern.test(text)]).toEqual([text, true]);
  for (const text of ['1234.5', '1,234.50', '1e3', ''])
    expect([text, pattern.test(text)]).toEqual([text, false]);
  expect(minorFromText('1234.50')).toBe(123_450);
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  const near = fc.bigInt({ min: most - 1_000n, max: most + 1_000n });
  const amount = fc.oneof(near, fc.bigInt({ min: -most * 20n, max: most * 20n }));
  fc.assert(
    fc.property(amount, (minor) => {
      const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
      const text = `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
      expect([text, pattern.test(text)]).toEqual([text, minorFromText(text) !== undefined]);
    }),
  );
});

it('a text has a maximum length, and an integer a minimum and a maximum', () => {
  const body = document.paths['/user-problem/problem-save']?.post?.requestBody?.content;
  const { properties } = body?.['application/x-www-form-urlencoded']?.schema ?? {};
  expect(properties?.['problemDetail']).toMatchObject({ type: 'string', maxLength: 500 });
  const score =
    document.paths['/v3/loan-details/google-score']?.post?.requestBody?.content['application/json'];
  expect(score?.schema.properties?.['score']).toMatchObject({ type: 'integer', minimum: 1, maximum: 5 });
});

it('an extensible enum lists its values without excluding others', () => {
  const { properties } = wireSchemaOf(
    ownedEndpoints.find(({ name }) => name === 'submitApplication')?.endpoint.data ?? v.never(),
  );
  expect(properties?.['orderStatus']).toMatchObject({
    type: 'string',
    'x-extensible-enum': expect.arrayContaining(['draft', 'repaying', 'settled']) as unknown,
  });
  expect(properties?.['orderStatus']).not.toHaveProperty('enum');
});

it('every endpoint has a description, its headers and each rejection that it can return', () => {
  for (const [path, operation] of operations) {
    const { summary, description, responses } = operation;
    expect([path, summary.length > 3 && summary.length < 60, /^[A-Z].*[^.]$/.test(summary)]).toEqual([
      path,
      true,
      true,
    ]);
    expect([path, /^[A-Z][^]{20,}\.$/.test(description)]).toEqual([path, true]);
    const reply = replyOf(operation);
    expect(Object.keys(reply.headers).sort()).toEqual(['Cache-Control', 'X-Business-Time', 'X-Request-Id']);
    const examples = Object.keys(reply.content['application/json']?.examples ?? {});
    expect(examples[0]).toBe('success');
    expect(examples).toContain('tooMany');
    expect(Object.keys(responses)).toContain('429');
  }
  const sign = document.paths['/v3/loan-confirm/loan-detail-push']?.post;
  expect(sign?.responses['403']).toEqual({ $ref: '#/components/responses/ForeignCaller' });
  expect(codesIn(sign?.responses['200'])).toEqual(
    expect.arrayContaining([codes.wrongCode, codes.termsChanged, codes.keyReused]),
  );
});

it('each reply is a success or a refusal in its envelope', () => {
  for (const [path, operation] of operations) {
    const { oneOf } = replyOf(operation).content['application/json']?.schema ?? {};
    expect([path, oneOf]).toMatchObject([
      path,
      [
        { allOf: [{ $ref: '#/components/schemas/SuccessEnvelope' }, { required: ['data'] }] },
        { allOf: [{ $ref: '#/components/schemas/RefusalEnvelope' }, { required: ['code'] }] },
      ],
    ]);
  }
});

it('the examples of the document are valid responses for the app and valid requests for a lender', () => {
  for (const { endpoint } of ownedEndpoints) {
    const { path, data, request } = endpoint;
    expect([path, v.safeParse(data, sampleOf(wireSchemaOf(data))).issues]).toEqual([path, undefined]);
    expect([path, v.safeParse(request, sampleRequest(endpoint)).issues]).toEqual([path, undefined]);
  }
});

it('a public endpoint needs no session but may read one, and a file is sent as multipart bytes', () => {
  expect(document.paths['/service/login/login']?.post?.security).toEqual([]);
  expect(document.paths['/v5/index/index']?.get?.security).toEqual([{}, { session: [] }]);
  const upload = document.paths['/credit-info/upload-image']?.post?.requestBody?.content;
  expect(Object.keys(upload ?? {})).toEqual(['multipart/form-data']);
  expect(JSON.stringify(upload)).toContain('#/components/schemas/Picture');
  expect(document.components.schemas['Picture']).toMatchObject({ type: 'string', format: 'binary' });
});

it('the document is plain JSON of one version with every reference resolved', () => {
  const text = JSON.stringify(document);
  expect(JSON.parse(text)).toEqual(document);
  expect(document.info.version).toBe(contractVersion);
  const named = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind} ${name}`),
  );
  const known = Object.entries(document.components).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `${kind} ${name}`),
  );
  expect([...named].filter((each) => !known.includes(each))).toEqual([]);
  expect(named.size).toBeGreaterThan(20);
});
