import rateLimit from '@fastify/rate-limit';
import { codes, headerNames, type Endpoint } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { realNow } from '../clock/clock';
import { countOneMore } from './call-counts';
import { refuse } from './refusal';
import type { Caller } from './serve';

/** How many calls of a kind one borrower (or, without a login, one address) may make in a minute. */
export const perMinute = { login: 10, read: 300, write: 30, upload: 10, report: 120 } as const;
type Kind = keyof typeof perMinute;

const minuteMs = 60_000;
/** Longer than the phone asks again for a lost answer. */
const repeatMs = 10 * minuteMs;

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

/** What guards the machine from a flood: counted by each lender alone, in memory, for that is what the flood reaches. */
const floods = ['read', 'report'] as const;
const isFlood = (kind: Kind): kind is (typeof floods)[number] => floods.some((flood) => flood === kind);

/** How long to wait, in seconds; undefined when there is nothing to wait for. */
type Wait = Promise<number | undefined>;

/**
 * The limiter of one lender, on real time. What guards a borrower (logins, writes, uploads) is counted in the database for
 * all lenders together: three of them must not allow three times as many guesses. A repeat under one key is not counted.
 */
export async function createLimiter(server: FastifyInstance): Promise<Limiter> {
  const floodWait = await createFloodGuard(server);
  return async (request, endpoint, caller) => {
    const kind = kindOf(endpoint);
    const name = kind === 'login' ? request.ip : (caller.borrower?.borrowerId ?? request.ip);
    if (endpoint.idempotent && (await isRepeat(request, `${name} ${endpoint.path}`))) return;
    const retryAfter = await (isFlood(kind) ? floodWait(request, kind, name) : sharedWait(kind, name));
    if (retryAfter === undefined) return;
    throw refuse(codes.tooMany, msg`Too many tries. Please wait a little.`, { retryAfter });
  };
}

async function createFloodGuard(server: FastifyInstance) {
  await server.register(rateLimit, { global: false });
  const who = new WeakMap<FastifyRequest, string>();
  const counterOf = (kind: Kind) =>
    server.createRateLimit({
      max: perMinute[kind],
      timeWindow: minuteMs,
      keyGenerator: (request) => who.get(request) ?? request.ip,
    });
  const counters = { read: counterOf('read'), report: counterOf('report') };
  return async (request: FastifyRequest, kind: keyof typeof counters, name: string): Wait => {
    who.set(request, name);
    const state = await counters[kind](request);
    return state.isAllowed || !state.isExceeded ? undefined : state.ttlInSeconds;
  };
}

async function sharedWait(kind: Kind, name: string): Wait {
  const { made, endsAt } = await countOneMore(`${kind} ${name}`, minuteMs);
  if (made <= perMinute[kind]) return undefined;
  return Math.max(1, Math.ceil((endsAt.getTime() - realNow().getTime()) / 1000));
}

/** Was this key seen a short while ago, by whichever lender? A call without a key never was. */
async function isRepeat(request: FastifyRequest, what: string): Promise<boolean> {
  const key = keyOf(request);
  return key !== undefined && (await countOneMore(`key ${what} ${key}`, repeatMs)).made > 1;
}

/** The key that the caller made for this call, when it is one: long enough not to be guessed, short enough to keep. */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[headerNames.idempotencyKey.toLowerCase()];
  return typeof key === 'string' && /^[\w.~-]{8,100}$/.test(key) ? key : undefined;
}
