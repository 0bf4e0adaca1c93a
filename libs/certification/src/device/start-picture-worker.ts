import { ownScript } from '@clearloan/app-runtime';
import workerAddress from './picture-worker?worker&url';

/** Apart, and loaded late: what bundles a worker is not for tests. */
export const startPictureWorker = (): Worker => new Worker(ownScript(workerAddress), { type: 'module' });
