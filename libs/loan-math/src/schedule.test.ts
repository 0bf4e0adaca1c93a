import fc from 'fast-check';
import { nominalAprUnrounded } from './rate/apr';
import { everydayLoan } from './fixtures/everyday-loan';
import { sum } from './exact/minor';
import { schedule } from './plan/plan';
import { type ScheduleRow, type ScheduleTerms } from './terms';
import { anyTerms } from './testing/any-terms';
import { runs } from './testing/sizes';

const monthly = (principal: number, annualRatePercent: string, tenure: number): ScheduleTerms => ({
  principal,
  annualRatePercent,
  tenure,
  tenureType: 'month',
  rateKind: 'reducing',
  dayCount: '30/360',
  repayment: 'instalments',
  startDate: '2026-01-31',
});

describe('schedule', () => {
  it('has six equal payments for the everyday loan', () => {
    const rows = schedule(everydayLoan);
    expect(rows.map((row) => row.instalment)).toEqual(Array.from({ length: 6 }, () => 214_231));
    expect(rows.map((row) => row.interest)).toEqual([24_000, 20_195, 16_315, 12_356, 8_319, 4_201]);
    expect(rows.map((row) => row.dueDate)).toEqual([
      '2026-09-24',
      '2026-10-24',
      '2026-11-24',
      '2026-12-24',
      '2027-01-24',
      '2027-02-24',
    ]);
  });

  it('puts the rounding difference into the last payment', () => {
    const rows = schedule({ ...everydayLoan, principal: 1_500_000 });
    expect(rows.map((row) => row.instalment)).toEqual([267_789, 267_789, 267_789, 267_789, 267_789, 267_787]);
  });

  it('keeps due dates at the end of the month', () => {
    const days = schedule(monthly(100_000, '12', 4)).map((row) => row.dueDate);
    expect(days).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  it('charges flat interest on the original principal', () => {
    const rows = schedule({ ...monthly(10_000_000, '10', 12), rateKind: 'flat' });
    expect(rows[0]?.instalment).toBe(916_667);
    expect(sum(rows.map((row) => row.instalment))).toBe(11_000_000);
  });

  it('counts the calendar days of each month under an actual day count', () => {
    const rows = schedule({ ...monthly(1_000_000, '36.5', 3), dayCount: 'act/365' });
    expect(rows[0]?.interest).toBe(28_000);
  });

  it('has one payment for a single-payment loan', () => {
    const loan = { ...monthly(300_000, '24', 30), tenureType: 'day', repayment: 'single' } as const;
    expect(schedule(loan)).toEqual([
      {
        periodNo: 1,
        dueDate: '2026-03-02',
        principal: 300_000,
        interest: 6_000,
        instalment: 306_000,
        balance: 0,
      },
    ]);
  });

  it.each([
    ['week', 7, '2026-02-07'],
    ['fortnight', 14, '2026-02-14'],
    ['day', 1, '2026-02-01'],
  ] as const)('spaces payments by a %s', (tenureType, _days, first) => {
    expect(schedule({ ...monthly(100_000, '26', 2), tenureType })[0]?.dueDate).toBe(first);
  });

  it('always sums to the amount borrowed and ends at zero', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const rows = schedule(terms);
        const isWrong = ({ principal, interest, instalment, balance }: ScheduleRow) =>
          instalment !== principal + interest || Math.min(principal, interest, balance) < 0;
        expect({
          principal: sum(rows.map((row) => row.principal)),
          left: rows.at(-1)?.balance,
          wrong: rows.filter(isWrong),
        }).toEqual({ principal: terms.principal, left: 0, wrong: [] });
      }),
      { numRuns: runs.schedules },
    );
  });

  it('costs more interest at a higher rate', () => {
    const interestAt = (rate: number) =>
      sum(schedule(monthly(1_000_000, rate.toFixed(2), 24)).map((row) => row.interest));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 199 }), (rate) => {
        expect(interestAt(rate + 1)).toBeGreaterThan(interestAt(rate));
      }),
      { numRuns: runs.rates },
    );
  });

  it('has an APR equal to the contract rate when there is no fee', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }).map((rate) => (rate / 100).toFixed(2)),
        fc.integer({ min: 1, max: 1_200 }),
        (annualRatePercent, periods) => {
          const terms = { principal: 1_000_000, annualRatePercent, periods, every: 'month' } as const;
          expect(nominalAprUnrounded({ ...terms, net: terms.principal })).toBe(annualRatePercent);
        },
      ),
      { numRuns: runs.rates },
    );
  });
});
