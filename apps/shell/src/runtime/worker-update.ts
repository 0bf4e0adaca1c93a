import { skipWaiting, skipWaitingOf } from '../service-worker/take-over';

/** A worker that does not take over by then is taken by the page that opens next. */
const patienceMs = 3000;

const registrationHere = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Resolves when the worker that is being installed, if any, has all its files or has given up. */
async function installed({ installing }: ServiceWorkerRegistration): Promise<void> {
  if (installing === null) return;
  await new Promise<void>((resolve) => {
    installing.addEventListener('statechange', () => {
      resolve();
    });
  });
}

/** Has the browser fetch the worker of a newer build and all its files. Never rejects. */
export async function fetchNewerWorker(): Promise<void> {
  const registration = await registrationHere().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  if (registration) await installed(registration);
}

/** A waiting worker of the build that runs here already takes over without a word: nothing changes for the borrower. */
export async function letOwnWorkerTakeOver(
  registration: ServiceWorkerRegistration,
  build: string,
): Promise<void> {
  const ask = async () => {
    await installed(registration);
    registration.waiting?.postMessage(skipWaitingOf(build));
  };
  // On a slow device the browser finds the worker only after this.
  registration.addEventListener('updatefound', () => void ask());
  await ask();
}

/** Opens this address in the newer build. Without a worker that has it, the page is the server's again. */
export async function loadNewerBuild(): Promise<void> {
  const registration = await registrationHere().catch(() => undefined);
  if (registration?.waiting) await takenOver(registration.waiting);
  else await registration?.unregister().catch(() => false);
  window.location.reload();
}

const takenOver = (waiting: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const end = () => {
      resolve();
    };
    navigator.serviceWorker.addEventListener('controllerchange', end, { once: true });
    setTimeout(end, patienceMs);
    waiting.postMessage(skipWaiting);
  });
