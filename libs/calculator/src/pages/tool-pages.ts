import type { ComponentType } from 'react';
import type { ToolName } from '../inner-routes';
import { AffordablePage } from './affordable-page';
import { dealPage } from './deal-page';
import { HowLongPage } from './how-long-page';
import { switchPage } from './switch-page';

/** The screens about one's own loans, by the name in their route. */
export const toolPages = {
  'how-long': () => Promise.resolve(HowLongPage),
  affordable: () => Promise.resolve(AffordablePage),
  switch: switchPage,
  deal: dealPage,
} as const satisfies Readonly<Record<ToolName, () => Promise<ComponentType>>>;
