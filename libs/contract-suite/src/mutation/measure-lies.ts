import type { OwnedEndpoint } from '@clearloan/open-api';
import { linesOf, sentenceOf } from '../causes';
import type { LenderUnderTest } from '../harness/lender-under-test';
import { runBehaviour } from '../run';
import { recordingSurroundings, replayingSurroundings, type Lie, type RunRecord } from './record';

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
