import { headerNames } from '../declare/names';

/** A call that a form of another site could not make. */
export const requestedWith = { [headerNames.requestedWith]: 'XMLHttpRequest' };

/** What every request of ours keeps to: nothing of the browser's own, no trace of the page. */
export const manners = { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' } as const;
