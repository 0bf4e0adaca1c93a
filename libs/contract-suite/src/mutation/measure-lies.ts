import type { OwnedEndpoint } from '@clearloan/open-api';
import { causesOf, linesOf, sentenceOf } from '../causes';
import type { LenderUnderTest } from '../harness/lender-under-test';
import { runBehaviour } from '../run';
import type { Lie } from './record';
import { startMutatingProxy, type ProxiedReply, type ProxiedRequest } from './proxy';
import { recordingSurroundings, replayingSurroundings, type RunRecord } from './record';

/** What the suite says about a lie. `unknown`: the run left the record before anything was found. */
export type Finding =
  | { readonly is: 'caught'; readonly message: string }
  | { readonly is: 'stopped' | 'unknown' | 'missed'; readonly message: string };

/** Records a run. @throws {Error} if the lender does not pass */
export async function recordRun(
  base: string,
  lender: LenderUnderTest,
  calls: readonly OwnedEndpoint[],
): Promise<RunRecord> {
  const { surroundings, record } = recordingSurroundings(lender.prefix);
  const [first] = linesOf(await runBehaviour(base, lender, calls, surroundings));
  if (first !== undefined) throw new Error(`The lender does not pass: ${first}`);
  return record;
}

/** Plays a record with a lie until the suite finds a fault. */
export function findingOf(
  record: RunRecord,
  base: string,
  lender: LenderUnderTest,
  calls: readonly OwnedEndpoint[],
  lie: Pick<Lie, 'change'> = { change: () => undefined },
): Promise<Finding> {
  return new Promise((resolve) => {
    let isOver = false;
    const end = (finding: Finding) => {
      isOver = true;
      resolve(finding);
    };
    const surroundings = replayingSurroundings(
      ...([record, lender.prefix, lie.change, () => isOver] as const),
      (request) => {
        end({ is: 'unknown', message: request });
      },
    );
    void runBehaviour(base, lender, calls, surroundings, (path, { rule, faults }) => {
      const [fault] = faults;
      if (fault) end({ is: 'caught', message: `${path}: ${rule}: ${sentenceOf(fault)}` });
    }).then(({ stops: [stop] }) => {
      end(stop === undefined ? { is: 'missed', message: '' } : { is: 'stopped', message: stop });
    });
  });
}

/** Runs the suite against the lender itself, behind a proxy with the lie: for a lie after which the record knows no answer. */
export async function liveFindingOf(
  base: string,
  lender: LenderUnderTest,
  calls: readonly OwnedEndpoint[],
  lie: Lie,
): Promise<Finding> {
  const make = () => ({
    onReply: (reply: ProxiedReply, { path, query }: ProxiedRequest) => {
      lie.change(path, reply, query);
    },
  });
  const proxy = await startMutatingProxy(base, lender.prefix, [{ name: lie.kind, make }]);
  try {
    const result = await runBehaviour(proxy.address, lender, calls);
    const [first] = causesOf(result);
    if (first !== undefined)
      return { is: 'caught', message: `${first.calls[0] ?? ''}: ${first.rule}: ${first.message}` };
    const [stop] = result.stops;
    return stop === undefined ? { is: 'missed', message: '' } : { is: 'stopped', message: stop };
  } finally {
    proxy.stop();
  }
}
