import { sampleMarket } from '@clearloan/formatting';
import fc from 'fast-check';
import { readAmount, readCount, readRate } from './typed-field';

const amount = (typed: string) => readAmount(typed, sampleMarket);

describe('a typed or pasted amount', () => {
  it.each([
    ['15000', 1_500_000, false],
    ['15,000', 1_500_000, false],
    ['¥15,000', 1_500_000, false],
    ['15,000.5', 1_500_050, false],
    [' 15 000 ', 1_500_000, false],
    ['₹1,00,000.00', 10_000_000, true],
    ['1.000.000,00', 100_000_000, true],
    ['Rp 1.000.000', 100_000_000, true],
    ['Rp16.482', 1_648_200, true],
    ['1.50', 150, false],
    ['１５０００', 1_500_000, false],
    ['999999999999.99', 99_999_999_999_999, false],
  ])('%s is read', (typed, value, isRead) => {
    expect(amount(typed)).toEqual({ value, isRead });
  });

  it.each([
    ['', 'empty'],
    ['¥', 'empty'],
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['abc', 'letters'],
    ['1e9', 'letters'],
    ['12 months', 'letters'],
    ['1,000.00,0', 'unclear'],
    ['.', 'unclear'],
    ['10.0001', 'tooFine'],
    ['1000000000000000', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ])('%s is rejected with a reason', (typed, problem) => {
    expect(amount(typed)).toEqual({ problem });
  });

  it.each([
    ['1.000', [100, 100_000]],
    ['1,5', [150, 1_500]],
    ['1.005', [100_500]],
    ['5 Cr', [5_00_00_000_00, 500]],
  ])('%s is ambiguous and has several readings', (typed, readings) => {
    expect(amount(typed)).toEqual({ problem: 'unclear', readings });
  });

  it.each(['0.125', '0,125'])('%s is not read as a group of thousands after a single zero', (typed) => {
    expect(amount(typed)).toEqual({ problem: 'tooFine' });
  });

  it('is never NaN for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+\d.,\s%₹¥]{0,20}$/)), (typed) => {
        for (const field of [amount(typed), readCount(typed, { most: 480 })]) {
          expect(field.problem !== undefined || Number.isSafeInteger(field.value)).toBe(true);
        }
        const rate = readRate(typed);
        expect(rate.problem !== undefined || /^\d+(\.\d+)?$/.test(rate.value)).toBe(true);
      }),
    );
  });
});

describe('a rate', () => {
  it.each([
    ['24', '24'],
    ['24%', '24'],
    ['12,5', '12.5'],
    ['.5', '0.5'],
    ['0', '0'],
    ['200', '200'],
    ['007.10', '7.1'],
  ])('%s is read', (typed, value) => {
    expect(readRate(typed)).toEqual({ value, isRead: false });
  });

  it.each([
    ['', 'empty'],
    ['500', 'rateTooHigh'],
    ['200.01', 'rateTooHigh'],
    ['-1', 'negative'],
    ['ten', 'letters'],
    ['1.2.3', 'unclear'],
    ['1.23456', 'tooFine'],
  ])('%s is rejected with a reason', (typed, problem) => {
    expect(readRate(typed)).toEqual({ problem });
  });
});

describe('a number of payments', () => {
  it.each([
    ['1', { value: 1, isRead: false }],
    ['480', { value: 480, isRead: false }],
    ['481', { problem: 'countOutside' }],
    ['0', { problem: 'zero' }],
    ['', { problem: 'empty' }],
    ['12.5', { problem: 'notWhole' }],
    ['a year', { problem: 'letters' }],
    ['-3', { problem: 'negative' }],
  ])('typed as %j is read or rejected with a reason', (typed, field) => {
    expect(readCount(typed, { most: 480 })).toEqual(field);
  });
});
