import { firstGraphemes } from '../cut-text';
import { marketProfiles } from '../market-profiles';
import { phoneFromTyped } from '../phone';
import { wordSearch } from '../search-text';
import { readTypedAmount, type TypedAmount } from '../typed-amount';
import { withChineseDigits } from '../typed-chinese';
import { codeFromTyped, longerCode, typedReference } from '../typed-code';
import amounts from './amounts.json';
import codes from './codes.json';
import phones from './phones.json';
import references from './references.json';
import searches from './searches.json';
import statementAmounts from './statement-amounts.json';
import textLimits from './text-limits.json';

const marketOf = (name: string) => {
  const market = Object.values(marketProfiles).find((profile) => profile.name === name);
  if (market === undefined) throw new Error(`No market is named ${name}`);
  return market;
};

/** A parse result in the format of the case files. */
function asWritten(read: TypedAmount): object {
  if (read.kind === 'value') return { minor: read.minor };
  if (read.kind === 'unclear') return { ask: read.readings };
  return read.kind === 'empty' ? { empty: true } : { refused: read.reason };
}

describe('corpus: amounts', () => {
  it.each(amounts.cases)('$market: $input', ({ market, input, right }) => {
    // As a field reads it when it is left.
    const rules = marketOf(market);
    const read = readTypedAmount(withChineseDigits(input, rules.currency.decimalSeparator), rules);
    expect(asWritten(read)).toEqual(right);
  });
});

describe('corpus: amounts of statements and tables', () => {
  it.each(statementAmounts.cases)('$input', ({ input, right }) => {
    const options = { signs: true, form: 'any' } as const;
    expect(asWritten(readTypedAmount(input, marketProfiles.sample, options))).toEqual(right);
  });
});

describe('corpus: phone numbers', () => {
  it.each(phones.cases)('$market: $input', ({ market, input, right }) => {
    expect(phoneFromTyped(input, marketOf(market)) ?? null).toBe(right);
  });
});

describe('corpus: message codes', () => {
  it.each(codes.cases)('$input', ({ input, right }) => {
    expect(codeFromTyped(input, 6)).toBe(right);
  });
});

it.each([
  ['73091255', 6, 8],
  ['Your 6-digit code is 730-912', 4, 6],
  ['730912', 6, undefined],
  ['Code 7309 for order 2026112701', 4, undefined],
  ['7309', 6, undefined],
])('%s for a code of %d digits is longer: %p', (input, length, right) => {
  expect(longerCode(input, length)).toBe(right);
});

describe('corpus: payment references', () => {
  it.each(references.cases)('$input', ({ input, right }) => {
    expect(typedReference(input)).toBe(right);
  });
});

describe('corpus: text limits', () => {
  it.each(textLimits.cases)('$most of $input', ({ input, most, right }) => {
    expect(firstGraphemes(input, most)).toBe(right);
  });
});

describe('corpus: searches', () => {
  it.each(searches.cases)('$search in $input', ({ input, search, right }) => {
    expect(wordSearch(search)(input)).toBe(right);
  });
});
