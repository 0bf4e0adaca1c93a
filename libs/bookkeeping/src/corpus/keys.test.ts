import { marketProfiles } from '@clearloan/formatting';
import { amountOf } from '../rules/amount-keys';
import { cases } from './keys.json';

describe('corpus: calculations on the number pad', () => {
  it.each(cases)('$source: $typed', ({ typed, right }) => {
    expect(amountOf(typed, marketProfiles.sample) ?? null).toBe(right);
  });
});
