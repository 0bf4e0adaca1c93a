import { priceAddsUp } from '@clearloan/loan-contract';
import fc from 'fast-check';
import { amounts, lendersCost, loans, tenures } from '@clearloan/loan-view/testing';
import { checkMaths, localCost } from '@clearloan/loan-view/rules';

const randomPlans = 200;

it('the device computes the lender’s plan to the cent, for any choice', () => {
  const steps = fc.constantFrom(undefined, 100);
  fc.assert(
    fc.property(loans, amounts, tenures, steps, (loan, steppedAmount, tenure, step) => {
      // Per-cell rounding makes sums differ by a step: a rule of India, whose currency has decimals.
      const moneyStep = loan.rounding === 'rbi' ? undefined : step;
      const amount = steppedAmount * (moneyStep ?? 1);
      const terms = { ...loan, principal: loan.principal * (moneyStep ?? 1), moneyStep };
      const lenders = lendersCost(terms);
      expect(checkMaths(lenders)).toEqual({ result: 'agrees', rows: lenders.repay_plans.length });
      expect(priceAddsUp.faults(lenders)).toEqual([]);
      const other = lendersCost({ ...terms, principal: amount, tenure });
      const { firstDueTime, ...otherTerms } = other.terms;
      expect(localCost(lenders, { amount, tenure })).toMatchObject({ ...other, terms: otherTerms });
      expect(firstDueTime).toBe(other.repay_plans[0]?.dueTime);
    }),
    { numRuns: randomPlans },
  );
});
