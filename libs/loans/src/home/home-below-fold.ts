import { lazyPart } from '@clearloan/app-runtime';
import { PartFailure } from '@clearloan/ui';

/** What stands below home's slip, in a file of its own: what is due and its button do not wait for a list of loans. */
export const HomeBelowFold = lazyPart(async () => (await import('./below-slip')).BelowSlip, PartFailure);
