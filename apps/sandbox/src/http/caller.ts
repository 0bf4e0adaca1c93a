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

/** A key of the query when it is there once, as text. */
function fromQuery(request: FastifyRequest, key: string): string | undefined {
  const query = v.safeParse(querySchema, request.query);
  const value = query.success ? query.output[key] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Speaks the language that the call names. */
export const translatorFor = (request: FastifyRequest) =>
  createTranslator(languageFrom(fromQuery(request, languageKey)));

/** Only our own pages may call: no form of a foreign page can set this header or hide where it comes from. */
export function refuseForeignCallers(request: FastifyRequest, isPublic: boolean): void {
  const isMarked = request.headers[headerNames.requestedWith.toLowerCase()] === 'XMLHttpRequest';
  if (!isPublic && !isMarked) throw foreign();
  refuseForeignPages(request, request.server.appOrigins);
}

/**
 * Refuses what a page of another origin sent, as far as the browser says so. @param appOrigins origins that may call all the same
 */
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
 * When, in which language and by whom the call is made. The session id is read from the query and nowhere else; two of
 * them are refused like none (which of the two would count?).
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

/** Throws `sessionExpired` when the call needs a login and there is none. */
export function demandLogin({ borrower }: Caller, isPublic: boolean): void {
  if (borrower === undefined && !isPublic) throw sessionExpired();
}

/** As many bits as a provider gives to one customer at least: an address below them is the customer's own choice. */
const customerBits = 64;

/**
 * Where a call comes from, as far as it can be told: an IPv4 address, or the first 64 bits of an IPv6 address. IPv4 inside
 * IPv6 (`::ffff:203.0.113.7`) is IPv4. What is no address, which only a trusted proxy could say, is taken as it is.
 */
export function networkOf(ip: string): string {
  const bare = ip.split('%', 1)[0] ?? '';
  if (!ipaddr.isValid(bare)) return ip.slice(0, 64);
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  // A translator between the two (RFC 6052) has all of IPv4 in one such network.
  if (address.range() === 'rfc6052') return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${address.toNormalizedString()}/${String(customerBits)}`,
  );
  return `${network.toString()}/${String(customerBits)}`;
}
