import { headerNames } from '../declare/names';

/** A call that a form of another site could not make. */
export const requestedWith = { [headerNames.requestedWith]: 'XMLHttpRequest' };

/** Defaults of every request: no cookies, no HTTP cache, no referrer. */
export const requestDefaults = {
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const;
