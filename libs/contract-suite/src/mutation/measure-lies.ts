import type { OwnedEndpoint } from '@clearloan/open-api';
import { sentenceOf } from '../causes';
import type { LenderUnderTest } from '../harness/lender-under-test';
import type { SuiteResult } from '../results';
import { runBehaviour, type Progress } from '../run';
import { realSurroundings, type Surroundings } from '../harness/surroundings';
import { startMutatingProxy, type Mutation } from './proxy';
import {
  recordingSurroundings,
  replayingSurroundings,
  type Change,
  type Lie,
  type RunRecord,
} from './record';

/** What the suite says about a lie. `unknown`: the run left the record before anything was found. */
export type Finding =
  | { readonly is: 'caught'; readonly message: string }
  | { readonly is: 'stopped' | 'unknown' | 'missed'; readonly message: string };

/** Runs the behaviour part and records it. A record serves only if the lender passed. */
export async function recordRun(
  base: string,
  lender: LenderUnderTest,
  calls: readonly OwnedEndpoint[],
): Promise<{ readonly record: RunRecord; readonly result: SuiteResult }> {
  const { surroundings, record } = recordingSurroundings(lender.prefix);
  return { record, result: await runBehaviour(base, lender, calls, surroundings) };
}

const noLie: Change = () => undefined;

/** Plays a record with a lie until the suite finds a fault. */
export const findingOf = (
  record: RunRecord,
  base: string,
  lender: LenderUnderTest,
  calls: readonly OwnedEndpoint[],
  lie?: Pick<Lie, 'changeIn'>,
): Promise<Finding> =>
  firstFinding(base, lender, calls, (isOver, end) =>
    replayingSurroundings(record, lender.prefix, lie?.changeIn(record) ?? noLie, isOver, (request) => {
      end({ is: 'unknown', message: request });
    }),
  );

/**
 * The same lie about a real run: for one that makes the suite send a request that the record does not have.
 * @param base a sandbox that nobody used yet
 */
export async function liveFindingOf(
  base: string,
  lender: LenderUnderTest,
  calls: readonly OwnedEndpoint[],
  { changeIn }: Pick<Lie, 'changeIn'>,
): Promise<Finding> {
  const record: RunRecord = { replies: new Map(), startedAt: Date.now(), seed: '' };
  const change = changeIn(record);
  const lying: Mutation = {
    name: 'a lie',
    make: () => ({
      onReply: (answer, { path, query }) => {
        const { status, headers, json } = answer;
        const body = Buffer.from(JSON.stringify(json ?? null));
        record.replies.set(String(record.replies.size), [{ path, query, status, headers, body }]);
        change(path, answer, query);
      },
    }),
  };
  const { address, stop } = await startMutatingProxy(base, lender.prefix, [lying]);
  try {
    return await firstFinding(address, lender, calls, (isOver) => ({
      ...realSurroundings,
      fetch: (given, init) =>
        isOver() ? Promise.reject(new Error('The run is over.')) : realSurroundings.fetch(given, init),
      pause: async (ms) => {
        if (!isOver()) await realSurroundings.pause(ms);
      },
    }));
  } finally {
    stop();
  }
}

/** Runs the suite until it finds a fault. @param made gives what the run takes from outside */
function firstFinding(
  base: string,
  lender: LenderUnderTest,
  calls: readonly OwnedEndpoint[],
  made: (isOver: () => boolean, end: (finding: Finding) => void) => Surroundings,
): Promise<Finding> {
  return new Promise((resolve) => {
    let isOver = false;
    const end = (finding: Finding) => {
      isOver = true;
      resolve(finding);
    };
    const surroundings = made(() => isOver, end);
    const onCheck: Progress['onCheck'] = (path, { rule, faults }) => {
      const [fault] = faults;
      if (fault) end({ is: 'caught', message: `${path}: ${rule}: ${sentenceOf(fault)}` });
    };
    void runBehaviour(base, lender, calls, surroundings, { onCheck }).then(({ stops: [stop] }) => {
      end(stop === undefined ? { is: 'missed', message: '' } : { is: 'stopped', message: stop });
    });
  });
}
