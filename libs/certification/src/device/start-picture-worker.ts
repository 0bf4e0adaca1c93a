import { ownScript } from '@clearloan/app-runtime';
import workerAddress from './picture-worker?worker&url';

/** A separate, lazily loaded file, because tests cannot load code that bundles a worker. */
export const startPictureWorker = (): Worker => new Worker(ownScript(workerAddress), { type: 'module' });
