import { randomUUID } from 'node:crypto';
import {
  codeNumber,
  encode,
  headerNames,
  languageKey,
  sessionKey,
  type DataOf,
  type Endpoint,
  type RequestOf,
} from '@clearloan/api-client/declare';
import * as v from 'valibot';
import type { LenderUnderTest } from './lender-under-test';
import { readReply, refusalFaults, successFaults, type ReadReply } from './reply-rules';
import { onceFaults, patientSender, rulesBefore, type Asked } from './rules';
import { staffOf, type Staff } from './staff';

/** A rule that one call was held to. */
export interface Check {
  readonly rule: string;
  /** Sentences about what is wrong; none when the rule is kept. */
  readonly faults: readonly string[];
}

/** What a chapter asks with: a borrower's phone that knows the lender's staff. */
export interface Suite {
  readonly lender: LenderUnderTest;
  readonly staff: Staff;
  /** Holds a call to every rule and to this success. @returns its data; undefined when it has none to go on with */
  readonly check: <Of extends Endpoint>(
    endpoint: Of,
    request: RequestOf<Of>,
    how?: CheckHow,
  ) => Promise<DataOf<Of> | undefined>;
  /** As `check`, for a call that the rest of the chapter stands on. @throws {Error} without data */
  readonly need: <Of extends Endpoint>(endpoint: Of, request: RequestOf<Of>) => Promise<DataOf<Of>>;
  /** Only asks: on the way to another call. @returns undefined when it is refused */
  readonly ask: <Of extends Endpoint>(
    endpoint: Of,
    request: RequestOf<Of>,
  ) => Promise<DataOf<Of> | undefined>;
  /** From here on every call is made in this session. */
  readonly use: (sessionId: string) => void;
}

interface CheckHow {
  /** A refusal that a market may prescribe instead of a success. */
  readonly mayRefuse?: number;
}

/** Rules that hold over a success. */
export const ownSuccess = 'answers as declared';
const onceOnly = 'has one effect for one key';

/** @param base the lender's address without the prefix @param note is told every check */
export function suiteFor(
  base: string,
  lender: LenderUnderTest,
  note: (endpoint: Endpoint, check: Check) => void,
): Suite {
  const send = patientSender(base.replace(/\/$/, '') + lender.prefix);
  let sessionId: string | undefined;
  const prepare = (endpoint: Endpoint, request: unknown) => asOnThePhone(endpoint, request, send, sessionId);
  const suite: Suite = {
    lender,
    staff: staffOf(base, lender),
    use: (id) => (sessionId = id),
    async ask(endpoint, request) {
      return dataOf(endpoint, await replyTo(prepare(endpoint, request)));
    },
    async check(endpoint, request, how = {}) {
      const asked = prepare(endpoint, request);
      for (const check of await checksBefore(asked)) note(endpoint, check);
      const reply = await replyTo(asked);
      note(endpoint, { rule: ownSuccess, faults: faultsOf(endpoint, reply, how) });
      if (endpoint.idempotent)
        note(endpoint, { rule: onceOnly, faults: await guarded(() => onceFaults(asked, reply)) });
      return dataOf(endpoint, reply);
    },
    async need(endpoint, request) {
      const data = await suite.check(endpoint, request);
      if (data === undefined) throw new Error(`${endpoint.path} gave nothing to go on with`);
      return data;
    },
  };
  return suite;
}

/** A call as the phone makes it: its common parameters, its headers, a key when it may happen once only. */
const asOnThePhone = (
  endpoint: Endpoint,
  request: unknown,
  send: Asked['send'],
  sessionId: string | undefined,
): Asked => ({
  ...{ endpoint, send, wire: v.parse(wireSchema, encode(endpoint.request, request)) },
  common: {
    [sessionKey]: sessionId,
    [languageKey]: 'en',
    channel: 'contract-suite',
    utm_source: 'contract',
  },
  headers: {
    [headerNames.requestedWith]: 'XMLHttpRequest',
    'X-Channel': 'contract-suite',
    ...(endpoint.idempotent ? { [headerNames.idempotencyKey]: randomUUID() } : {}),
  },
});
const wireSchema = v.record(v.string(), v.unknown());

async function replyTo(asked: Asked): Promise<ReadReply> {
  try {
    return await readReply(await asked.send(asked));
  } catch (error) {
    return { status: 0, code: undefined, data: undefined, faults: [`no reply: ${told(error)}`] };
  }
}

const faultsOf = (endpoint: Endpoint, reply: ReadReply, { mayRefuse }: CheckHow) =>
  mayRefuse !== undefined && codeNumber(reply.code) === mayRefuse
    ? refusalFaults(mayRefuse, reply)
    : successFaults(endpoint, reply);

function dataOf<Of extends Endpoint>(endpoint: Of, { code, data }: ReadReply): DataOf<Of> | undefined {
  const parsed = v.safeParse<Of['data']>(endpoint.data, data);
  return codeNumber(code) === 0 && parsed.success ? parsed.output : undefined;
}

/** None of these has an effect, so they need not wait for each other. */
const checksBefore = (asked: Asked): Promise<Check[]> =>
  Promise.all(
    rulesBefore
      .filter(({ holds }) => holds(asked))
      .map(async ({ name, judge }) => ({ rule: name, faults: await guarded(() => judge(asked)) })),
  );

/** A rule that cannot even be tried is broken. */
async function guarded(judge: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await judge();
  } catch (error) {
    return [told(error)];
  }
}

/** What went wrong, with its cause: a failed fetch says the reason only there. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${told(error.cause)}`;
}
