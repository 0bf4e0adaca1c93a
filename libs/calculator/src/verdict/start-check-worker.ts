import { ownScript } from '@clearloan/app-runtime';
import workerAddress from './check-worker?worker&url';

/**
 * A separate, lazily loaded file, because tests cannot load code that bundles a worker. The worker imports nothing at run time: as
 * a classic one it runs in browsers without module workers too.
 */
export const startCheckWorker = (): Worker => new Worker(ownScript(workerAddress));
