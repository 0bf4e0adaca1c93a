import {
  codes,
  headerNames,
  languageKey,
  languages,
  sessionKey,
  type Endpoint,
  type Style,
} from '@clearloan/api-client/declare';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { OwnedEndpoint } from '../context/contracts';
import { sharedSchemas, wireSchemaOf } from './wire-schema';

/** A parameter, in the query or a header. */
interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema | boolean;
}

/** What travels, by its media type. */
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

/** One call of the document. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly 200: { readonly description: string; readonly content: Content } };
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

/** An OpenAPI 3.1 document of all declared calls. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', Operation>>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, unknown>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

const bodyTypes: Readonly<Record<Exclude<Style, 'GET'>, string>> = {
  PF: 'application/x-www-form-urlencoded',
  PR: 'application/json',
  PU: 'multipart/form-data',
};

/**
 * Everything that the contracts declare, as OpenAPI 3.1.
 * @param prefix what every path begins with, `/api`
 */
export function openApiDocument(owned: readonly OwnedEndpoint[], prefix: string): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clearloan lender API',
      version: '1',
      description: `Every reply is HTTP 200 with an envelope; the call succeeded when its code is 0. Other codes: ${codeList()}.`,
    },
    servers: [{ url: prefix }],
    tags: [...new Set(owned.map(({ owner }) => owner))].map((name) => ({ name })),
    paths: Object.fromEntries(
      owned.map((one) => [
        one.endpoint.path,
        { [one.endpoint.style === 'GET' ? 'get' : 'post']: operationOf(one) },
      ]),
    ),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'query', name: sessionKey } },
      schemas: sharedSchemas(),
    },
  };
}

const codeList = () =>
  Object.entries(codes)
    .filter(([, code]) => code !== codes.success)
    .map(([name, code]) => `${String(code)} ${name}`)
    .join(', ');

function operationOf({ owner, endpoint }: OwnedEndpoint): Operation {
  const request = wireSchemaOf(endpoint.request);
  return {
    operationId: endpoint.path.slice(1).replaceAll('/', '_'),
    tags: [owner],
    summary: summaryOf(endpoint),
    parameters: [
      ...(endpoint.style === 'GET' ? queryOf(request) : []),
      {
        name: languageKey,
        in: 'query',
        required: false,
        description: 'The language of sentences in the reply',
        schema: { enum: [...languages] },
      },
      ...headersOf(endpoint),
    ],
    ...(endpoint.style === 'GET'
      ? {}
      : { requestBody: { content: { [bodyTypes[endpoint.style]]: { schema: request } } } }),
    responses: { 200: { description: 'The envelope', content: envelopeOf(endpoint) } },
    security: endpoint.public ? [] : [{ session: [] }],
  };
}

function summaryOf({ idempotent, quiet, consent, providesTags, invalidatesTags }: Endpoint): string {
  const facts = [
    providesTags.length > 0 ? `provides ${providesTags.join(', ')}` : '',
    invalidatesTags.length > 0 ? `invalidates ${invalidatesTags.join(', ')}` : '',
    idempotent ? 'one effect per key' : '',
    quiet ? 'quiet' : '',
    consent === undefined ? '' : `only with consent to ${consent}`,
  ];
  return facts.filter(Boolean).join('; ');
}

const queryOf = ({ properties = {}, required = [] }: JsonSchema): Parameter[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));

function headersOf({ public: isPublic, idempotent }: Endpoint): Parameter[] {
  const text: JsonSchema = { type: 'string' };
  return [
    { name: headerNames.requestedWith, in: 'header', required: !isPublic, schema: text },
    ...(idempotent
      ? [
          {
            name: headerNames.idempotencyKey,
            in: 'header' as const,
            required: false,
            description: 'The same key with the same request has one effect and one answer',
            schema: text,
          },
        ]
      : []),
  ];
}

const envelopeOf = ({ data }: Endpoint): Content => ({
  'application/json': {
    schema: {
      type: 'object',
      required: ['code', 'message', 'data'],
      properties: {
        code: { type: 'integer', description: '0 is success' },
        message: { type: 'string', description: 'A sentence for the borrower' },
        data: { anyOf: [wireSchemaOf(data), { $ref: '#/components/schemas/Refusal' }, { type: 'null' }] },
      },
    },
  },
});
