import { Overloaded } from '../context/refusal';
import { createGate, type Gate } from './gate';

/** Runs a borrower's write in its turn, before it takes a database connection. */
export type WriteGate = <Result>(borrowerId: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Fewer than the pool has connections: reads and the limits keep the others. A write that waits for its borrower's lock would
 * hold a connection, so only one write of each borrower gets that far.
 */
const size = { lender: 14, waiting: 1_000, waitingOfBorrower: 100, longestMs: 5_000 } as const;

const overloaded = () => new Overloaded();

/**
 * The gate of one lender process. Writes of one borrower run one after the other, those of all borrowers a few at a time. One
 * that waits longer than a borrower would is refused with a time, not failed.
 */
export function createWriteGate(): WriteGate {
  const lender = createGate({ atOnce: size.lender, mostWaiting: size.waiting, full: overloaded });
  const borrowers = new Map<string, { readonly gate: Gate; users: number }>();
  const ofBorrower = () => ({
    gate: createGate({ atOnce: 1, mostWaiting: size.waitingOfBorrower, full: overloaded }),
    users: 0,
  });
  return async (borrowerId, work) => {
    const own = borrowers.get(borrowerId) ?? ofBorrower();
    borrowers.set(borrowerId, own);
    own.users += 1;
    const latest = performance.now() + size.longestMs;
    const left = () => Math.max(0, latest - performance.now());
    try {
      return await own.gate.pass(() => lender.pass(work, left()), left());
    } finally {
      own.users -= 1;
      if (own.users === 0) borrowers.delete(borrowerId);
    }
  };
}
