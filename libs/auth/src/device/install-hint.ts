import { isIos, isStandalone, safeStorage } from '@clearloan/api-client';

const hiddenEntry = 'clearloan.install-hint-hidden';
const storage = safeStorage(() => window.localStorage);

/** iOS offers no installation: the borrower adds the app by hand, and is told how until the hint is put away. */
export const isInstallHintShown = (): boolean =>
  isIos() && !isStandalone() && storage.get(hiddenEntry) === null;

export const hideInstallHint = (): void => storage.set(hiddenEntry, 'yes');
