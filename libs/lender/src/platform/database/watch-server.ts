import { setTimeout as wait } from 'node:timers/promises';
import type { Tell } from './wait-for-server';

interface Watched {
  readonly isUp: () => Promise<boolean>;
  /** Restarts it; throws if it cannot restart now. */
  readonly bringUp: () => Promise<void>;
  readonly tell: Tell;
}

/** How often to check, and how long to wait after a failed start; the wait doubles each time. */
const times = { look: 1000, firstWait: 1000, longestWait: 30_000 } as const;

/** Restarts a crashed server, as often as necessary. @returns a function that stops watching, after a start in progress */
export function watchServer({ isUp, bringUp, tell }: Watched): () => Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const restart = async () => {
    for (
      let waitMs: number = times.firstWait;
      !signal.aborted;
      waitMs = Math.min(2 * waitMs, times.longestWait)
    ) {
      tell({ database: 'PostgreSQL exited; starting it again' });
      try {
        await bringUp();
        tell({ database: 'PostgreSQL responds again' });
        return;
      } catch (error) {
        tell({ database: 'PostgreSQL did not start', error: String(error), againInSeconds: waitMs / 1000 });
        await pause(waitMs);
      }
    }
  };
  const watch = async () => {
    for (;;) {
      await pause(times.look);
      if (signal.aborted) return;
      if (!(await isUp())) await restart();
    }
  };
  const watching = watch();
  return async () => {
    ended.abort();
    await watching;
  };
}
