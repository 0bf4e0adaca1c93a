import { ratioFromDecimal } from './exact/decimal';
import { roundToMinor, type Minor } from './exact/minor';
import { multiply, ratio } from './exact/ratio';
import { loanPlan } from './plan/plan';
import { compoundedRate } from './rate/translate-rate';
import { ruleOf78 } from './rule-of-78';
import type { ScheduleTerms } from './terms';
import { referenceCase, tellReferenceCases } from './testing/reference-case';

/** Ways to calculate that only some markets have, each with figures that somebody printed. */
tellReferenceCases();

const minor = (text: string): Minor => roundToMinor(multiply(ratioFromDecimal(text), ratio(100)));

const monthly: Omit<ScheduleTerms, 'principal' | 'annualRatePercent' | 'tenure'> = {
  tenureType: 'month',
  rateKind: 'reducing',
  dayCount: '30/360',
  repayment: 'instalments',
  startDate: '2026-01-01',
};

describe('Canada, a rate compounded half-yearly', () => {
  const rates = [
    ['mortgagecomparecalculator.com, semi-annual compounding explained', '5', 5, '0.41239'],
    ['edmontonchina.ca, thread 165260, CPT I/Y', '5.24', 8, '0.43197466'],
  ] as const;
  for (const [source, percent, places, printed] of rates) {
    referenceCase(`${source}: ${percent} % is ${printed} % a month`, () => {
      const yearly = compoundedRate({ percent, timesPerYear: 2, tenureType: 'month', places: 12 });
      expect((Number(yearly) / 12).toFixed(places)).toBe(printed);
    });
  }
  const payments = [
    ['robinn.app and mortgagecomparecalculator.com', '500000', '5', 300, '2908.02'],
    ['thomas-goebel.ca, Tools of the trade', '300000', '4', 360, '1426.56'],
  ] as const;
  for (const [source, amount, percent, tenure, printed] of payments) {
    referenceCase(`${source}: ${amount} at ${percent} % in ${tenure} payments of ${printed}`, () => {
      const annualRatePercent = compoundedRate({ percent, timesPerYear: 2, tenureType: 'month' });
      const { rows } = loanPlan({ ...monthly, principal: minor(amount), annualRatePercent, tenure });
      expect(rows[0]?.instalment).toBe(minor(printed));
    });
  }

  it('by the month is the stated rate itself, and by the year less than by the half-year', () => {
    const of = (timesPerYear: 1 | 2 | 12) =>
      compoundedRate({ percent: '5', timesPerYear, tenureType: 'month', places: 6 });
    expect(Number(of(12))).toBe(5);
    expect(Number(of(1))).toBeLessThan(Number(of(2)));
  });
});

describe('loans of public reports about other calculators', () => {
  const loans = [
    ['omroy07/AI-Money-Mentor #460', '1000000', '10', 240, '9650.22'],
    ['josharsh/Finance-Manager #2', '445000', '12', 48, '11718.56'],
    ['OCA/account-financial-tools #826', '100000', '4.5', 60, '1864.30'],
    ['frappe/lending #31', '100000', '9.99', 36, '3226.25'],
    ['we-promise/sure #3327', '1000', '0', 3, '333.33'],
    ['austinmcconnell/mortgage #29', '200000', '6', 360, '1199.10'],
    ['ArtyomPanfutov/loan-amortization-calculator #44', '100000', '6', 12, '8606.64'],
    ['cfpb/amortize #7', '180000', '4.25', 360, '885.49'],
  ] as const;
  for (const [source, amount, annualRatePercent, tenure, printed] of loans) {
    referenceCase(
      `${source}: ${amount} at ${annualRatePercent} % in ${tenure} payments of ${printed}`,
      () => {
        const { rows } = loanPlan({ ...monthly, principal: minor(amount), annualRatePercent, tenure });
        expect([rows[0]?.instalment, rows.length, rows.at(-1)?.balance]).toEqual([minor(printed), tenure, 0]);
        expect(rows.reduce((sum, row) => sum + row.principal, 0)).toBe(minor(amount));
      },
    );
  }
  referenceCase('chris1610/pbpython #12: 427500 at 3.875 % has 360 payments, not 361', () => {
    const { rows } = loanPlan({
      ...monthly,
      principal: minor('427500'),
      annualRatePercent: '3.875',
      tenure: 360,
    });
    expect([rows.length, rows.at(-1)?.balance]).toEqual([360, 0]);
  });
});

describe('the rule of 78', () => {
  const rebates = [
    ['easycalculation.com, Rule of 78 loan', '100', 12, 3, '57.69'],
    ['kclau.com, The Rule of 78 for Flat Rate Loan', '13500', 60, 36, '2213.11'],
    ['akmalhussin.com, Rule of 78, 21 April 2013', '17500', 84, 13, '12529.41'],
  ] as const;
  for (const [source, interest, count, paid, printed] of rebates) {
    referenceCase(`${source}: of ${interest} over ${count} payments, after ${paid}: ${printed}`, () => {
      const instalments = Array.from({ length: count }, () => 1_000_000);
      expect(ruleOf78({ interest: minor(interest), instalments, paid }).rebate).toBe(minor(printed));
    });
  }

  referenceCase(
    'kclau.com: 90 000 flat 3 % over 60 payments of 1 725 is paid off after 36 with 39 186.89',
    () => {
      const { rows, interest } = loanPlan({
        ...monthly,
        principal: minor('90000'),
        annualRatePercent: '3',
        rateKind: 'flat',
        tenure: 60,
      });
      const instalments = rows.map(({ instalment }) => instalment);
      expect(instalments[0]).toBe(minor('1725'));
      expect(ruleOf78({ interest, instalments, paid: 36 }).amount).toBe(minor('39186.89'));
    },
  );

  it('gives all interest back at the start and none at the end, and less than half at half-time', () => {
    const of = (paid: number) =>
      ruleOf78({ interest: 1_000, instalments: [500, 500, 500, 500], paid }).rebate;
    expect([of(0), of(4)]).toEqual([1_000, 0]);
    expect(of(2)).toBeLessThan(500);
    expect(() => of(5)).toThrow('cannot be paid');
  });
});

describe('payments each quarter', () => {
  const { rows } = loanPlan({
    ...monthly,
    principal: minor('8000'),
    annualRatePercent: '13',
    tenure: 4,
    everyMonths: 3,
  });
  // The fourth payment of the source is not changed, so that it ends at -0.01.
  const printed = [
    ['260.00', '1905.10', '6094.90'],
    ['198.08', '1967.02', '4127.88'],
    ['134.16', '2030.94', '2096.94'],
  ];
  printed.forEach((cells, index) => {
    referenceCase(`justaaa.com, question 357116: 8 000 at 13 %, quarter ${index + 1}`, () => {
      const row = rows[index];
      expect(row?.instalment).toBe(minor('2165.10'));
      expect([row?.interest, row?.principal, row?.balance]).toEqual(cells.map(minor));
    });
  });
});
