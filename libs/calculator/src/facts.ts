import type { FeatureFacts } from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { catalog } from './catalog';

/** What help and privacy say about this feature. */
export const facts: FeatureFacts = {
  title: msg`Calculator`,
  catalog,
  screens: ['calculator'],
  calls: ['/calc/'],
};
