import { pathTo } from '@clearloan/routes';

/** Screens that only the calculator links to. A separate file, since the shell's first chunk contains it. */
export const ratesPattern = `${pathTo('calculator')}/rates`;
export const checkPattern = `${pathTo('calculator')}/check`;
/** The tools about one's own loans, by the end of their path. */
export const toolNames = ['how-long', 'affordable', 'switch', 'deal'] as const;
export type ToolName = (typeof toolNames)[number];
export const toolPattern = (name: ToolName): string => `${pathTo('calculator')}/${name}`;
