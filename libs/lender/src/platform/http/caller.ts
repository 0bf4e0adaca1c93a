import {
  deviceTokenForm,
  deviceTokenHeader,
  headerNames,
  languageKey,
  sessionKey,
  type Endpoint,
} from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { businessDay, businessTime, movedDays } from '../context/clock';
import { findKnownDevice, type KnownDevice } from '../context/known-devices';
import { deviceOf, findSession, type LoggedIn } from '../context/sessions';
import { networksOf } from '../context/networks';
import { languageFrom, createTranslator } from '../context/product-names';
import { BadCall, sessionExpired } from '../context/refusal';
import type { Caller } from '../context/request-context';

const querySchema = v.record(v.string(), v.unknown());

/** A query parameter as text if it appears exactly once. */
function fromQuery(request: FastifyRequest, key: string): string | undefined {
  const query = v.safeParse(querySchema, request.query);
  const value = query.success ? query.output[key] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The translator for the language that the request names. */
export const translatorFor = (request: FastifyRequest) =>
  createTranslator(languageFrom(fromQuery(request, languageKey)));

/** Only our own pages may send requests: a form on a foreign page cannot set this header or hide its origin. */
export function refuseForeignCallers(request: FastifyRequest, isPublic: boolean): void {
  const isMarked = request.headers[headerNames.requestedWith.toLowerCase()] === 'XMLHttpRequest';
  if (!isPublic && !isMarked) throw foreign();
  refuseForeignPages(request, request.server.appOrigins);
}

/** Rejects requests from pages of other origins, as far as the browser reports them. @param appOrigins allowed origins */
export function refuseForeignPages(
  { headers, method }: FastifyRequest,
  appOrigins: readonly string[] = [],
): void {
  if (method === 'GET' || method === 'HEAD') return;
  if (headers.origin !== undefined && appOrigins.includes(headers.origin)) return;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw foreign();
    return;
  }
  const { origin, host } = headers;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw foreign();
}

const foreign = () => new BadCall(403, msg`This request didn’t come from our own page.`);

/**
 * When, in which language and by whom the request is made. The session id is read only from the query. Two session ids count as
 * none, because it is ambiguous which one applies.
 */
export async function arrivalOf(
  request: FastifyRequest,
  { carriesDevice }: Pick<Endpoint, 'carriesDevice'> = {},
): Promise<Caller> {
  const language = languageFrom(fromQuery(request, languageKey));
  const sessionId = fromQuery(request, sessionKey);
  const found: LoggedIn | undefined = sessionId === undefined ? undefined : await findSession(sessionId);
  const knownDevice = carriesDevice ? await deviceFrom(request) : undefined;
  const now = businessTime(found?.movedDays ?? (await movedDays()));
  return {
    now,
    today: businessDay(now),
    language,
    t: createTranslator(language),
    networks: networksOf(request.ip),
    knownDevice,
    requestId: request.id,
    device: () => deviceOf(request.headers['user-agent']),
    borrower: found?.borrower,
    session: found?.session,
  };
}

/** The known device of the request's token. A token that is malformed, unknown or revoked counts as none. */
async function deviceFrom({ headers }: FastifyRequest): Promise<KnownDevice | undefined> {
  const token = headers[deviceTokenHeader.toLowerCase()];
  return typeof token === 'string' && deviceTokenForm.test(token) ? findKnownDevice(token) : undefined;
}

/** Throws `sessionExpired` if the endpoint requires login and there is no session. */
export function demandLogin({ borrower }: Caller, isPublic: boolean): void {
  if (borrower === undefined && !isPublic) throw sessionExpired();
}
