import { safeStorage } from '@clearloan/api-client';
import { plainTyped } from '@clearloan/formatting';

const typedEntry = 'clearloan.login.typed';
const storage = safeStorage(() => window.sessionStorage);

/** The number as it was typed in this visit, for a reload before a code went out. */
export const typedNumber = (): string => storage.get(typedEntry)?.slice(0, 24) ?? '';

export const saveTypedNumber = (typed: string): void => {
  storage.set(typedEntry, plainTyped(typed));
};

export const forgetTypedNumber = (): void => {
  storage.remove(typedEntry);
};
