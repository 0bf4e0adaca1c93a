import { routePatterns } from '@clearloan/routes';

/** The screens that only this feature links to. A separate file, since the shell's first chunk contains it. */
export const innerRoutes = {
  rates: `${routePatterns.calculator}/rates`,
  check: `${routePatterns.calculator}/check`,
} as const;
/** The tools about one's own loans, by the end of their path. */
export const toolNames = ['how-long', 'affordable', 'switch', 'deal'] as const;
export type ToolName = (typeof toolNames)[number];
export const toolPattern = (name: ToolName): string => `${routePatterns.calculator}/${name}`;
