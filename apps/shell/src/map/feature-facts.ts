import { facts as bookkeeping } from '@clearloan/bookkeeping/facts';
import { facts as calculator } from '@clearloan/calculator/facts';
import { facts as reminders } from '@clearloan/reminders/facts';
import type { FeatureFacts } from '@clearloan/app-runtime';

/** What each feature says about itself to the others. Fetched by the screens that need it. */
export const featureFacts: readonly FeatureFacts[] = [bookkeeping, calculator, reminders];
