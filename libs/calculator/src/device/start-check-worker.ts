import { ownScript } from '@clearloan/app-runtime';
import workerAddress from './check-worker?worker&url';

/** A separate, lazily loaded file, because tests cannot load code that bundles a worker. */
export const startCheckWorker = (): Worker => new Worker(ownScript(workerAddress), { type: 'module' });
