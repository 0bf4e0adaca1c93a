import { stillWorking } from '../context/lock-borrower';
import { Overloaded } from '../context/refusal';
import { createGate, type Gate } from './gate';

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
  const borrowers = new Map<string, { readonly gate: Gate; readonly names: Set<string>; users: number }>();
  const ofBorrower = () => ({
    gate: createGate({ atOnce: 1, mostWaiting: size.waitingOfBorrower, full: overloaded }),
    names: new Set<string>(),
    users: 0,
  });
  return async (borrowerId, name, work) => {
    const own = borrowers.get(borrowerId) ?? ofBorrower();
    borrowers.set(borrowerId, own);
    own.users += 1;
    const isRepeat = name !== undefined && own.names.has(name);
    if (name !== undefined && !isRepeat) own.names.add(name);
    const longestMs = isRepeat ? size.repeatMs : size.longestMs;
    const latest = performance.now() + longestMs;
    const left = () => (isRepeat || isLimited ? Math.max(0, latest - performance.now()) : undefined);
    try {
      return await own.gate.pass(() => lender.pass(work, left()), left());
    } catch (error) {
      throw isRepeat && error instanceof Overloaded ? stillWorking() : error;
    } finally {
      if (name !== undefined && !isRepeat) own.names.delete(name);
      own.users -= 1;
      if (own.users === 0) borrowers.delete(borrowerId);
    }
  };
}
