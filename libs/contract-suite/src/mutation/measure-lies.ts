import type { OwnedEndpoint } from '@clearloan/open-api';
import { sentenceOf } from '../causes';
import type { LenderUnderTest } from '../harness/lender-under-test';
import type { SuiteResult } from '../results';
import { runBehaviour } from '../run';
import { recordingSurroundings, replayingSurroundings, type Lie, type RunRecord } from './record';

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
