import { readRate } from '../rules/typed-field';
import { cases } from './rates.json';

describe('corpus: rates', () => {
  it.each(cases)('$input', ({ input, right }) => {
    expect(readRate(input).value ?? null).toBe(right);
  });
});
