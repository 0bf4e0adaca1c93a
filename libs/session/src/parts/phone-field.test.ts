import { sampleMarket } from '@clearloan/formatting';
import { groupedNational, groupedPhone } from './phone-field';

describe('a formatted phone number', () => {
  it('is grouped like the example of the market', () => {
    expect(groupedPhone('+6281255500417', sampleMarket)).toBe('+62 812 5550 0417');
    expect(groupedNational('+6281255500417', sampleMarket)).toBe('812 5550 0417');
  });

  it('keeps every digit of a shorter or longer number', () => {
    expect(groupedPhone('+6281255500', sampleMarket)).toBe('+62 812 5550 0');
    expect(groupedPhone('+62812555004179', sampleMarket)).toBe('+62 812 5550 04179');
  });

  it('leaves the number of another country unchanged', () => {
    expect(groupedPhone('+919876543210', sampleMarket)).toBe('+919876543210');
    expect(groupedNational('+919876543210', sampleMarket)).toBeUndefined();
  });
});
