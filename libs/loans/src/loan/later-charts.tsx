import { lazyPart } from '@clearloan/app-runtime';
import { PartFailure } from '@clearloan/ui';

/** The drawings of a loan come after its figures. */
export const LaterCostChart = lazyPart(async () => (await import('./cost-chart')).CostChart, PartFailure);
export const LaterExtraChart = lazyPart(async () => (await import('./extra-chart')).ExtraChart, PartFailure);
