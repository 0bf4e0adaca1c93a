import { marketProfiles, moneyStep, type Market } from '@clearloan/formatting';
import type { LoanCost } from '@clearloan/loan-math';
import fc from 'fast-check';
import { affordability, payoffTime } from './tool-answers';
import { dealPrice } from './deal-charges';
import { firstForm, readForm, type LoanForm, priceQuestion } from './loan-form';
import { switchComparison } from './running-loans';

const today = '2026-11-25';
const { indonesia, sample } = marketProfiles;

/** All amounts of a price. */
const amountsOf = ({ principal, instalment, interest, fee, tax, rows }: LoanCost): number[] => [
  ...[principal, instalment, interest, fee, tax],
  ...rows.flatMap((row) => [row.principal, row.interest, row.fee, row.tax, row.instalment, row.balance]),
];
const withSen = (amounts: readonly number[]) => amounts.filter((amount) => amount % 100 !== 0);

const rupiah = fc.integer({ min: 100_000, max: 90_000_000 }).map(String);
const percent = fc.integer({ min: 1, max: 6_000 }).map((hundredths) => (hundredths / 100).toFixed(2));
const count = fc.integer({ min: 1, max: 60 }).map(String);

const forms = fc
  .record({
    amount: rupiah,
    rate: percent,
    count,
    fee: percent,
    tax: percent,
    pace: fc.constantFrom('month' as const, 'fortnight' as const, 'week' as const),
    kind: fc.constantFrom('reducing' as const, 'flat' as const),
    feeMode: fc.constantFrom('deducted' as const, 'added' as const),
  })
  .map((typed): LoanForm => ({ ...firstForm, ...typed, feeType: 'percent' }));

function priced(form: LoanForm, market: Market): LoanCost | undefined {
  const { question } = readForm(form, market);
  const price = question && priceQuestion(question, today, moneyStep(market));
  return price?.is === 'priced' ? price.loan : undefined;
}

describe('in Indonesia the calculator uses whole rupiah', () => {
  it('for a loan, its fee, its tax and every payment', () => {
    fc.assert(
      fc.property(forms, (form) => {
        expect(withSen(amountsOf(priced(form, indonesia)!))).toEqual([]);
      }),
    );
  });

  it('and in another market cents for the same loan', () => {
    const loan = priced({ ...firstForm, amount: '10001', rate: '19.9', count: '7' }, sample)!;
    expect(withSen(amountsOf(loan)).length).toBeGreaterThan(0);
  });

  it('for a debt that a payment pays off', () => {
    fc.assert(
      fc.property(rupiah, percent, rupiah, (owed, rate, payment) => {
        const answer = payoffTime({ owed, rate, payment, every: 'month' }, indonesia, today);
        if (answer.is === 'answered')
          expect(withSen([answer.found.interest, answer.found.lastPayment])).toEqual([]);
        if (answer.is === 'neverEnds') expect(withSen([answer.firstInterest])).toEqual([]);
      }),
    );
  });

  it('for the loan that an income can repay', () => {
    fc.assert(
      fc.property(rupiah, percent, count, (income, rate, left) => {
        const answer = affordability({ income, dues: '0', aside: '0', rate, count: left }, indonesia, today);
        if (answer.is === 'answered')
          expect(withSen([answer.payment, ...amountsOf(answer.loan)])).toEqual([]);
      }),
    );
  });

  it('for an offer with every charge, and for a loan that replaces another', () => {
    fc.assert(
      fc.property(forms, rupiah, rupiah, (form, amount, payment) => {
        const { question } = readForm(form, indonesia);
        const charge = { amount, tax: '0', paid: 'separate', payee: 'lender' } as const;
        const deal = dealPrice([charge], question, indonesia, today);
        if (deal.is === 'answered') {
          const { loan, net, charges, totalRepay } = deal.deal;
          expect(withSen([net, charges, totalRepay, deal.ofLender, ...amountsOf(loan)])).toEqual([]);
        }
        const running = { payoff: amount, closingFee: '0', payment, left: '5' };
        const change = switchComparison([running], question, indonesia, today);
        if (change.is === 'answered') expect(withSen(amountsOf(change.offer))).toEqual([]);
      }),
    );
  });
});
