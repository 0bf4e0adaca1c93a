import { misstatedKinds } from './misstated';
import { wrongCosts } from './wrong-costs';
import { wrongInterest } from './wrong-interest';
import { wrongTables } from './wrong-tables';

export const wrongKinds = { ...wrongCosts, ...wrongInterest, ...wrongTables, ...misstatedKinds };
