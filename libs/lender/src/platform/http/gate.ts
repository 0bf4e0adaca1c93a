/** Limits concurrency: a few tasks run at a time, the others wait in a queue. */
export interface Gate {
  /** Runs the work in its turn; throws the error from `full` if the queue is too long, or the wait longer than `longestMs`. */
  readonly pass: <Result>(work: () => Promise<Result>, longestMs?: number) => Promise<Result>;
}

interface GateSize {
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly full: () => Error;
}

/** Limits concurrent work of this process that is expensive in memory or CPU. */
export function createGate({ atOnce, mostWaiting, full }: GateSize): Gate {
  let inside = 0;
  const line: (() => void)[] = [];
  const enter = async (longestMs: number | undefined) => {
    if (inside < atOnce) {
      inside += 1;
      return;
    }
    if (line.length >= mostWaiting) throw full();
    // A finished task passes its slot to the next one directly, so that no new task can take it.
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        line.splice(line.indexOf(next), 1);
        reject(full());
      };
      const timer = longestMs === undefined ? undefined : setTimeout(giveUp, longestMs);
      line.push(next);
    });
  };
  const leave = () => {
    const next = line.shift();
    if (next === undefined) inside -= 1;
    else next();
  };
  return {
    pass: async (work, longestMs) => {
      await enter(longestMs);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

/** Limits the concurrency of each name: the work of one name runs one after the other. */
export interface NamedGates {
  /** The same as `Gate.pass`, in the turn of a name. */
  readonly pass: <Result>(name: string, work: () => Promise<Result>, longestMs?: number) => Promise<Result>;
}

export function createNamedGates(size: Omit<GateSize, 'atOnce'>): NamedGates {
  const gates = new Map<string, { readonly gate: Gate; users: number }>();
  return {
    pass: async (name, work, longestMs) => {
      const own = gates.get(name) ?? { gate: createGate({ atOnce: 1, ...size }), users: 0 };
      gates.set(name, own);
      own.users += 1;
      try {
        return await own.gate.pass(work, longestMs);
      } finally {
        own.users -= 1;
        if (own.users === 0) gates.delete(name);
      }
    },
  };
}
