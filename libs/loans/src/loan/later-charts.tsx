import { lazyPart } from '@clearloan/app-runtime';
import { PartFailure } from '@clearloan/ui';

/** The charts of a loan are loaded after its figures. */
export const LaterCostChart = lazyPart(async () => (await import('./cost-chart')).CostChart, PartFailure);
export const LaterExtraChart = lazyPart(async () => (await import('./extra-chart')).ExtraChart, PartFailure);
