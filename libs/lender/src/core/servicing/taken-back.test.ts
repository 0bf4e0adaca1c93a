import { emptySplit } from '@clearloan/loan-math';
import type { Line } from './ledger';
import { interestGivenBack } from './taken-back';

const valueDay = '2026-12-01';
const paid = (interest: number, principal: number) => ({
  periodNo: 2,
  valueDay,
  paid: { ...emptySplit, interest, principal },
});
const row = (...parts: readonly ReturnType<typeof paid>[]) => ({ plan: { periodNo: 2 }, paid: parts });
/** @param given the interest that is taken out as principal */
const taken = (given: number): readonly Line[] => [
  { account: 'interest', amount: -given, periodNo: 2 },
  { account: 'principal', amount: given, periodNo: 2 },
];

/** A payment of 194,036 and interest of 20,195, as its reversal takes it out. */
const reversal: readonly Line[] = [
  { account: 'bank', amount: -214_231, source: 'entry:1' },
  { account: 'interest', amount: 20_195, periodNo: 2 },
  { account: 'principal', amount: 194_036, periodNo: 2 },
];

it.each([
  ['interest that is still paid stays interest', [paid(20_195, 194_036)], []],
  [
    'interest that paid principal of the same payment is that principal',
    [paid(20_195, 194_036), paid(-20_195, 105_860)],
    taken(20_195),
  ],
  ['a part of it is a part of that principal', [paid(20_195, 194_036), paid(-5_000, 105_860)], taken(5_000)],
  ['interest that paid other payments is none of it', [paid(20_195, 194_036), paid(-20_195, 0)], []],
])('%s', (_, parts, lines) => {
  expect(interestGivenBack(reversal, [row(...parts)])).toEqual(lines);
});
