import { skipWaiting, skipWaitingOf } from '../service-worker/take-over';

/** A worker that has not activated by then activates with the next page; a slow phone needs some seconds. */
const patienceMs = 10_000;

const registrationHere = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Resolves when the installing worker, if any, is installed or redundant. */
async function installed({ installing }: ServiceWorkerRegistration): Promise<void> {
  if (installing === null) return;
  await new Promise<void>((resolve) => {
    installing.addEventListener('statechange', () => {
      resolve();
    });
  });
}

/** Makes the browser fetch a newer build's worker and all its files. Never rejects. */
export async function fetchNewerWorker(): Promise<void> {
  const registration = await registrationHere().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  if (registration) await installed(registration);
}

/** A waiting worker of the current build activates silently: nothing changes for the borrower. */
export async function letOwnWorkerTakeOver(
  registration: ServiceWorkerRegistration,
  build: string,
): Promise<void> {
  const ask = async () => {
    await installed(registration);
    registration.waiting?.postMessage(skipWaitingOf(build));
  };
  // On a slow device the browser detects the worker only after this.
  registration.addEventListener('updatefound', () => void ask());
  await ask();
}

/** Opens this URL in the newer build. Without a worker that has it, the server serves the page. */
export async function loadNewerBuild(): Promise<void> {
  const registration = await registrationHere().catch(() => undefined);
  if (registration?.waiting) {
    await takenOver(registration.waiting);
    // Chromium can lose a navigation while one worker follows another; this page then stays, and asks once more.
    setTimeout(() => {
      window.location.reload();
    }, patienceMs);
  } else await registration?.unregister().catch(() => false);
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
