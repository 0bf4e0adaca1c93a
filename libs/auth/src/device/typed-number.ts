import { safeStorage } from '@clearloan/api-client';
import { plainTyped } from '@clearloan/formatting';

const typedEntry = 'clearloan.login.typed';
const storage = safeStorage(() => window.sessionStorage);

/** The number typed in this visit, restored after a reload until a code is sent. */
export const typedNumber = (): string => storage.get(typedEntry)?.slice(0, 24) ?? '';

export const saveTypedNumber = (typed: string): void => {
  storage.set(typedEntry, plainTyped(typed));
};

export const forgetTypedNumber = (): void => {
  storage.remove(typedEntry);
};
