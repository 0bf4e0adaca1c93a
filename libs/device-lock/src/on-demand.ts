import { loadCatalog } from '@clearloan/app-runtime';
import { catalog } from './catalog';

/** Only the app's entry imports this module, since it references chunks whose hashes change with every message. */
export const lockOnDemand = {
  /** The words of the locked screen, which has no address. */
  loadLockCatalog: async () => loadCatalog(catalog),
};

export type LockOnDemand = typeof lockOnDemand;
