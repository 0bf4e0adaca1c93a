import { facts as bookkeeping } from '@clearloan/bookkeeping/facts';
import { facts as calculator } from '@clearloan/calculator/facts';
import { facts as reminders, messageFacts } from '@clearloan/reminders/facts';
import type { FeatureFacts } from '@clearloan/app-runtime';

/** The facts each feature shares with other features. Fetched by the screens that need them. */
export const featureFacts: readonly FeatureFacts[] = [bookkeeping, calculator, reminders, messageFacts];
