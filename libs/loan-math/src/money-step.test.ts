import fc from 'fast-check';
import { splitTotal } from './allocation';
import { coolingOffExit } from './cooling-off';
import { cost, type CostTerms } from './cost';
import { delayQuote } from './delay';
import { feeWithin, withTax, lateFee } from './fees';
import { payoff } from './payoff';
import { periodEnd } from './tenure';
import { anyTerms } from './testing/any-terms';

const moneyStep = 100;

const anyPercent = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((hundredths) => (hundredths / 100).toFixed(2));

/** A loan in a currency without decimals: whole units are borrowed. */
const anyLoan: fc.Arbitrary<CostTerms> = fc
  .record({
    terms: anyTerms,
    units: fc.integer({ min: 100, max: 100_000_000 }),
    annualRatePercent: anyPercent(200),
    tenure: fc.integer({ min: 1, max: 60 }),
    mode: fc.constantFrom('deducted', 'added', 'separate'),
    fee: fc.oneof(
      anyPercent(20).map((percent) => ({ percent })),
      fc.integer({ min: 0, max: 20 }).map((units) => ({ flat: units * moneyStep })),
    ),
    taxPercent: anyPercent(25),
  })
  .map(({ terms, units, annualRatePercent, tenure, ...processingFee }) => {
    return {
      ...terms,
      principal: units * moneyStep,
      annualRatePercent,
      tenure,
      firstPayment: 'arrears',
      moneyStep,
      processingFee,
    };
  });

const between = (amounts: readonly number[]): number[] =>
  amounts.filter((amount) => amount % moneyStep !== 0);

const amountsIn = (held: object): number[] =>
  Object.entries(held).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'number' && !['periodNo', 'days'].includes(name) ? [value] : [],
  );

describe('a borrower whose currency has no decimals', () => {
  it('owes whole units in every row and total, and nothing after the last payment', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const price = cost(loan);
        expect(between([price, ...price.rows].flatMap(amountsIn))).toEqual([]);
        expect(price.rows.at(-1)?.balance).toBe(0);
        const paid = price.rows.reduce((total, { instalment }) => total + instalment, 0);
        const apart = loan.processingFee.mode === 'separate' ? price.fee + price.tax : 0;
        expect(paid + apart).toBe(price.totalRepay);
      }),
    );
  });

  it('pays off the loan in whole units on any day', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 0, max: 2_000 }), anyPercent(5), (loan, days, percent) => {
        const { rows } = cost(loan);
        const onDate = periodEnd(loan.startDate, days, 'day');
        const ending = payoff({
          ...loan,
          onDate,
          prepayFeePercent: percent,
          rows: rows.map(({ periodNo, dueDate, balance, ...row }) => ({
            periodNo,
            periodEnd: dueDate,
            balanceBefore: balance + row.principal + row.fee + row.tax,
            due: { penalty: 0, fee: row.fee + row.tax, interest: row.interest, principal: row.principal },
            paid: { penalty: 0, fee: 0, interest: 0, principal: 0 },
          })),
        });
        expect(between([...amountsIn(ending), ...amountsIn(ending.split)])).toEqual([]);
        const pays = ending.rows.map((row) => splitTotal(row.pays));
        expect(between([...pays, ...ending.rows.map((row) => row.waivedInterest)])).toEqual([]);
        expect(between(amountsIn(coolingOffExit({ ...loan, onDate })))).toEqual([]);
      }),
    );
  });

  it('pays whole units for a late payment and for a delay, under any cap', () => {
    const units = fc.integer({ min: 0, max: 50_000_000 });
    fc.assert(
      fc.property(anyLoan, units, fc.nat(), fc.integer({ min: 0, max: 400 }), (loan, owed, cap, days) => {
        const { taxPercent } = loan.processingFee;
        const unpaid = owed * moneyStep;
        const stretches = [{ unpaid, days }];
        const late = lateFee({ stretches, percentPerDay: '0.1', cap, taxPercent, moneyStep });
        expect(between(amountsIn(late))).toEqual([]);
        expect(late.fee).toBeLessThanOrEqual(cap);
        const fee = 45 * moneyStep;
        const delay = delayQuote({ ...loan, days, unpaid, dueDate: loan.startDate, fee, taxPercent });
        expect(between(amountsIn(delay))).toEqual([]);
        const within = feeWithin(cap, taxPercent, moneyStep);
        const { tax } = withTax(within, taxPercent, moneyStep);
        expect(between([within, tax])).toEqual([]);
        expect(within + tax).toBeLessThanOrEqual(cap);
      }),
    );
  });

  it.each([
    ['an amount between two whole units', { principal: 1_000_050 }],
    [
      'a fixed fee between two whole units',
      { processingFee: { mode: 'deducted' as const, fee: { flat: 1_050 }, taxPercent: '0' } },
    ],
    [
      'an early payment between two whole units',
      { changes: { prepayments: [{ afterPeriod: 1, amount: 50, keep: 'tenure' as const }] } },
    ],
    ['a money step of zero', { moneyStep: 0 }],
  ])('cannot use %s', (_, change) => {
    const [loan] = fc.sample(anyLoan, 1);
    const plain = { rateKind: 'reducing', repayment: 'instalments', annualRatePercent: '24' } as const;
    expect(() => cost({ ...loan!, ...plain, ...change })).toThrow(
      expect.objectContaining({ reason: 'badAmount' }),
    );
  });
});

it('a borrower whose currency has decimals pays amounts exact to the cent', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const loan = { ...terms, tenure: Math.min(terms.tenure, 60), firstPayment: 'arrears' as const };
      const processingFee = { mode: 'separate', fee: { percent: '3' }, taxPercent: '18' } as const;
      const loanThere = { ...loan, processingFee };
      expect(cost({ ...loanThere, moneyStep: 1 })).toEqual(cost(loanThere));
    }),
  );
});
