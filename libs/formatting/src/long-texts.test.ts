import { amountFormOf } from './typed-amount';
import { isPhoneNumber } from './call-link';
import { marketProfiles } from './market-profiles';
import { phoneFromTyped } from './phone';
import { searchText } from './search-text';
import { readTypedAmount } from './typed-amount';
import { codeFromTyped, typedCode, typedReference } from './typed-code';
import { dayOrdersOf, findTypedDay, readTypedDay } from './typed-day';
import { graphemeCount } from './graphemes';

/** Also checks the expressions that are built from a market or a language when the app runs, which no lint can read. */
const long = (unit: string, end: string) => unit.repeat(256_000 / unit.length) + end;
const texts = [
  ...[long('0', 'x'), long('1', '\n'), long(' ', 'x'), long('a', '!'), long('1,', '.'), long('1.', 'Rp')],
  ...[
    long('<([{', ''),
    long('e\u0301\u0301\u0301', ''),
    long('12/', ''),
    long('١', ' '),
    long('👍🏽', '\u200d'),
  ],
  ...[long('2026年', '月'), long('-', '1'), long('+62 ', '(')],
];
const today = '2026-11-25';
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    Object.entries(marketProfiles).flatMap(([name, market]) => [
      [`amount ${name}`, (text: string) => readTypedAmount(text, market)],
      [`phone ${name}`, (text: string) => phoneFromTyped(text, market)],
      [`column ${name}`, (text: string) => amountFormOf([text, text], market)],
    ]),
  ),
  day: (text) => readTypedDay(text, 'dayFirst', today),
  'day in a line': findTypedDay,
  'order of days': (text) => dayOrdersOf([text, text], today),
  code: (text) => codeFromTyped(text, 6),
  'document number': typedCode,
  reference: typedReference,
  'phone to call': isPhoneNumber,
  search: searchText,
  characters: graphemeCount,
};

/** Processor time in ms. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
/** Far above what a linear reader takes on a busy machine, far below what a quadratic one does. */
const slowMs = 400;
/** A slow reader is slow each time; a pause of the garbage collector is not its own. */
const isSlow = (work: () => unknown) => [1, 2, 3, 4, 5].every(() => cost(work) > slowMs);

it.each(Object.entries(readers))('reads 256 kB of any text as %s in linear time', (_, read) => {
  for (const text of texts)
    expect([text.slice(0, 6), isSlow(() => read(text))]).toEqual([text.slice(0, 6), false]);
});

it('finds an expression that is not linear', () => {
  const quadratic = new RegExp(`^([+-]?)0*(\\d+)$`);
  expect(isSlow(() => quadratic.test(`${'0'.repeat(64_000)}x`))).toBe(true);
});

it('reads no number out of the beginning of a longer text', () => {
  const { india } = marketProfiles;
  const beyond = ' '.repeat(5_000);
  expect(readTypedAmount(`5${beyond}7`, india).kind).not.toBe('value');
  expect(phoneFromTyped(`9876543210${beyond}1`, india)).toBeUndefined();
  expect(phoneFromTyped('9876543210', india)).toBeDefined();
});
