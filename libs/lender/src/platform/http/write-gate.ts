import { stillWorking } from '../context/lock-borrower';
import { Overloaded } from '../context/refusal';
import { createGate, createNamedGates } from './gate';

/**
 * Runs a borrower's write in its turn, before it takes a database connection.
 * @param name the same for repeats of one write; undefined if nothing tells them apart
 */
export type WriteGate = <Result>(
  borrowerId: string,
  name: string | undefined,
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * Fewer than the pool has connections: reads and the limits keep the others. A write that waits for its borrower's lock would
 * hold a connection, so only one write of each borrower gets that far.
 */
const size = {
  lender: 14,
  waiting: 1_000,
  waitingOfBorrower: 100,
  longestMs: 5_000,
  repeatMs: 2_000,
} as const;

const overloaded = () => new Overloaded();

/**
 * The gate of one lender process. Writes of one borrower run one after the other, those of all borrowers a few at a time. One
 * that waits longer than a borrower would is refused with a time, not failed, unless the lender has no limits. A repeat of a
 * write that still runs is told so sooner (1004).
 */
export function createWriteGate(isLimited: boolean): WriteGate {
  const lender = createGate({ atOnce: size.lender, mostWaiting: size.waiting, full: overloaded });
  const borrowers = createNamedGates({ mostWaiting: size.waitingOfBorrower, full: overloaded });
  const running = new Set<string>();
  return async (borrowerId, name, work) => {
    const write = `${borrowerId} ${name ?? ''}`;
    const isRepeat = name !== undefined && running.has(write);
    if (name !== undefined && !isRepeat) running.add(write);
    const longestMs = isRepeat ? size.repeatMs : size.longestMs;
    const latest = performance.now() + longestMs;
    const left = () => (isRepeat || isLimited ? Math.max(0, latest - performance.now()) : undefined);
    try {
      return await borrowers.pass(borrowerId, () => lender.pass(work, left()), left());
    } catch (error) {
      throw isRepeat && error instanceof Overloaded ? stillWorking() : error;
    } finally {
      if (name !== undefined && !isRepeat) running.delete(write);
    }
  };
}
