import {
  type Endpoint,
  headerNames,
  isSuccess,
  languageKey,
  sessionKey,
} from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { type OwnedEndpoint, refusalCodesOf, sampleRequest } from '@clearloan/open-api';
import { expiry, guessing, leave, logIn } from './chapters/account';
import { consents } from './chapters/consents';
import { emailOfBorrower } from './chapters/email';
import { help } from './chapters/help';
import { loan } from './chapters/loan';
import { bookkeeping, budgets, savedLoans } from './chapters/own-books';
import { anotherLoan, payBack } from './chapters/pay-back';
import { passkeys } from './chapters/passkeys';
import { reminders, remindersOnDevice } from './chapters/reminders';
import { inLanguages, repeats } from './chapters/repeats';
import { strangers } from './chapters/strangers';
import { tidyUp } from './chapters/tidy-up';
import { verification } from './chapters/verification';
import { visitor } from './chapters/visitor';
import type { LenderUnderTest } from './harness/lender-under-test';
import { type Check, refusalFaults, successFaults, type ReadReply } from './harness/reply-rules';
import { told } from './harness/exchange';
import { ownSuccess } from './harness/checks';
import { NotOffered, suiteFor, type Suite } from './harness/suite';
import { type Surroundings, realSurroundings } from './harness/surroundings';
import { resultCollector, type CallResult, type SuiteResult } from './results';
import { rateLimitedSender, replyTo } from './harness/rules';

type Chapter = (suite: Suite) => Promise<void>;

/** The path of two borrowers through all endpoints, in order. */
const chapters: Readonly<Record<string, Chapter>> = {
  visitor,
  logIn,
  passkeys,
  emailOfBorrower,
  consents,
  verification,
  loan,
  help,
  bookkeeping,
  budgets,
  reminders,
  remindersOnDevice,
  savedLoans,
  strangers,
  payBack,
  anotherLoan,
  tidyUp,
  guessing,
  expiry,
  inLanguages,
  repeats,
};

/** A read without required parameters is sent even if no chapter uses it. */
const needsNothing = ({ style, request }: Endpoint) => style === 'GET' && v.is(request, {});

/** shape: each endpoint once, which a mock can pass · behaviour: two borrowers use all endpoints. */
export const parts = ['shape', 'behaviour', 'all'] as const;
export type Part = (typeof parts)[number];
export const isPart = (word: string): word is Part => parts.some((part) => part === word);

/** What is told while a run of the suite goes on. */
export interface Progress {
  /** A chapter begins. */
  readonly onChapter?: (name: string) => void;
  /** A check was made. */
  readonly onCheck?: (path: string, check: Check) => void;
}

/** Checks a lender against a part of the contract, or both. */
export async function runContractSuite(
  base: string,
  lender: LenderUnderTest,
  calls: readonly OwnedEndpoint[],
  part: Part = 'all',
  progress: Progress = {},
): Promise<SuiteResult> {
  const behaviour = () => runBehaviour(base, lender, calls, realSurroundings, progress);
  if (part === 'behaviour') return behaviour();
  const shape = await runShape(base, lender, calls);
  if (part === 'shape') return shape;
  const { calls: behaved, stops } = await behaviour();
  const both = behaved.map((call, index): CallResult => {
    const other = shape.calls[index];
    return {
      ...call,
      keeps: call.keeps && (other?.keeps ?? true),
      checks: [...(other?.checks ?? []), ...call.checks],
    };
  });
  return { calls: both, stops };
}

/**
 * The behaviour part: checks a lender against the contract as two borrowers use it. A chapter that cannot continue skips its
 * remaining requests and reports the reason.
 * @param base the lender's URL, `http://localhost:4200`
 */
export async function runBehaviour(
  base: string,
  lender: LenderUnderTest,
  calls: readonly OwnedEndpoint[],
  surroundings: Surroundings = realSurroundings,
  progress: Progress = {},
): Promise<SuiteResult> {
  const { note, results } = resultCollector(calls);
  const called = new Set<string>();
  const onCheck = (endpoint: Endpoint, check: Check) => {
    called.add(endpoint.path);
    note(endpoint, check);
    progress.onCheck?.(endpoint.path, check);
  };
  const offered = new Set(calls.map(({ endpoint }) => endpoint.path));
  const offers = ({ path }: Endpoint) => offered.has(path);
  const suite = suiteFor(base, lender, onCheck, offers, surroundings);
  const unknown = calls.map(({ endpoint }) => endpoint).filter(needsNothing);
  const rest = async () => {
    for (const endpoint of unknown) if (!called.has(endpoint.path)) await suite.check(endpoint, {});
  };
  const stops: string[] = [];
  for (const [name, chapter] of Object.entries({ ...chapters, rest, leave })) {
    progress.onChapter?.(name);
    await chapter(suite).catch((error: unknown) => {
      if (!(error instanceof NotOffered)) stops.push(`${name}: ${told(error)}`);
    });
  }
  return { calls: results(), stops: [...stops, ...suite.made.stops] };
}

/**
 * The shape part: one valid request to each endpoint. The response must be a success of the declared form, or a documented
 * rejection. It needs no account and no staff, so a mock generated from the OpenAPI document passes.
 */
async function runShape(
  base: string,
  lender: LenderUnderTest,
  calls: readonly OwnedEndpoint[],
): Promise<SuiteResult> {
  const { note, results } = resultCollector(calls);
  const send = rateLimitedSender(base.replace(/\/$/, '') + lender.prefix, realSurroundings);
  for (const owned of calls) {
    const { endpoint } = owned;
    const call = {
      endpoint,
      wire: sampleRequest(endpoint),
      common: { [sessionKey]: 'shape-of-a-session', [languageKey]: 'en' },
      headers: {
        [headerNames.requestedWith]: 'XMLHttpRequest',
        ...(endpoint.idempotent ? { [headerNames.idempotencyKey]: crypto.randomUUID() } : {}),
      },
    };
    const reply = await replyTo({ send }, call).catch((error: unknown): ReadReply => noReply(error));
    const faults = isSuccess(reply.code)
      ? successFaults(endpoint, reply)
      : refusalFaults(refusalCodesOf(owned), reply);
    note(endpoint, { rule: ownSuccess, faults });
  }
  return { calls: results(), stops: [] };
}

const noReply = (error: unknown): ReadReply => ({
  status: 0,
  code: undefined,
  data: undefined,
  businessTime: Number.NaN,
  faults: [{ at: 'reply', expected: 'one', received: told(error) }],
});
