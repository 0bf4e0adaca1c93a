import { equalInstalment } from './instalment';
import { emptySplit } from './allocation';
import { payoff } from './payoff';
import { loanPlan, schedule } from './plan/plan';
import { actuarialApr, nominalApr, singlePaymentApr } from './rate/apr';
import { effectiveApr } from './rate/effective-apr';
import { translateRate } from './rate/translate-rate';
import { type ScheduleTerms } from './terms';
import { referenceCase, tellReferenceCases } from './testing/reference-case';
import { howLong } from './tools/repayable';

tellReferenceCases();

const loan = (
  principal: number,
  annualRatePercent: string,
  tenure: number,
  more: Partial<ScheduleTerms> = {},
): ScheduleTerms => ({
  principal,
  annualRatePercent,
  tenure,
  tenureType: 'month',
  rateKind: 'reducing',
  dayCount: '30/360',
  repayment: 'instalments',
  startDate: '2026-01-15',
  ...more,
});

/** Spreadsheets do not round between rows: what they print is rounded for display. */
const sheet = (principal: number, percent: string, tenure: number) =>
  loanPlan(loan(principal, percent, tenure, { rounding: 'rbi' })).rows;
const summed = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('Microsoft Excel, documentation of the financial functions', () => {
  const ten = { principal: 1_000_000, annualRatePercent: '8', periods: 10, every: 'month' } as const;
  referenceCase('PMT(8%/12, 10, 10000)', () => expect(equalInstalment(ten)).toBe(103_703));
  referenceCase('PMT(8%/12, 10, 10000, 0, 1)', () =>
    expect(equalInstalment({ ...ten, firstPayment: 'advance' })).toBe(103_016),
  );
  referenceCase('PPMT(10%/12, 1, 24, 2000)', () =>
    expect(sheet(200_000, '10', 24)[0]?.principal).toBe(7_562),
  );
  referenceCase('IPMT(10%/12, 1, 36, 8000)', () => expect(sheet(800_000, '10', 36)[0]?.interest).toBe(6_667));
  referenceCase('RATE(48, -200, 8000) × 12', () =>
    expect(nominalApr({ net: 800_000, payments: Array<number>(48).fill(20_000), every: 'month' })).toBe(
      '9.24',
    ),
  );
  const year = () => sheet(12_500_000, '9', 360).slice(12, 24);
  referenceCase('CUMIPMT(9%/12, 360, 125000, 13, 24)', () =>
    expect(Math.abs(summed(year().map(({ interest }) => interest)) - 1_113_523)).toBeLessThanOrEqual(6),
  );
  referenceCase('CUMPRINC(9%/12, 360, 125000, 13, 24)', () =>
    expect(Math.abs(summed(year().map(({ principal }) => principal)) - 93_411)).toBeLessThanOrEqual(6),
  );
  referenceCase('CUMIPMT of the first month', () =>
    expect(sheet(12_500_000, '9', 360)[0]?.interest).toBe(93_750),
  );
  referenceCase('CUMPRINC of the first month', () =>
    expect(sheet(12_500_000, '9', 360)[0]?.principal).toBe(6_828),
  );
});

describe('numpy-financial, documentation of ipmt and pmt', () => {
  const printed = [
    [20_058, 1_717, 229_942],
    [20_196, 1_579, 209_746],
    [20_335, 1_440, 189_411],
    [20_474, 1_301, 168_937],
    [20_615, 1_160, 148_322],
    [20_756, 1_018, 127_566],
    [20_899, 876, 106_667],
    [21_042, 732, 85_625],
    [21_187, 588, 64_438],
    [21_332, 442, 43_105],
    [21_479, 296, 21_626],
    [21_626, 149, 0],
  ] as const;
  const rows = sheet(250_000, '8.24', 12);
  printed.forEach((cells, index) => {
    referenceCase(`2 500 at 8.24 %, payment ${index + 1}`, () => {
      const row = rows[index];
      expect([row?.principal, row?.interest, row?.balance]).toEqual(cells);
    });
  });
  referenceCase('the interest of the year', () =>
    expect(loanPlan(loan(250_000, '8.24', 12, { rounding: 'rbi' })).interest).toBe(11_298),
  );
  referenceCase('pmt(0.075/12, 12*15, 200000)', () =>
    expect(
      equalInstalment({ principal: 20_000_000, annualRatePercent: '7.5', periods: 180, every: 'month' }),
    ).toBe(185_402),
  );
});

