import workerAddress from './shrink-worker?worker&url';
import { ownScript } from '@clearloan/app-runtime';

/** A separate, lazily loaded file, because tests cannot load code that bundles a worker. */
export const startShrinkWorker = (): Worker => new Worker(ownScript(workerAddress), { type: 'module' });
