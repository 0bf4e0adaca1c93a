import { codes, headerNames } from '@clearloan/api-client/declare';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { OwnedEndpoint } from './contracts';
import { refusalsOf } from './endpoint-docs';
import { refusalDocs, refusalNames } from './refusals';
import { sampleOf } from './sample';
import { wireSchemaOf } from './wire-schema';

export interface Reference {
  readonly $ref: string;
}

export interface Response {
  readonly description: string;
  readonly headers: Readonly<Record<string, Reference>>;
  readonly content: Readonly<
    Record<string, { readonly schema: JsonSchema; readonly examples?: Readonly<Record<string, unknown>> }>
  >;
}

const header = (name: string): Reference => ({ $ref: `#/components/headers/${name}` });

/** Headers of every response; a status from 400 on may come from a proxy in front of the lender, which has no business time. */
const headersOfFailure = {
  [headerNames.requestId]: header('RequestId'),
  'Cache-Control': header('NoStore'),
};
const headersOfReply = { ...headersOfFailure, [headerNames.businessTime]: header('BusinessTime') };

/** The shared responses, headers and examples. */
export function sharedResponses(): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const text = (description: string, examples: readonly string[], more: JsonSchema = {}) => ({
    description,
    required: true,
    schema: { type: 'string', examples: [...examples], ...more },
  });
  return {
    headers: {
      BusinessTime: text('The lender’s business time at the reply, in UTC', ['2026-11-25T09:00:00.000Z'], {
        format: 'date-time',
      }),
      RequestId: text('Names the request in the lender’s log', ['req-1'], { minLength: 1 }),
      NoStore: text('No reply is kept by a browser or a proxy', ['no-store'], { pattern: 'no-store' }),
    },
    responses: {
      ForeignCaller: failure('The call did not come from the app’s own page', codes.badInput),
      TooManyRequests: {
        ...failure(
          'A limit in front of the lender is reached; the lender’s own limits answer 1006',
          codes.tooMany,
        ),
        headers: {
          ...headersOfFailure,
          'Retry-After': {
            description: 'Seconds to wait',
            schema: { type: 'integer', minimum: 1, examples: [30] },
          },
        },
      },
      FileTooLarge: failure('The file is too large', codes.fileRefused),
    },
    examples: Object.fromEntries(
      refusalNames.map((name) => {
        const { meaning, message, data } = refusalDocs[name];
        return [name, { summary: meaning, value: { code: codes[name], message, data } }];
      }),
    ),
  };
}

const failure = (description: string, code: number) => ({
  description,
  headers: headersOfFailure,
  content: {
    'application/json': {
      schema: narrowed('RefusalEnvelope', { code: { type: 'integer', examples: [code] } }),
    },
  },
});

/** The envelopes of all replies: `components.schemas`. */
export const envelopes: Readonly<Record<string, JsonSchema>> = {
  SuccessEnvelope: {
    type: 'object',
    description: 'The reply to a call that succeeded.',
    required: ['code', 'message', 'data'],
    properties: {
      code: { type: 'integer', const: codes.success, description: 'Always 0.' },
      message: {
        type: 'string',
        description: 'Empty; the app shows no message of a success.',
        examples: [''],
      },
      data: { description: 'What the endpoint returns; null where it returns nothing.', examples: [null] },
    },
  },
  RefusalEnvelope: {
    type: 'object',
    description:
      'The reply to a call that the lender refuses: nothing is done, but a wrong code or password costs a try.',
    required: ['code', 'message', 'data'],
    properties: {
      code: {
        type: 'integer',
        enum: refusalNames.map((name) => codes[name]),
        description: `The reason, as one of the codes that the endpoint lists.\n${refusalNames.map((name) => `- \`${String(codes[name])}\`: ${refusalDocs[name].meaning}`).join('\n')}`,
      },
      message: {
        type: 'string',
        description:
          'A sentence for the borrower, in the language of the request; the app shows the first 140 characters.',
        examples: ['Please check this entry.'],
      },
      data: {
        anyOf: [{ $ref: '#/components/schemas/Refusal' }, { type: 'null' }],
        description: 'What the app can show beside the sentence.',
      },
    },
  },
};

const narrowed = (
  name: 'SuccessEnvelope' | 'RefusalEnvelope',
  properties: Readonly<Record<string, JsonSchema>>,
): JsonSchema => ({
  allOf: [
    { $ref: `#/components/schemas/${name}` },
    { type: 'object', required: Object.keys(properties), properties },
  ],
});

/** All responses of an endpoint: the success, its rejections, and the HTTP errors before the handler. */
export function responsesOf(owned: OwnedEndpoint): Readonly<Record<string, Response | Reference>> {
  const { endpoint } = owned;
  const data = wireSchemaOf(endpoint.data);
  const refusals = refusalsOf(owned);
  const refused = refusals.map((name) => codes[name]);
  const isGuarded = !endpoint.public || endpoint.style !== 'GET';
  return {
    200: {
      description: `A success (code 0), or one of the refusals ${refused.join(', ')}`,
      headers: headersOfReply,
      content: {
        'application/json': {
          schema: {
            oneOf: [
              narrowed('SuccessEnvelope', { data }),
              narrowed('RefusalEnvelope', { code: { type: 'integer', enum: refused } }),
            ],
          },
          examples: {
            success: { summary: 'Success', value: { code: 0, message: '', data: sampleOf(data) } },
            ...Object.fromEntries(refusals.map((name) => [name, { $ref: `#/components/examples/${name}` }])),
          },
        },
      },
    },
    ...(isGuarded ? { 403: { $ref: '#/components/responses/ForeignCaller' } } : {}),
    ...(endpoint.style === 'PU' ? { 413: { $ref: '#/components/responses/FileTooLarge' } } : {}),
    429: { $ref: '#/components/responses/TooManyRequests' },
  };
}

/** The field that an endpoint sets in its success or its refusal. */
function ownField(response: Response | Reference | undefined, name: 'data' | 'code'): JsonSchema | undefined {
  if (response === undefined || '$ref' in response) return undefined;
  const replies = response.content['application/json']?.schema.oneOf ?? [];
  const parts = replies.flatMap((each) => (typeof each === 'boolean' ? [] : (each.allOf ?? [])));
  const fields = parts.map((each) => (typeof each === 'boolean' ? undefined : each.properties?.[name]));
  return fields.find((each) => typeof each === 'object');
}

/** What `data` is in a success. */
export const successIn = (response: Response | Reference | undefined): JsonSchema | undefined =>
  ownField(response, 'data');

/** The codes of an endpoint's refusals. */
export const codesIn = (response: Response | Reference | undefined): number[] =>
  (ownField(response, 'code')?.enum ?? []).filter((each) => typeof each === 'number');

/** The response with another `data` in its success. */
export function withData(response: Response, data: JsonSchema): Response {
  const { 'application/json': media } = response.content;
  const [, refusal = {}] = media?.schema.oneOf ?? [];
  const schema = { oneOf: [narrowed('SuccessEnvelope', { data }), refusal] };
  return { ...response, content: { 'application/json': { ...media, schema } } };
}
