import { codeNumber, type DataOf, type Endpoint, type Fault, type Rule } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { told } from './exchange';
import { refusalFaults, successFaults, type Check, type ReadReply } from './reply-rules';
import { onceFaults, rulesBefore, type Exchange } from './rules';

export interface CheckHow {
  /** A rejection that a market may require instead of a success. */
  readonly mayRefuse?: number;
}

/** Rules that apply to a success. */
export const ownSuccess = 'replies as declared';
export const onceOnly = 'has one effect per key';

export const checkOf = <Facts>({ sentence, faults }: Rule<Facts>, facts: Facts, at?: string): Check => ({
  rule: sentence,
  faults: faults(facts, at),
});

export function readableData<Of extends Endpoint>(endpoint: Of, reply: ReadReply): DataOf<Of> | undefined {
  if (v.is(endpoint.data, reply.data)) return dataOf(endpoint, reply);
  throw new Error(`${endpoint.path} returned an unreadable response`);
}

const faultsOf = (endpoint: Endpoint, reply: ReadReply, { mayRefuse }: CheckHow) =>
  mayRefuse !== undefined && codeNumber(reply.code) === mayRefuse
    ? refusalFaults(mayRefuse, reply)
    : successFaults(endpoint, reply);

export function dataOf<Of extends Endpoint>(endpoint: Of, { code, data }: ReadReply): DataOf<Of> | undefined {
  const parsed = v.safeParse<Of['data']>(endpoint.data, data);
  return codeNumber(code) === 0 && parsed.success ? parsed.output : undefined;
}

/** None of these has an effect, so they run in parallel. */
export const checksBefore = (exchange: Exchange): Promise<Check[]> =>
  Promise.all(
    rulesBefore
      .filter(({ appliesTo }) => appliesTo(exchange))
      .map(async ({ name, check }) => ({ rule: name, faults: await guarded(() => check(exchange)) })),
  );

export function existing<Data>({ path }: Endpoint, data: Data | undefined): Data {
  if (data === undefined) throw new Error(`${path} returned no data to continue with`);
  return data;
}

export const checksAfter = async (exchange: Exchange, reply: ReadReply, how: CheckHow): Promise<Check[]> => [
  { rule: ownSuccess, faults: faultsOf(exchange.endpoint, reply, how) },
  ...(exchange.endpoint.idempotent
    ? [{ rule: onceOnly, faults: await guarded(() => onceFaults(exchange, reply)) }]
    : []),
];

/** A rule whose check throws counts as broken. */
async function guarded(check: () => Promise<readonly Fault[]>): Promise<readonly Fault[]> {
  try {
    return await check();
  } catch (error) {
    return [{ at: 'reply', expected: 'a reply that the rule can check', received: told(error) }];
  }
}
