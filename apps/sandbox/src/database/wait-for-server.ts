import { setTimeout as wait } from 'node:timers/promises';
import { stateOf, type ServerState } from './postmaster';

/** Where the cluster tells an operator what it waits for: one object a line. */
export type Tell = (line: Readonly<Record<string, unknown>>) => void;

interface Waiting {
  readonly stateOf: () => Promise<ServerState>;
  /** Whether there still is a process to wait for. */
  readonly isAlive: () => boolean;
  readonly tell: Tell;
  /** How long a server that is there may say nothing. */
  readonly silenceMs: number;
}

const tellEveryMs = 10_000;

/**
 * Waits for a server. A recovery takes as long as it takes, and is never cut short: whoever ends it begins it again from the
 * start. @returns whether it answers; false when its process ended, or said nothing for too long
 */
export async function waitForServer({ stateOf, isAlive, tell, silenceMs }: Waiting): Promise<boolean> {
  const begun = Date.now();
  let heard = begun;
  let told = begun;
  while (isAlive() && Date.now() - heard < silenceMs) {
    const state = await stateOf();
    if (state === 'ready') return true;
    if (state === 'busy') heard = Date.now();
    if (state === 'busy' && Date.now() - told >= tellEveryMs) {
      told = Date.now();
      const seconds = Math.round((told - begun) / 1000);
      tell({ database: 'PostgreSQL is there and recovers or starts; waiting for it', seconds });
    }
    await wait(50);
  }
  return false;
}

/** Waits while a database of others says that it starts or recovers. One that says anything else is asked by whoever needs it. */
export async function waitWhileItStarts(url: string, tell: Tell): Promise<void> {
  let isBusy = true;
  const ask = async () => {
    const state = await stateOf(url);
    isBusy = state === 'busy';
    return state;
  };
  await waitForServer({ stateOf: ask, isAlive: () => isBusy, tell, silenceMs: Infinity });
}