describe('everyday calculators', () => {
  referenceCase('200 000 at 6.5 % over 30 years', () =>
    expect(
      equalInstalment({ principal: 20_000_000, annualRatePercent: '6.5', periods: 360, every: 'month' }),
    ).toBe(126_414),
  );
  referenceCase('30 000 at 3 % over 48 months', () =>
    expect(
      equalInstalment({ principal: 3_000_000, annualRatePercent: '3', periods: 48, every: 'month' }),
    ).toBe(66_403),
  );
  referenceCase('flat 5 % is 9.1 % on the balance', () => {
    const said = { measure: 'flatYear', percent: '5', tenure: 12, tenureType: 'month', places: 1 } as const;
    expect(translateRate(said).reducingYear).toBe('9.1');
  });
  referenceCase('CFPB: 15 on 100 for two weeks are 391 %', () =>
    expect(singlePaymentApr({ net: 10_000, payment: 11_500, tenure: 14, tenureType: 'day', places: 0 })).toBe(
      '391',
    ),
  );
  const debt = {
    owed: 28_000_000,
    annualRatePercent: '8.4',
    instalment: 1_400_000,
    every: 'month',
    startDate: '2026-01-01',
  } as const;
  referenceCase('280 000 at 8.4 % with 14 000 a month: the payments', () =>
    expect(howLong(debt).payments).toBe(22),
  );
  referenceCase('280 000 at 8.4 % with 14 000 a month: the interest', () =>
    expect(howLong(debt).interest).toBe(2_271_180),
  );
});

describe('Directive 98/7/EC, Annex: examples', () => {
  const advances = [{ amount: 100_000, months: 0 }];
  const examples: readonly [string, number, readonly (readonly [number, number])[], string][] = [
    ['1: 1 200 after eighteen months', 100_000, [[120_000, 18]], '12.92'],
    ['2: with 50 for expenses', 95_000, [[120_000, 18]], '16.85'],
    [
      '3: 600 after one and two years',
      100_000,
      [
        [60_000, 12],
        [60_000, 24],
      ],
      '13.07',
    ],
    [
      '4: 272, 272 and 544 in a year',
      100_000,
      [
        [27_200, 3],
        [27_200, 6],
        [54_400, 12],
      ],
      '13.19',
    ],
  ];
  for (const [name, net, payments, apr] of examples) {
    referenceCase(name, () => {
      const paid = payments.map(([amount, months]) => ({ amount, months }));
      expect(
        effectiveApr({ advances: [{ ...advances[0], amount: net, months: 0 }], payments: paid, places: 2 }),
      ).toBe(apr);
    });
  }
});

describe('Regulation Z, Appendix J (c)(5)', () => {
  referenceCase('1 000 paid back with 1 080 after 255 days', () => {
    const flows = {
      advances: [{ amount: 100_000, periods: 0 }],
      payments: [{ amount: 108_000, periods: 1 }],
    };
    expect(actuarialApr({ ...flows, unitPeriodsPerYear: [365, 255] })).toBe('11.45');
  });
});

describe('Apache Fineract, progressive loan schedule', () => {
  const terms = loan(10_000, '7', 6, { rounding: 'fineract', startDate: '2024-01-01' });
  referenceCase('100 at 7 %, paid off on 15 February', () => {
    const rows = schedule(terms).map(({ periodNo, dueDate, principal, interest, balance }) => {
      const due = { ...emptySplit, interest, principal };
      return {
        periodNo,
        periodEnd: dueDate,
        balanceBefore: balance + principal,
        due,
        paid: periodNo === 1 ? due : emptySplit,
      };
    });
    expect(payoff({ ...terms, rows, onDate: '2024-02-15', prepayFeePercent: '0' }).amount).toBe(8_381);
  });
  const actual = loan(10_000, '15.678', 6, {
    rounding: 'fineract',
    startDate: '2024-01-01',
    dayCount: 'act/365',
  });
  schedule(actual).forEach(({ instalment }, index) => {
    referenceCase(`100 at 15.678 % by days, payment ${index + 1}`, () =>
      expect(instalment).toBe(index === 5 ? 1_747 : 1_743),
    );
  });
});
