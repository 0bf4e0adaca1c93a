import { formatPercent } from './decimal';

describe('a rate', () => {
  it.each([
    ['15.00', undefined, '15%'],
    ['36.87', 1, '36.9%'],
    ['36.85', 1, '36.9%'],
    ['36.84', 1, '36.8%'],
    ['0.09', undefined, '0.09%'],
    ['2', undefined, '2%'],
    ['0', 2, '0.00%'],
    ['100', undefined, '100%'],
    ['-1.5', undefined, '−1.5%'],
    ['-0.00', undefined, '0%'],
    ['1.0000000001', undefined, '1.0000000001%'],
  ])('of %p with %p decimals is formatted as %s', (percent, decimals, shown) => {
    expect(formatPercent(percent, decimals)).toBe(shown);
  });

  it.each(['', 'soon', undefined, null, Number.NaN])('is shown as a dash when it is %p', (percent) => {
    expect(formatPercent(percent)).toBe('–');
  });
});
