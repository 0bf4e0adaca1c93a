import workerAddress from './shrink-worker?worker&url';
import { ownScript } from '@clearloan/app-runtime';

/** Apart, and loaded late: what bundles a worker is not for tests. */
export const startShrinkWorker = (): Worker => new Worker(ownScript(workerAddress), { type: 'module' });
