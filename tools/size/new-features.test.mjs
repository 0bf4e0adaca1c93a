import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { firstBytes, withNewFeatures } from './new-features.mjs';

const loans = {
  name: 'loans',
  feature: ['libs/loans/src/**'],
  after: ['main.tsx'],
  limits: { js: { atMost: 9 } },
};

test('a feature without a budget gets one for a first screen, beyond shared code', () =>
  deepEqual(withNewFeatures([loans], ['loans', 'savings']), [
    loans,
    {
      name: 'savings',
      feature: ['libs/savings/src/**'],
      after: ['main.tsx'],
      limits: { js: { atMost: firstBytes } },
    },
  ]));

test('an existing budget stays unchanged', () => deepEqual(withNewFeatures([loans], ['loans']), [loans]));
