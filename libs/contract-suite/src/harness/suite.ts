import {
  isSuccess,
  type DataOf,
  type Endpoint,
  type Fault,
  type Language,
  type RequestOf,
  type Rule,
} from '@clearloan/api-client/declare';
import {
  checkOf,
  checksAfter,
  checksBefore,
  dataOf,
  existing,
  onceOnly,
  ownSuccess,
  readableData,
  type CheckHow,
} from './checks';
import { ownReply, sessionOf, told } from './exchange';
import type { LenderUnderTest } from './lender-under-test';
import { refusalFaults, successFaults, type Check, type ReadReply } from './reply-rules';
import { noteSense, timesSeen, type Memory } from './reply-sense';
import { retryingSender, type Exchange } from './rules';
import { staffOf, type Staff } from './staff';
import { createReplyFacts } from './reply-facts';
import { realSurroundings, type Surroundings } from './surroundings';

/** Results that chapters pass to later ones. */
interface Made {
  timeZone?: string;
  codeLength?: number;
  moneyStep?: number;
  orderId?: string;
  /** Loans that are paid off, the newest first. */
  readonly settledOrderIds: string[];
  readonly returnedOrderIds: string[];
  /** The outstanding sum of the loan, in minor units. */
  left?: number;
  problemId?: string;
  accountId?: string;
  recordIds?: readonly string[];
  reminderId?: string;
  loanId?: string;
  /** Whether borrowers have passwords. */
  hasPasswords?: boolean;
  /** Why parts ended that no other part depends on. */
  readonly stops: string[];
}

/** The tools of a chapter: a borrower's device, and access to the lender's staff functions. */
export interface Suite {
  readonly lender: LenderUnderTest;
  readonly staff: Staff;
  readonly made: Made;
  /** Whether the lender has an endpoint; a request to another one is not sent. */
  readonly offers: (endpoint: Endpoint) => boolean;
  /** The time of the device, ISO 8601 in UTC; `today` is its day. */
  readonly now: () => string;
  readonly today: () => string;
  readonly newId: () => string;
  /** Checks a request against all rules and its declared success. @returns its data; undefined if it has none */
  readonly check: <Of extends Endpoint>(
    endpoint: Of,
    request: RequestOf<Of>,
    how?: CheckHow,
  ) => Promise<DataOf<Of> | undefined>;
  /** Like `check`, for a request that the rest of the chapter depends on. @throws {Error} without data */
  readonly need: <Of extends Endpoint>(endpoint: Of, request: RequestOf<Of>) => Promise<DataOf<Of>>;
  /**
   * Only sends the request, in preparation for another one. @returns undefined if it is rejected @throws {Error} if it is
   * unreadable
   */
  readonly ask: <Of extends Endpoint>(
    endpoint: Of,
    request: RequestOf<Of>,
  ) => Promise<DataOf<Of> | undefined>;
  /** Sends the request and checks that the response is a rejection with one of these codes. */
  readonly refuses: <Of extends Endpoint>(
    rule: string,
    endpoint: Of,
    request: RequestOf<Of>,
    code: number | readonly number[],
  ) => Promise<ReadReply>;
  /** Sends the same request the given number of times concurrently, under one key. */
  readonly race: <Of extends Endpoint>(
    endpoint: Of,
    request: RequestOf<Of>,
    times: number,
  ) => Promise<readonly ReadReply[]>;
  /** Sends the request again and returns the raw response. */
  readonly reply: <Of extends Endpoint>(endpoint: Of, request: RequestOf<Of>) => Promise<ReadReply>;
  /** Records the result of an additional rule for an endpoint. */
  readonly hold: (endpoint: Endpoint, rule: string, faults: readonly Fault[]) => void;
  /** Records whether a reply keeps a rule of the contract. */
  readonly keeps: <Facts>(endpoint: Endpoint, rule: Rule<Facts>, facts: Facts, at?: string) => void;
  /** Sends all further requests in this session; undefined means as a visitor. */
  readonly use: (sessionId: string | undefined) => void;
  /** Sends all further requests in this language. */
  readonly speak: (language: Language) => void;
  /** Sends the first requests of this session again, each under its key: a repeat has the effect and the reply of the first. */
  readonly repeatFirst: () => Promise<void>;
  /** Waits until so many seconds after the start of the run. */
  readonly untilSeconds: (seconds: number) => Promise<void>;
  /** Does what nothing later depends on: a failure is noted, and the chapter goes on. */
  readonly attempt: (what: string, act: () => Promise<unknown>) => Promise<void>;
  /** Another device at the same lender, as a visitor. */
  readonly otherDevice: () => Suite;
}

