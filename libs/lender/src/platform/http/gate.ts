/** Limits concurrency: a few tasks run at a time, the others wait in a queue. */
export interface Gate {
  /** Runs the work in its turn; throws the error from `full` if the queue is too long. */
  readonly pass: <Result>(work: () => Promise<Result>) => Promise<Result>;
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
  const enter = async () => {
    if (inside < atOnce) {
      inside += 1;
      return;
    }
    if (line.length >= mostWaiting) throw full();
    // A finished task passes its slot to the next one directly, so that no new task can take it.
    await new Promise<void>((resolve) => line.push(resolve));
  };
  const leave = () => {
    const next = line.shift();
    if (next === undefined) inside -= 1;
    else next();
  };
  return {
    pass: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
