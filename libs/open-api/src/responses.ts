import { codes, headerNames, type RefusalName } from '@clearloan/api-client/declare';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { OwnedEndpoint } from './contracts';
import { refusalsOf } from './endpoint-docs';
import { sampleOf } from './sample';
import { wireSchemaOf } from './wire-schema';

interface Reference {
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

/** One example per rejection, shared by all endpoints. */
const refusalExamples: Readonly<Record<RefusalName, { readonly message: string; readonly data: unknown }>> = {
  sessionExpired: { message: 'Please log in again.', data: null },
  badInput: { message: 'Please check this entry.', data: { field: 'amount' } },
  notFound: { message: 'We could not find this loan.', data: null },
  notAllowedNow: { message: 'This is not possible now.', data: null },
  processing: { message: 'We are still working on it. Please wait a moment.', data: { processing: true } },
  keyReused: { message: 'This was sent before with other content.', data: null },
  tooMany: { message: 'Too many tries. Please wait a little.', data: { retryAfter: 60 } },
  consentMissing: { message: 'This needs your consent.', data: null },
  wrongCode: { message: 'This code is not right.', data: { field: 'smsCode', triesLeft: 4 } },
  codeExpired: {
    message: 'This code no longer works. Please ask for a new one.',
    data: { field: 'smsCode' },
  },
  codeLocked: {
    message: 'Too many wrong tries. Please ask for a new code.',
    data: { field: 'smsCode', triesLeft: 0 },
  },
  wrongLogin: { message: 'The phone number or the password is not right.', data: { field: 'password' } },
  termsChanged: { message: 'The terms have changed. Please read them again.', data: null },
  offerEnded: { message: 'This offer has ended.', data: null },
  refused: { message: 'We cannot lend to you now.', data: { until: '2026-12-25T00:00:00.000Z' } },
  referenceUsed: { message: 'This reference was used before.', data: { field: 'utr' } },
  amountOutOfRange: { message: 'Please choose another amount.', data: { field: 'amount' } },
  fileRefused: { message: 'Please choose a picture.', data: { field: 'file' } },
};

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
      Object.entries(refusalExamples).map(([name, { message, data }]) => [
        name,
        { summary: `Refusal: ${name}`, value: { code: codes[name as RefusalName], message, data } },
      ]),
    ),
  };
}

const failure = (description: string, code: number) => ({
  description,
  headers: headersOfFailure,
  content: {
    'application/json': {
      schema: refusalEnvelope({ type: 'integer', examples: [code] }),
    },
  },
});

const refusalEnvelope = (code: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code,
    message: {
      type: 'string',
      description: 'A sentence for the borrower',
      examples: ['Please check this entry.'],
    },
    data: { anyOf: [{ $ref: '#/components/schemas/Refusal' }, { type: 'null' }] },
  },
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
          schema: { anyOf: [successEnvelope(data), refusalEnvelope({ type: 'integer', enum: refused })] },
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

const successEnvelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code: { type: 'integer', const: 0 }, message: { type: 'string' }, data },
});
