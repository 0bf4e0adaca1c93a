import { sampleMarket, marketProfiles } from './market-profiles';
import { phoneFromTyped } from './phone';
import { formatMinor } from './minor';
import { readTypedAmount } from './typed-amount';

it('the examples of the sample market match its rules', () => {
  expect(phoneFromTyped(sampleMarket.phone.example, sampleMarket)).toBeDefined();
  for (const { pattern, example } of sampleMarket.identity) expect(example).toMatch(new RegExp(pattern));
});

it('the sample market forbids the upload of contacts', () => {
  expect(sampleMarket.contactsUpload).toBe('forbidden');
});

it.each(Object.values(marketProfiles))('the examples of $name match its rules', (market) => {
  expect(phoneFromTyped(market.phone.example, market)).toBeDefined();
  for (const { pattern, example } of market.identity) expect(example).toMatch(new RegExp(pattern));
  expect(market.contactsUpload).toBe('forbidden');
});

describe('a borrower in Indonesia', () => {
  const { indonesia } = marketProfiles;
  const nik = new RegExp(indonesia.identity[0]?.pattern ?? '');

  it('reads and types rupiah without decimals, grouped with dots', () => {
    expect(formatMinor(1_250_000_00, indonesia)).toBe('Rp1.250.000');
    expect(formatMinor(-500_00, indonesia)).toBe('−Rp500');
    for (const typed of ['Rp1.250.000', '1250000'])
      expect(readTypedAmount(typed, indonesia)).toEqual({
        kind: 'value',
        minor: 1_250_000_00,
        isPlain: true,
      });
  });

  it.each([
    ['3174010403910312', 'a man born on the 4th'],
    ['3174014403910312', 'a woman born on the 4th'],
    ['3174017112990001', 'a woman born on the 31st'],
  ])('can have the ID number %s: %s', (number) => {
    expect(number).toMatch(nik);
  });

  it.each([
    '3174013203910312',
    '3174017203910312',
    '3174014000910312',
    '3174010413910312',
    '3174010403910000',
  ])('cannot have the ID number %s', (number) => {
    expect(number).not.toMatch(nik);
  });
});
