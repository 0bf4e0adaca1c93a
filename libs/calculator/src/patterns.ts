import { pathTo } from '@clearloan/routes';

/** Screens that only the calculator links to. Apart from everything else, since the shell's first chunk holds them. */
export const ratesPattern = `${pathTo('calculator')}/rates`;
export const checkPattern = `${pathTo('calculator')}/check`;
export const howLongPattern = `${pathTo('calculator')}/how-long`;
export const affordablePattern = `${pathTo('calculator')}/affordable`;
export const switchPattern = `${pathTo('calculator')}/switch`;
export const dealPattern = `${pathTo('calculator')}/deal`;
