/** Lets work in, a few at a time; the others wait in line. */
export interface Gate {
  /** Does the work in its turn; throws what `full` makes when the line is too long. */
  readonly pass: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

interface GateSize {
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly full: () => Error;
}

/** A bound on what this process does at the same time, for work that costs memory or processor time. */
export function createGate({ atOnce, mostWaiting, full }: GateSize): Gate {
  let inside = 0;
  const line: (() => void)[] = [];
  const enter = async () => {
    if (inside < atOnce) {
      inside += 1;
      return;
    }
    if (line.length >= mostWaiting) throw full();
    // Whoever leaves hands over the place, so that nobody slips in between.
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
