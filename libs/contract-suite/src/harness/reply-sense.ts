import {
  headerNames,
  isSuccess,
  unless,
  unlessSame,
  type Endpoint,
  type Fault,
  type Rule,
} from '@clearloan/api-client/declare';
import { endpointChecks } from './endpoint-rules';
import { faultsIn, listRules, type Reply } from './list-sense';
import { ofProgram, type Check, type ReadReply } from './reply-rules';
import type { Exchange } from './rules';
import type { ReplyFacts } from './reply-facts';

/** Ids of things that exist before the request. */
const idNames = ['orderId', 'productId', 'periodNo', 'problemId', 'loanId', 'record_id', 'id', 'paymentId'];

/** A query has numbers as text. */
const asText = (id: unknown) => (typeof id === 'number' ? id.toString() : id);

const isOfRequest: Rule<Reply> = {
  name: 'isOfRequest',
  sentence: 'is about the thing that the request names',
  faults: ({ request, data }) =>
    Object.entries(typeof data === 'object' && data !== null ? data : {}).flatMap(([name, value]) =>
      idNames.includes(name) && request[name] !== undefined
        ? unlessSame(`data.${name}`, asText(request[name]), asText(value), 'as requested')
        : [],
    ),
};

/** What a ledger states may be below zero: a balance, money that moved, interest that was paid too early. */
const mayBeBelowZero = /balance|moved|\.interest$|\.split\.|latitude|longitude/i;

const isNoDebtBelowZero: Rule<Reply> = {
  name: 'isNoDebtBelowZero',
  sentence: 'has no amount, rate or count below zero',
  faults: ({ data }) =>
    faultsIn(data, ({ at, value }) =>
      unless(
        mayBeBelowZero.test(at) ||
          !(typeof value === 'number' || /^-?\d+(?:\.\d+)?$/.test(String(value))) ||
          Number(value) >= 0,
        at,
        'zero or more',
        value,
      ),
    ),
};

const isReadable: Rule<Reply> = {
  name: 'isReadable',
  sentence: 'has no empty text and no text of a program',
  faults: ({ data }) =>
    faultsIn(data, ({ at, value }) =>
      typeof value === 'string'
        ? [
            ...unless(value.trim() !== '', at, 'text, or no field at all', '""'),
            ...unless(!ofProgram.test(value), at, 'text for a borrower', value.slice(0, 120)),
          ]
        : [],
    ),
};

const isNoEnvelope: Rule<Reply> = {
  name: 'isNoEnvelope',
  sentence: 'has its data in one envelope',
  faults: ({ data }) =>
    unless(
      !(typeof data === 'object' && data !== null && 'code' in data && 'message' in data && 'data' in data),
      'data',
      'no second envelope',
      data,
    ),
};

/** Names of instants at which something happened; that of an end is one to come. */
const isPast = /^(?:at|.*At|.*_at)$/;
const toCome = ['eraseAt', 'escalateAt', 'nextAttemptAt', 'nextCheckAt', 'payoutExpectedAt', 'retryAt'];
const mostAheadMs = 60_000;

const happenedBefore: Rule<Reply> = {
  name: 'happenedBefore',
  sentence: 'dates what happened before its own time',
  faults: ({ data, businessTime }) =>
    faultsIn(data, ({ at, name, value }) =>
      isPast.test(name) && !toCome.includes(name) && typeof value === 'string'
        ? unless(
            !(Date.parse(value) > businessTime + mostAheadMs),
            at,
            `at most ${new Date(Number.isNaN(businessTime) ? 0 : businessTime).toISOString()}`,
            value,
          )
        : [],
    ),
};

const mostBeforeMs = 3_600_000;

/** The borrowers of a run are new, so nothing of theirs is older. */
const happenedInRun: Rule<Reply> = {
  name: 'happenedInRun',
  sentence: 'dates nothing of a new borrower before the account',
  faults: ({ data, since }) =>
    faultsIn(data, ({ at, name, value }) =>
      isPast.test(name) && typeof value === 'string'
        ? unless(
            !(Date.parse(value) < since - mostBeforeMs),
            at,
            `at least ${new Date(Number.isNaN(since) ? 0 : since).toISOString()}`,
            value,
          )
        : [],
    ),
};

const mostApartMs = 15 * 60_000;

/** A list that devices synchronize says until when it is complete: that is now. */
const isUpToDate: Rule<Reply> = {
  name: 'isUpToDate',
  sentence: 'is complete until its own time',
  faults: ({ data, businessTime }) =>
    typeof data === 'object' && data !== null && 'list' in data && 'until' in data
      ? unless(
          !(Math.abs(Date.parse(String(data.until)) - businessTime) > mostApartMs),
          'data.until',
          'an instant within 15 minutes of X-Business-Time',
          data.until,
        )
      : [],
};

/** What holds for every success, whatever the endpoint. */
const senseRules: readonly Rule<Reply>[] = [
  isOfRequest,
  isNoDebtBelowZero,
  isReadable,
  isNoEnvelope,
  happenedBefore,
  happenedInRun,
  isUpToDate,
  ...listRules,
];

/** What a run remembers of all replies. */
export interface Memory {
  readonly facts: ReplyFacts;
  readonly times: ReturnType<typeof timesSeen>;
  readonly start: { at: number };
}

const mostBackMs = 5_000;

/** The lender’s time does not go back; replies that cross on their way may differ a little. */
export function timesSeen() {
  let latest = 0;
  return (businessTime: number): readonly Fault[] => {
    const before = latest;
    if (!Number.isNaN(businessTime)) latest = Math.max(latest, businessTime);
    return unless(
      !(businessTime < before - mostBackMs),
      headerNames.businessTime,
      `${new Date(before).toISOString()} or later, as in an earlier reply`,
      Number.isNaN(businessTime) ? 'nothing' : new Date(businessTime).toISOString(),
    );
  };
}

/** Notes what holds for every reply, and whether it says what earlier ones say. @returns the reply */
export function noteSense(
  { endpoint, wire }: Exchange,
  reply: ReadReply,
  { facts, times, start }: Memory,
  note: (endpoint: Endpoint, check: Check) => void,
): ReadReply {
  const { code, data, businessTime } = reply;
  if (endpoint.style !== 'GET') facts.forget();
  note(endpoint, { rule: 'has a time that does not go back', faults: times(businessTime) });
  if (Number.isNaN(start.at)) start.at = businessTime;
  if (!isSuccess(code)) return reply;
  const since = endpoint.public ? Number.NaN : start.at;
  for (const { sentence, faults } of senseRules)
    note(endpoint, { rule: sentence, faults: faults({ request: wire, data, businessTime, since }) });
  for (const check of endpointChecks(endpoint.path, wire, data)) note(endpoint, check);
  const faults = facts.note(endpoint.path, wire, data);
  note(endpoint, { rule: 'says the same as other replies', faults });
  return reply;
}
