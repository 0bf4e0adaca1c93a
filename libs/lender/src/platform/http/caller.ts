import { headerNames, languageKey, sessionKey } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { businessDay, businessTime, movedDays } from '../context/clock';
import { deviceOf, findSession, type LoggedIn } from '../context/sessions';
import { languageFrom, createTranslator } from '../context/product-names';
import { BadCall, sessionExpired } from '../context/refusal';
import type { Caller } from '../context/request-context';
import ipaddr from 'ipaddr.js';

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
export async function arrivalOf(request: FastifyRequest): Promise<Caller> {
  const language = languageFrom(fromQuery(request, languageKey));
  const sessionId = fromQuery(request, sessionKey);
  const found: LoggedIn | undefined = sessionId === undefined ? undefined : await findSession(sessionId);
  const now = businessTime(found?.movedDays ?? (await movedDays()));
  return {
    now,
    today: businessDay(now),
    language,
    t: createTranslator(language),
    ip: networkOf(request.ip),
    requestId: request.id,
    device: deviceOf(request.headers['user-agent']),
    borrower: found?.borrower,
    session: found?.session,
  };
}

/** Throws `sessionExpired` if the endpoint requires login and there is no session. */
export function demandLogin({ borrower }: Caller, isPublic: boolean): void {
  if (borrower === undefined && !isPublic) throw sessionExpired();
}

/** Providers assign at least a /64 to one customer, who can choose any address in it. */
const customerBits = 64;

/**
 * The client's network: an IPv4 address, or the first 64 bits of an IPv6 address. IPv4-mapped IPv6 (`::ffff:203.0.113.7`)
 * counts as IPv4. Text that is no address, which only a trusted proxy could send, is returned unchanged.
 */
export function networkOf(ip: string): string {
  const bare = ip.split('%', 1)[0] ?? '';
  if (!ipaddr.isValid(bare)) return ip.slice(0, 64);
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  // A NAT64 gateway (RFC 6052) maps all of IPv4 into one such network.
  if (address.range() === 'rfc6052') return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${address.toNormalizedString()}/${String(customerBits)}`,
  );
  return `${network.toString()}/${String(customerBits)}`;
}
