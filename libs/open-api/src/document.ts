import {
  deviceTokenForm,
  deviceTokenHeader,
  headerNames,
  languageKey,
  languages,
  sessionKey,
  type Style,
} from '@clearloan/api-client/declare';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { OwnedEndpoint } from './contracts';
import { contractVersion } from './contract-version';
import { aboutContract } from './about';
import { aboutChapter, chapterOf, docOf } from './endpoint-docs';
import { envelopes, responsesOf, sharedResponses, type Reference, type Response } from './responses';
import { sharedSchemas, wireSchemaOf } from './wire-schema';

/** A parameter, in the query or a header. */
interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema | boolean;
}

/** The content by media type. */
type Content = Readonly<
  Record<string, { readonly schema: JsonSchema; readonly encoding?: Readonly<Record<string, unknown>> }>
>;

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

/** An OpenAPI 3.1 document of all declared endpoints. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<'title' | 'version' | 'description', string>> & {
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', Operation>>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>> & {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

const bodyTypes: Readonly<Record<Exclude<Style, 'GET'>, string>> = {
  PF: 'application/x-www-form-urlencoded',
  PR: 'application/json',
  PU: 'multipart/form-data',
};

/**
 * All contracts as OpenAPI 3.1.
 * @param prefix prefix of every path, `/api`
 */
export function openApiDocument(owned: readonly OwnedEndpoint[], prefix: string): OpenApiDocument {
  const chapters = [...new Set(owned.map(({ owner }) => chapterOf(owner)))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clearloan lender API',
      version: contractVersion,
      description: aboutContract,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: prefix, description: 'The lender, at the origin of the app' }],
    tags: chapters.map((name) => ({ name, description: aboutChapter(name) })),
    paths: Object.fromEntries(
      owned.map((one) => [
        one.endpoint.path,
        { [one.endpoint.style === 'GET' ? 'get' : 'post']: operationOf(one) },
      ]),
    ),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'query', name: sessionKey, description: 'Given at the login' },
      },
      parameters: sharedParameters,
      ...sharedResponses(),
      schemas: { ...sharedSchemas(), ...envelopes },
    },
  };
}

const sharedParameters: Readonly<Record<string, Parameter>> = {
  Language: {
    name: languageKey,
    in: 'query',
    required: false,
    description: 'The language of every sentence in the reply',
    schema: { type: 'string', enum: [...languages] },
  },
  RequestedWith: {
    name: headerNames.requestedWith,
    in: 'header',
    required: true,
    description: 'Marks a call of the app’s own page: no form of another origin can set it',
    schema: { type: 'string', enum: ['XMLHttpRequest'] },
  },
  IdempotencyKey: {
    name: headerNames.idempotencyKey,
    in: 'header',
    required: false,
    description: 'The same key with the same request has one effect and one reply',
    schema: {
      type: 'string',
      pattern: '^[\\w.~-]{8,100}$',
      examples: ['5f0c2a9e-3d7b-4b1a-9c55-0e6f4a2d7c11'],
    },
  },
  DeviceToken: {
    name: deviceTokenHeader,
    in: 'header',
    required: false,
    description:
      'The `deviceToken` of an earlier login on this device. The device then logs in under limits of its own; it logs nobody in',
    schema: {
      type: 'string',
      pattern: deviceTokenForm.source,
      examples: ['q7Jm2vXc0dLr8TzYhB5nKe1WsUa4GfPi'],
    },
  },
};

const parameter = (name: keyof typeof sharedParameters): Reference => ({
  $ref: `#/components/parameters/${name}`,
});

function operationOf(owned: OwnedEndpoint): Operation {
  const { owner, name, endpoint } = owned;
  const request = wireSchemaOf(endpoint.request);
  const { summary, description, session } = docOf(owned);
  const isBodyNeeded = (request.required ?? []).length > 0;
  return {
    operationId: name,
    tags: [chapterOf(owner)],
    summary,
    description: [description, ...factsOf(owned)].join('\n\n'),
    parameters: [
      ...(endpoint.style === 'GET' ? queryOf(request) : []),
      parameter('Language'),
      ...(endpoint.public ? [] : [parameter('RequestedWith')]),
      ...(endpoint.idempotent ? [parameter('IdempotencyKey')] : []),
      ...(endpoint.carriesDevice === true ? [parameter('DeviceToken')] : []),
    ],
    ...(endpoint.style === 'GET'
      ? {}
      : {
          requestBody: {
            required: isBodyNeeded,
            content: bodyOf(request, endpoint.style),
          },
        }),
    responses: responsesOf(owned),
    security: endpoint.public ? (session === 'optional' ? [{}, { session: [] }] : []) : [{ session: [] }],
  };
}

/** Whether a call works without a session. */
export const isOpen = ({ security }: Operation): boolean =>
  security.length === 0 || security.some((each) => Object.keys(each).length === 0);

/** Lists in a form are sent with their index, `name[0]=…`. */
function bodyOf(schema: JsonSchema, style: Exclude<Style, 'GET'>): Content {
  const lists = Object.entries(schema.properties ?? {}).filter(
    ([, each]) => typeof each === 'object' && JSON.stringify(each).includes('"type":"array"'),
  );
  const encoding = Object.fromEntries(lists.map(([name]) => [name, { style: 'deepObject', explode: true }]));
  const hasLists = style === 'PF' && lists.length > 0;
  return { [bodyTypes[style]]: { schema, ...(hasLists ? { encoding } : {}) } };
}

function factsOf({ endpoint: { idempotent, consent, persist } }: OwnedEndpoint): string[] {
  return [
    ...(idempotent ? ['One effect for one idempotency key.'] : []),
    ...(consent === undefined ? [] : [`Sent only with a consent to \`${consent}\`.`]),
    ...(persist ? ['The app keeps the reply on the device for reading offline, at most seven days.'] : []),
  ];
}

/** A query has no null; an absent field is left out. */
const queryOf = ({ properties = {}, required = [] }: JsonSchema): Parameter[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: withoutNull(schema),
  }));

function withoutNull(schema: JsonSchema | boolean): JsonSchema | boolean {
  if (typeof schema === 'boolean') return schema;
  const choices = schema.anyOf?.filter((each) => typeof each === 'boolean' || each.type !== 'null');
  const [only] = choices ?? [];
  if (choices?.length === 1 && only !== undefined) return only;
  return Array.isArray(schema.type)
    ? { ...schema, type: schema.type.find((each) => each !== 'null') ?? 'string' }
    : schema;
}
