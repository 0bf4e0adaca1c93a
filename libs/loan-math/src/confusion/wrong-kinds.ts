import { wrongInterest } from './wrong-interest';
import { wrongTables } from './wrong-tables';
import type { Cause } from '../verify/claimed-plan';
import { honestKinds } from './honest-kinds';
import type { Die, LenderPlan } from './lender-plan';
import {
  told,
  charged,
  inUnits,
  paymentTo,
  higher,
  insured,
  feeAdded,
  flat,
  by78,
  type Kind,
} from './wrong-books';

/** Another debt, another rate, interest fixed at the start. */
const wrongCosts: Readonly<Record<string, Kind>> = {
  'flat as reducing': (die) => told(die, flat(die, [1, 'near']), 'flatRate'),
  'flat, payment up to a unit': (die) => told(die, flat(die, [100, 'up']), 'flatRate'),
  'flat, payment and total alone': (die) => {
    const { claim, causes = [] } = told(die, flat(die, [1, 'near']), 'flatRate');
    return {
      claim: {
        ...claim,
        rows: undefined,
        instalment: claim.rows?.[0]?.instalment ?? claim.instalment,
        totalInterest: claim.rows?.reduce((sum, { interest = 0 }) => sum + interest, 0),
      },
      causes,
    };
  },
  'rule of 78': (die) => told(die, flat(die, [1, 'near'], by78), 'ruleOf78'),
  'fee in the loan': charged(feeAdded, ['feeInLoan']),
  'fee in the loan, a higher rate': charged(
    (die, deal) => ({ ...feeAdded(die, deal), ...higher(50, 100, 200)(die, deal) }),
    ['feeInLoan', 'otherRate'],
  ),
  'rate + 1': charged(higher(100), ['otherRate']),
  'rate + 1, payment to a unit': charged(higher(100), ['otherRate'], paymentTo(100, 'near')),
  'rate + 1, payment up to a unit': charged(higher(100), ['otherRate'], paymentTo(100, 'up')),
  'rate + 0.25': charged(higher(25), ['otherRate']),
  'rate + 0.25, payment to a unit': charged(higher(25), ['otherRate'], paymentTo(100, 'near')),
  'rate + 0.25, payment up to a unit': charged(higher(25), ['otherRate'], paymentTo(100, 'up')),
  'rate + 0.5, payment up to 5, 10': charged(higher(50), ['otherRate'], (die) =>
    paymentTo(die.one(500, 1_000), 'up')(),
  ),
  'rate + 1 and insurance': charged(
    (die, deal) => ({ ...insured(die, deal), ...higher(100)(die, deal) }),
    ['amountAdded', 'otherRate'],
  ),
  'rate + 1 and insurance, payment to a unit': charged(
    (die, deal) => ({ ...insured(die, deal), ...higher(100)(die, deal) }),
    ['amountAdded', 'otherRate'],
    paymentTo(100, 'near'),
  ),
  'a higher rate, all in units': inUnits(higher(100, 200), ['otherRate']),
  insurance: charged(insured, ['amountAdded']),
  'insurance, payment up to a unit': charged(insured, ['amountAdded'], paymentTo(100, 'up')),
  'insurance, all in units': inUnits(insured, ['amountAdded']),
};

/** Plans of honest lenders for another loan than the one that the borrower is told. */
type Misstated = (die: Die, told: LenderPlan) => LenderPlan;

const restated =
  (
    terms: (die: Die, claim: LenderPlan['claim']) => Partial<LenderPlan['claim']['terms']>,
    causes: readonly Cause[],
  ): Misstated =>
  (die, { claim }) => ({ claim: { ...claim, terms: { ...claim.terms, ...terms(die, claim) } }, causes });

const lowerRate = (die: Die, { terms }: LenderPlan['claim']) => ({
  annualRatePercent: (Number(terms.annualRatePercent) - die.one(0.5, 1, 2)).toFixed(2),
});
const lessPrincipal = (die: Die, { terms }: LenderPlan['claim']) => ({
  principal: terms.principal - Math.round((terms.principal * die.from(10, 50)) / 100_000) * 100,
});
const withoutFee = (_: Die, { terms, fee = 0, tax = 0 }: LenderPlan['claim']) => ({
  principal: terms.principal - fee - tax,
});

const statements: readonly Misstated[] = [
  restated(lowerRate, ['otherRate']),
  restated(lessPrincipal, ['amountAdded']),
  restated(withoutFee, ['feeInLoan']),
];

/** Each usual way to calculate that a table shows: a higher rate, insurance, or the fee in the loan. */
const misstatedKinds: Readonly<Record<string, (die: Die) => LenderPlan>> = Object.fromEntries(
  Object.entries(honestKinds)
    .filter(([name]) => !name.startsWith('payment and total'))
    .map(([name, kind]) => [
      `misstated: ${name}`,
      (die: Die): LenderPlan => {
        const misstate = die.one(...statements);
        return misstate(die, kind(die));
      },
    ]),
);

export const wrongKinds = { ...wrongCosts, ...wrongInterest, ...wrongTables, ...misstatedKinds };
