import rateLimit from '@fastify/rate-limit';
import { codes, headerNames, type Endpoint } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createNetworkRate } from './network-rate';
import { createRate } from './rates';
import { refuse } from '../context/refusal';
import type { Caller } from '../context/request-context';

/**
 * Request limits per minute and kind: per borrower; to log in or without a login, per known device or address. Wider networks have a
 * multiple of an address's.
 */
export const perMinute = { login: 10, read: 300, write: 30, upload: 10, report: 120 } as const;
type Kind = keyof typeof perMinute;

/** In seconds. */
const minute = 60;
/** Longer than a device retries after a lost response. */
const keySeconds = 10 * minute;

/** Rejects a request that exceeds its rate limit. */
export type Limiter = (request: FastifyRequest, endpoint: Endpoint, caller: Caller) => Promise<void>;

const loginPaths = new Set([
  '/service/login/login',
  '/service/login/sms-code-login',
  '/service/login/reset-pwd',
]);

/**
 * The kind of a request. Quiet writes are reports that pages send automatically; they must not count towards a borrower's
 * writes.
 */
function kindOf({ path, quiet, style }: Endpoint): Kind {
  if (loginPaths.has(path)) return 'login';
  if (style === 'GET') return 'read';
  if (style === 'PU') return 'upload';
  return quiet ? 'report' : 'write';
}

/** Flood limits, counted in memory by each lender separately. Retries with the same key count too. */
export const floodPerMinute: Readonly<Record<Kind, number>> = {
  read: perMinute.read,
  report: perMinute.report,
  login: 3 * perMinute.login,
  write: 3 * perMinute.write,
  upload: 3 * perMinute.upload,
};
/** Kinds whose limits protect borrowers. */
const shared = ['login', 'write', 'upload'] as const;
const isShared = (kind: Kind): kind is (typeof shared)[number] => shared.some((each) => each === kind);

/** Seconds to wait; undefined if the request is allowed. */
type Wait = Promise<number | undefined>;

/**
 * The rate limiter of one lender, on real time. Every request counts towards the flood limit. The limits that protect a
 * borrower (logins, writes, uploads) are also counted in the database across all lenders: three lenders must not allow three
 * times as many guesses. There, retries with the same key do not count, so a device that retries after a lost response uses up
 * nothing.
 */
export async function createLimiter(server: FastifyInstance): Promise<Limiter> {
  const floodWait = await createFloodGuard(server);
  const rateOf = (kind: Kind) => ({
    own: createRate(kind, perMinute[kind], minute),
    network: createNetworkRate(`${kind} from`, perMinute[kind], minute),
  });
  const rates = { login: rateOf('login'), write: rateOf('write'), upload: rateOf('upload') };
  const seenKeys = createRate('key', 1, keySeconds);
  const sharedWait = async (request: FastifyRequest, endpoint: Endpoint, caller: Caller): Wait => {
    const kind = kindOf(endpoint);
    if (!isShared(kind)) return undefined;
    const own = ownName(kind, caller);
    const name = own ?? caller.networks[0].name;
    const key = endpoint.idempotent ? keyOf(request) : undefined;
    const seen = key && `${name} ${endpoint.path} ${key}`;
    if (seen !== undefined && (await seenKeys.take(seen)) !== undefined) return undefined;
    const wait = await (own === undefined
      ? rates[kind].network.take(caller.networks)
      : rates[kind].own.take(own));
    // It had no effect, so its repeat counts.
    if (seen !== undefined && wait !== undefined) await seenKeys.forget(seen);
    return wait;
  };
  return async (request, endpoint, caller) => {
    const kind = kindOf(endpoint);
    const name = ownName(kind, caller) ?? caller.networks[0].name;
    const retryAfter =
      (await floodWait(request, kind, name)) ?? (await sharedWait(request, endpoint, caller));
    if (retryAfter === undefined) return;
    throw refuse(codes.tooMany, msg`Too many tries. Wait a moment, then try again.`, { retryAfter });
  };
}

/** What only the caller can use up; undefined if the network counts, because anyone in it can log in. */
const ownName = (kind: Kind, { borrower, knownDevice }: Caller): string | undefined =>
  (kind === 'login' ? undefined : borrower?.borrowerId) ?? (knownDevice && `device ${knownDevice.deviceId}`);

async function createFloodGuard(server: FastifyInstance) {
  await server.register(rateLimit, { global: false });
  const who = new WeakMap<FastifyRequest, string>();
  const counterOf = (kind: Kind) =>
    server.createRateLimit({
      max: floodPerMinute[kind],
      timeWindow: minute * 1000,
      keyGenerator: (request) => who.get(request) ?? request.ip,
    });
  const counters: Readonly<Record<Kind, ReturnType<typeof counterOf>>> = {
    login: counterOf('login'),
    read: counterOf('read'),
    write: counterOf('write'),
    upload: counterOf('upload'),
    report: counterOf('report'),
  };
  return async (request: FastifyRequest, kind: Kind, name: string): Wait => {
    who.set(request, name);
    const state = await counters[kind](request);
    return state.isAllowed || !state.isExceeded ? undefined : state.ttlInSeconds;
  };
}

/**
 * The caller's idempotency key: long enough not to be guessed, short enough to store. A malformed key is rejected with 1001,
 * because without a key a retry would have a second effect.
 */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[headerNames.idempotencyKey.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\w.~-]{8,100}$/.test(key)) return key;
  throw refuse(
    codes.badInput,
    msg`The Idempotency-Key of this call must have 8 to 100 characters: letters, digits or any of - _ ~ and the dot.`,
    { field: headerNames.idempotencyKey },
  );
}
