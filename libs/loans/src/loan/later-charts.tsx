import { lazyPart } from '@clearloan/app-runtime';
import { PartFailure } from '@clearloan/ui';

/** The chart of a loan is loaded after its figures. */
export const LaterCostChart = lazyPart(async () => (await import('./cost-chart')).CostChart, PartFailure);
