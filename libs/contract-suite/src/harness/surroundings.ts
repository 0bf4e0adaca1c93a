import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** What a run takes from outside. All of it is an argument, so that a recorded run can be played again. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  /** In ms since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly pause: (ms: number) => Promise<void>;
}

export const realSurroundings: Surroundings = {
  fetch: (address, init) => fetch(address, init),
  now: () => Date.now(),
  newId: () => randomUUID(),
  pause: (ms) => wait(ms),
};