/** Ends what depends on a call that the lender does not offer. */
export class NotOffered extends Error {}

const noReply: ReadReply = {
  status: 0,
  code: undefined,
  data: undefined,
  businessTime: Number.NaN,
  faults: [],
};

/**
 * @param base the lender's URL without the prefix @param note receives every check
 * @param offers whether the lender has an endpoint; the suite records nothing about others
 */
export function suiteFor(
  base: string,
  lender: LenderUnderTest,
  note: (endpoint: Endpoint, check: Check) => void,
  offers: Suite['offers'],
  surroundings: Surroundings = realSurroundings,
): Suite {
  const send = retryingSender(base.replace(/\/$/, '') + lender.prefix, surroundings);
  const now = () => new Date(surroundings.now()).toISOString();
  const startedAt = surroundings.now();
  const made: Made = { settledOrderIds: [], returnedOrderIds: [], stops: [] };
  const facts = createReplyFacts();
  const staff = staffOf(base, lender, surroundings, facts.forget);
  const shared = {
    offers,
    lender,
    staff,
    made,
    attempt: async (what: string, act: () => Promise<unknown>) => {
      await act().catch((error: unknown) => {
        if (!(error instanceof NotOffered)) made.stops.push(`${what}: ${told(error)}`);
      });
    },
    facts,
    times: timesSeen(),
    start: { at: Number.NaN },
    now,
    today: () => now().slice(0, 10),
    newId: surroundings.newId,
    untilSeconds: (seconds: number) => {
      const left = startedAt + seconds * 1_000 - surroundings.now();
      return left > 0 ? surroundings.pause(left) : Promise.resolve();
    },
  };
  const noteOffered = (endpoint: Endpoint, check: Check) => {
    if (offers(endpoint)) note(endpoint, check);
  };
  return deviceFor(shared, send, noteOffered);
}

/** What the devices of a run have in common. */
type Shared = Pick<
  Suite,
  'offers' | 'lender' | 'staff' | 'made' | 'now' | 'today' | 'newId' | 'untilSeconds' | 'attempt'
> &
  Memory;

function deviceFor(
  shared: Shared,
  send: Exchange['send'],
  note: (endpoint: Endpoint, check: Check) => void,
): Suite {
  const { offers } = shared;
  const { prepare, remember, again, ...session } = sessionOf({ send, newId: shared.newId });
  const reached = async (exchange: Exchange) =>
    offers(exchange.endpoint) ? noteSense(exchange, await ownReply(exchange), shared, note) : noReply;
  const suite: Suite = {
    ...shared,
    ...session,
    repeatFirst: () => again((endpoint, faults) => note(endpoint, { rule: onceOnly, faults })),
    otherDevice: () => deviceFor(shared, send, note),
    hold: (endpoint, rule, faults) => note(endpoint, { rule, faults }),
    keeps: (endpoint, rule, facts, at) => note(endpoint, checkOf(rule, facts, at)),
    reply: (endpoint, request) => reached(prepare(endpoint, request)),
    async ask(endpoint, request) {
      const reply = await reached(prepare(endpoint, request));
      if (!isSuccess(reply.code)) return undefined;
      const faults = successFaults(endpoint, reply);
      if (faults.length > 0) note(endpoint, { rule: ownSuccess, faults });
      return readableData(endpoint, reply);
    },
    async refuses(rule, endpoint, request, code) {
      const reply = await reached(prepare(endpoint, request));
      note(endpoint, { rule, faults: refusalFaults(code, reply) });
      return reply;
    },
    race: (endpoint, request, times) => {
      const exchange = prepare(endpoint, request);
      return Promise.all(Array.from({ length: times }, () => reached(exchange)));
    },
    async check(endpoint, request, how = {}) {
      if (!offers(endpoint)) return undefined;
      const exchange = prepare(endpoint, request);
      for (const check of await checksBefore(exchange)) note(endpoint, check);
      const reply = await reached(exchange);
      for (const check of await checksAfter(exchange, reply, how)) note(endpoint, check);
      remember(exchange, reply);
      return dataOf(endpoint, reply);
    },
    async need(endpoint, request) {
      if (!offers(endpoint)) throw new NotOffered(endpoint.path);
      return existing(endpoint, await suite.check(endpoint, request));
    },
  };
  return suite;
}
