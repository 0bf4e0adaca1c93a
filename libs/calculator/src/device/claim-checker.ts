import type { Checked } from '../verdict/checked-claim';
import type { CheckQuestion } from '../rules/claims';

/** Checks claims in a worker, so that typing stays smooth beside a plan of hundreds of payments. */
export interface ClaimChecker {
  /** Calls back with the verdict, only for the latest question; with `undefined` if the code did not load. */
  readonly check: (asked: CheckQuestion, tell: Tell) => void;
  readonly close: () => void;
}

type Tell = (checked: Checked | undefined) => void;

/** Answers one question; `undefined` if the code did not load. */
type Answer = (asked: CheckQuestion) => Promise<Checked | undefined>;

interface Question {
  readonly asked: CheckQuestion;
  readonly tell: Tell;
}

/** One question at a time: of those that arrive meanwhile, only the latest is answered. */
export function openClaimChecker(): ClaimChecker {
  const worker = answerInWorker();
  const state: { latest?: Question; isBusy: boolean } = { isBusy: false };
  async function answerLatest(): Promise<void> {
    const question = state.latest;
    if (!question || state.isBusy) return;
    state.isBusy = true;
    const checked = await worker.answer(question.asked);
    state.isBusy = false;
    if (state.latest === question) question.tell(checked);
    else void answerLatest();
  }
  return {
    check(asked, tell) {
      state.latest = { asked, tell };
      void answerLatest();
    },
    close() {
      delete state.latest;
      worker.close();
    },
  };
}

/** On the page where there are no workers, and where one does not start. */
function answerInWorker(): { readonly answer: Answer; readonly close: () => void } {
  const starting = startedWorker();
  let isBroken = false;
  return {
    async answer(asked) {
      const worker = await starting;
      if (!worker || isBroken) return answerOnPage(asked);
      return new Promise((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<Checked>) => resolve(data);
        worker.onerror = () => {
          isBroken = true;
          resolve(answerOnPage(asked));
        };
        worker.postMessage(asked);
      });
    },
    close: () => void starting.then((worker) => worker?.terminate()),
  };
}

async function startedWorker(): Promise<Worker | undefined> {
  if (!('Worker' in globalThis)) return undefined;
  try {
    return (await import('../verdict/start-check-worker')).startCheckWorker();
  } catch {
    return undefined;
  }
}

export const loadCheckOnPage = async () => import('../verdict/checked-claim');

/** A check blocks the page: it waits until typing pauses. */
const pauseMilliseconds = 300;

const answerOnPage: Answer = async (asked) => {
  await new Promise((resolve) => {
    setTimeout(resolve, pauseMilliseconds);
  });
  try {
    return (await loadCheckOnPage()).checkedClaim(asked);
  } catch {
    return undefined;
  }
};
