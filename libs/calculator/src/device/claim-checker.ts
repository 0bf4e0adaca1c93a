import { checkedClaim, type Checked, type CheckQuestion } from '../rules/claims';

/** Checks claims in a worker, so that typing stays smooth beside a plan of hundreds of payments. */
export interface ClaimChecker {
  /** Calls back with the verdict; only for the latest question. */
  readonly check: (asked: CheckQuestion, tell: (checked: Checked) => void) => void;
  readonly close: () => void;
}

export const hasWorkers = (): boolean => 'Worker' in globalThis;

export function openClaimChecker(): ClaimChecker {
  let isClosed = false;
  let latest = 0;
  const starting = import('./start-check-worker').then(
    ({ startCheckWorker }) => (isClosed ? undefined : startCheckWorker()),
    () => undefined,
  );
  return {
    check(asked, tell) {
      const no = (latest += 1);
      const tellLatest = (checked: Checked): void => {
        if (no === latest && !isClosed) tell(checked);
      };
      void starting.then((worker) => {
        if (no !== latest || isClosed) return;
        if (!worker) {
          tellLatest(checkedClaim(asked));
          return;
        }
        worker.onmessage = ({ data }: MessageEvent<{ no: number; checked: Checked }>) => {
          if (data.no === no) tellLatest(data.checked);
        };
        // A browser that starts the worker but cannot run it.
        worker.onerror = () => tellLatest(checkedClaim(asked));
        worker.postMessage({ no, asked });
      });
    },
    close() {
      isClosed = true;
      void starting.then((worker) => worker?.terminate());
    },
  };
}
