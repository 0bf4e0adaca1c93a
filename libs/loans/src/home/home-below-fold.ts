import { lazyPart } from '@clearloan/app-runtime';
import { PartFailure } from '@clearloan/ui';

/** The part below home's slip is a separate chunk: the payment and its button do not wait for a list of loans. */
export const HomeBelowFold = lazyPart(async () => (await import('./below-slip')).BelowSlip, PartFailure);
