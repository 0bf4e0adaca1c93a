import rateLimit from '@fastify/rate-limit';
import { codes, headerNames, type Endpoint } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refusal';
import type { Caller } from './serve';

/** How many calls of a kind one borrower (or, without a login, one address) may make in a minute. */
export const perMinute = { login: 10, read: 300, write: 30, upload: 10, report: 120 } as const;
type Kind = keyof typeof perMinute;

/** Refuses a call that comes too often. */
export type Limiter = (request: FastifyRequest, endpoint: Endpoint, caller: Caller) => Promise<void>;

const loginPaths = new Set([
  '/service/login/login',
  '/service/login/sms-code-login',
  '/service/login/reset-pwd',
]);

/** The kind of a call: quiet writes are reports that pages send by themselves and must not use up a borrower's writes. */
function kindOf({ path, quiet, style }: Endpoint): Kind {
  if (loginPaths.has(path)) return 'login';
  if (style === 'GET') return 'read';
  if (style === 'PU') return 'upload';
  return quiet ? 'report' : 'write';
}

/** The limiter of this process; counts in memory, on real time. A repeat under one key is not counted. */
export async function createLimiter(server: FastifyInstance): Promise<Limiter> {
  await server.register(rateLimit, { global: false });
  const who = new WeakMap<FastifyRequest, string>();
  const seenKeys = recentKeys();
  const counters = new Map(
    Object.entries(perMinute).map(([kind, max]) => [
      kind,
      server.createRateLimit({
        max,
        timeWindow: 60_000,
        keyGenerator: (request) => `${kind} ${who.get(request) ?? request.ip}`,
      }),
    ]),
  );
  return async (request, endpoint, caller) => {
    const kind = kindOf(endpoint);
    const name = kind === 'login' ? request.ip : (caller.borrower?.borrowerId ?? request.ip);
    if (endpoint.idempotent && seenKeys(`${name} ${endpoint.path} ${keyOf(request) ?? ''}`)) return;
    who.set(request, name);
    const state = await counters.get(kind)?.(request);
    if (state === undefined || state.isAllowed || !state.isExceeded) return;
    throw refuse(codes.tooMany, msg`Too many tries. Please wait a little.`, {
      retryAfter: state.ttlInSeconds,
    });
  };
}

/** The key that the caller made for this call, when it is one: long enough not to be guessed, short enough to keep. */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[headerNames.idempotencyKey.toLowerCase()];
  return typeof key === 'string' && /^[\w.~-]{8,100}$/.test(key) ? key : undefined;
}

/** Remembers keys for a while. @returns whether this one was seen before; a call without a key never was */
function recentKeys(most = 10_000): (name: string) => boolean {
  const seen = new Set<string>();
  return (name) => {
    if (name.endsWith(' ')) return false;
    if (seen.has(name)) return true;
    seen.add(name);
    const [oldest] = seen;
    if (seen.size > most && oldest !== undefined) seen.delete(oldest);
    return false;
  };
}
