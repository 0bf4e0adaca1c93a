import { marketProfiles, plainTyped } from '@clearloan/formatting';
import * as fc from 'fast-check';
import { readPastedPlan } from '../rules/pasted-plan';
import { isWhole } from '../rules/plan-read';
import { cases } from './pasted-plans.json';

const today = '2026-11-25';
const read = (text: string) => readPastedPlan(text, marketProfiles.sample, today);

describe('corpus: pasted plans', () => {
  it.each(cases)('$why', ({ input, rows, left, ...other }) => {
    const plan = read(input.join('\n'));
    expect(
      plan.rows.map((row) => [
        row.periodNo,
        ...[row.dueDate, row.principal, row.interest, row.instalment, row.balance].map(
          (cell) => cell ?? null,
        ),
      ]),
    ).toEqual(rows);
    expect(plan.left.map(({ line, reason }) => [line, reason])).toEqual(left);
    expect(plan.missing).toEqual('missing' in other ? other.missing : []);
    expect(plan.twice).toEqual('twice' in other ? other.twice : []);
  });
});

const line = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'Total',
          '31/02/2027',
          '2026年12月25日',
          '-',
          '',
          '(5.00)',
          '1.250',
          'Rp',
          'Interest',
          'No',
        ),
        fc.integer({ min: -10, max: 2_000_000 }).map((amount) => (amount / 100).toFixed(2)),
        fc.integer({ min: 0, max: 30 }).map(String),
      ),
      { maxLength: 7 },
    )
    .chain((cells) => fc.constantFrom('\t', ' ', ';', ',', ' | ').map((separator) => cells.join(separator))),
);

const digits = (text: string) => plainTyped(text).replace(/\D/g, '').length;

it('every line with digits becomes a payment or is reported, and no number is NaN', () => {
  // Only a single digit may be in a heading; a line break makes two lines.
  const known = line.filter(
    (each) => !/[\r\n]/.test(each) && (digits(each) === 0 || /\d{2}/.test(plainTyped(each))),
  );
  fc.assert(
    fc.property(fc.array(known, { maxLength: 12 }), (lines) => {
      const plan = read(lines.join('\n'));
      expect(plan.rows.length + plan.left.length).toBe(lines.filter((each) => digits(each) > 0).length);
      for (const { dueDate: _day, ...figures } of plan.rows) {
        for (const figure of Object.values(figures)) expect(Number.isSafeInteger(figure)).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

it('control: a plan with one invalid line is not complete', () => {
  const right =
    '1 1633.77 100.00 1733.77 3366.23\n2 1666.45 67.32 1733.77 1699.78\n3 1699.78 34.00 1733.78 0.00';
  expect(isWhole(read(right))).toBe(true);
  expect(isWhole(read(right.replace('67.32', '6x7.32')))).toBe(false);
  expect(isWhole(read(right.replace('2 1666.45', '4 1666.45')))).toBe(false);
});
