import { payLink } from '../rules/pay-steps';
import { cases } from './pay-links.json';

describe('corpus: payment links', () => {
  it.each(cases)('$input', ({ input, right }) => {
    expect(payLink(input)).toBe(right ? input : undefined);
  });
});
