import { ownScript } from '@clearloan/ui';

const workerPath = '/sw.js';

/** Has the browser keep the app's files. One that refuses keeps nothing; the app works as before. */
export const registerWorker = (): void => {
  navigator.serviceWorker.register(ownScript(workerPath), { updateViaCache: 'none' }).catch(() => undefined);
};
