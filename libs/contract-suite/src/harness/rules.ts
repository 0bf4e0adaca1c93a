import {
  codes,
  headerNames,
  unless,
  unlessSame,
  type Endpoint,
  type Fault,
} from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { readReply, refusalFaults, type ReadReply } from './reply-rules';
import { sendCall, type SentCall } from './send-call';
import type { Surroundings } from './surroundings';

/** The input of a rule: the valid request, and a function that sends requests. */
export interface Exchange {
  readonly endpoint: Endpoint;
  readonly wire: Readonly<Record<string, unknown>>;
  readonly common: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly send: (call: SentCall) => Promise<Response>;
  readonly newId: () => string;
}

/** A rule of the contract that a request is checked against, besides its own success. */
interface Rule {
  readonly name: string;
  readonly appliesTo: (exchange: Exchange) => boolean;
  /** Empty if the rule holds. */
  readonly check: (exchange: Exchange) => Promise<readonly Fault[]>;
}

/** Sends a modified request. */
export const replyTo = async ({ send }: Pick<Exchange, 'send'>, call: SentCall): Promise<ReadReply> =>
  readReply(await send(call));

const visitor: Rule = {
  name: 'returns no data without a session',
  appliesTo: ({ endpoint }) => !endpoint.public,
  check: async (exchange) => {
    const { endpoint, headers, common } = exchange;
    const sessions = [undefined, 'never-given'];
    const replies = await Promise.all(
      sessions.map((sessionId) =>
        replyTo(exchange, { endpoint, wire: {}, headers, common: { ...common, sessionId } }),
      ),
    );
    return distinct(replies.flatMap((reply) => refusalFaults(codes.sessionExpired, reply)));
  },
};

const distinct = (faults: readonly Fault[]) => [
  ...new Map(faults.map((fault) => [`${fault.at} ${fault.expected}`, fault])).values(),
];

const ownPage: Rule = {
  name: `rejects a request without ${headerNames.requestedWith}`,
  appliesTo: ({ endpoint }) => !endpoint.public,
  check: async ({ endpoint, common, send }) => {
    const { status } = await send({ endpoint, wire: {}, common });
    return unlessSame('HTTP status', 403, status);
  },
};

const method: Rule = {
  name: 'accepts no other method',
  appliesTo: () => true,
  check: async ({ endpoint, common, headers, send }) => {
    const style = endpoint.style === 'GET' ? 'PF' : 'GET';
    const { status } = await send({ endpoint: { ...endpoint, style }, wire: {}, common, headers });
    return unless(status === 404 || status === 405, 'HTTP status', '404 or 405', status);
  },
};

const fields: Rule = {
  name: 'names the missing field',
  appliesTo: ({ endpoint }) => !v.is(endpoint.request, {}),
  check: async (exchange) => {
    const { endpoint, common, headers } = exchange;
    const reply = await replyTo(exchange, { endpoint, wire: {}, common, headers });
    const faults = refusalFaults(codes.badInput, reply);
    if (faults.some(({ at }) => at === 'code' || at === 'HTTP status')) return faults;
    const hasField = v.is(v.object({ field: v.pipe(v.string(), v.nonEmpty()) }), reply.data);
    return [...faults, ...unless(hasField, 'data.field', 'the name of the missing field', reply.data)];
  },
};

const idKeys = ['orderId', 'problemId', 'loanId', 'record_id', 'id', 'productId'];

const foreignId: Rule = {
  name: 'returns nothing for an unknown id',
  appliesTo: ({ endpoint, wire }) => endpoint.style === 'GET' && idKeys.some((key) => key in wire),
  check: async (exchange) => {
    const { endpoint, wire, common, headers, newId } = exchange;
    const key = idKeys.find((each) => each in wire) ?? '';
    const call = { endpoint, wire: { ...wire, [key]: newId() }, common, headers };
    return refusalFaults(codes.notFound, await replyTo(exchange, call));
  },
};

/** The rules checked before the real request. None of these requests may have an effect. */
export const rulesBefore: readonly Rule[] = [visitor, ownPage, method, fields, foreignId];

/** The same request twice has one effect and one response; another request with its key is rejected. */
export async function onceFaults(exchange: Exchange, first: ReadReply): Promise<readonly Fault[]> {
  const { endpoint, wire, newId } = exchange;
  const again = await replyTo(exchange, exchange);
  const other = await replyTo(exchange, { ...exchange, wire: anotherRequest(endpoint, wire, newId()) });
  return [
    ...unlessSame(
      'data',
      first.data,
      again.data,
      'the first reply, for a repeated request with the same key',
    ),
    ...refusalFaults(codes.keyReused, other).map((fault) =>
      fault.at === 'code'
        ? { ...fault, expected: `${fault.expected} (another request under the same key)` }
        : fault,
    ),
  ];
}

/** A valid request that differs in one field. @throws {Error} if the contract allows none */
function anotherRequest(endpoint: Endpoint, wire: SentCall['wire'], id: string): SentCall['wire'] {
  const first = JSON.stringify(v.parse(endpoint.request, wire));
  const others = Object.entries(wire).flatMap(([key, value]) =>
    typeof value === 'string' ? variantsOf(value, id).map((other) => ({ ...wire, [key]: other })) : [],
  );
  const other = others.find((each) => {
    const read = v.safeParse(endpoint.request, each);
    return read.success && JSON.stringify(read.output) !== first;
  });
  if (other === undefined) throw new Error(`${endpoint.path}: no different request can be created.`);
  return other;
}

const variantsOf = (text: string, id: string) => [
  id,
  `${text}1`,
  text.replace(/\d/, (digit) => (digit === '9' ? '8' : '9')),
];

const longestWait = 70;
const waitSchema = v.object({ retryAfter: v.pipe(v.number(), v.maxValue(longestWait)) });

/** Sends requests; one that is rate limited (code 1006 or HTTP 429) is retried after the given time. */
export const retryingSender = (api: string, surroundings: Surroundings): Exchange['send'] =>
  sender(api, surroundings, waitOf);

/** Like `retryingSender`, but returns a response with code 1006, which is a documented rejection. */
export const rateLimitedSender = (api: string, surroundings: Surroundings): Exchange['send'] =>
  sender(api, surroundings, waitOfStatus);

const sender =
  (
    api: string,
    { fetch, pause }: Surroundings,
    secondsToWait: (reply: Response) => number | undefined | Promise<number | undefined>,
  ): Exchange['send'] =>
  async (call) => {
    const reply = await sendCall(api, call, fetch);
    const seconds = await secondsToWait(reply.clone());
    if (seconds === undefined) return reply;
    await pause(seconds * 1_000 + 500);
    return sendCall(api, call, fetch);
  };

function waitOfStatus({ status, headers }: Response): number | undefined {
  return status === 429 ? Math.min(Number(headers.get('retry-after') ?? 1) || 1, longestWait) : undefined;
}

/** In seconds; undefined if there is no need to wait. */
async function waitOf(reply: Response): Promise<number | undefined> {
  const byStatus = waitOfStatus(reply);
  if (byStatus !== undefined) return byStatus;
  const { code, data } = await readReply(reply);
  const limited = v.safeParse(waitSchema, data);
  return Number(code) === codes.tooMany && limited.success ? limited.output.retryAfter : undefined;
}
