import { setTimeout as wait } from 'node:timers/promises';
import { stateOf, type ServerState } from './postmaster';

/** Logs what the cluster waits for, one object per line. */
export type Tell = (line: Readonly<Record<string, unknown>>) => void;

interface Waiting {
  readonly stateOf: () => Promise<ServerState>;
  /** Whether the server process still exists. */
  readonly isAlive: () => boolean;
  readonly tell: Tell;
  /** How long an existing server may be silent. */
  readonly silenceMs: number;
}

const tellEveryMs = 10_000;

/**
 * Waits for a server. A recovery is never interrupted, however long it takes, because it would start again from the beginning.
 * @returns whether the server is ready; false if its process ended, or it was silent for too long
 */
export async function waitForServer({ stateOf, isAlive, tell, silenceMs }: Waiting): Promise<boolean> {
  const begun = Date.now();
  let activeAt = begun;
  let loggedAt = begun;
  while (isAlive() && Date.now() - activeAt < silenceMs) {
    const state = await stateOf();
    if (state === 'ready') return true;
    if (state === 'busy') activeAt = Date.now();
    if (state === 'busy' && Date.now() - loggedAt >= tellEveryMs) {
      loggedAt = Date.now();
      const seconds = Math.round((loggedAt - begun) / 1000);
      tell({ database: 'PostgreSQL is starting or recovering; waiting for it', seconds });
    }
    await wait(50);
  }
  return false;
}

/**
 * Waits while an external database reports that it starts or recovers. All other errors are left to the code that connects
 * next.
 */
export async function waitWhileItStarts(url: string, tell: Tell): Promise<void> {
  let isBusy = true;
  const ask = async () => {
    const state = await stateOf(url);
    isBusy = state === 'busy';
    return state;
  };
  await waitForServer({ stateOf: ask, isAlive: () => isBusy, tell, silenceMs: Infinity });
}
