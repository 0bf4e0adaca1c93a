import type { Cause } from '../verify/claimed-plan';
import { honestKinds } from './honest-kinds';
import type { Die, Told } from './told';

/** Plans of honest lenders for another loan than the one that the borrower is told. */
type Misstated = (die: Die, told: Told) => Told;

const restated =
  (
    terms: (die: Die, claim: Told['claim']) => Partial<Told['claim']['terms']>,
    causes: readonly Cause[],
  ): Misstated =>
  (die, { claim }) => ({ claim: { ...claim, terms: { ...claim.terms, ...terms(die, claim) } }, causes });

const lowerRate = (die: Die, { terms }: Told['claim']) => ({
  annualRatePercent: (Number(terms.annualRatePercent) - die.one(0.5, 1, 2)).toFixed(2),
});
const lessPrincipal = (die: Die, { terms }: Told['claim']) => ({
  principal: terms.principal - Math.round((terms.principal * die.from(10, 50)) / 100_000) * 100,
});
const withoutFee = (_: Die, { terms, fee = 0, tax = 0 }: Told['claim']) => ({
  principal: terms.principal - fee - tax,
});

const statements: readonly Misstated[] = [
  restated(lowerRate, ['otherRate']),
  restated(lessPrincipal, ['amountAdded']),
  restated(withoutFee, ['feeInLoan']),
];

/** Each usual way to calculate that a table shows: a higher rate, insurance, or the fee in the loan. */
export const misstatedKinds: Readonly<Record<string, (die: Die) => Told>> = Object.fromEntries(
  Object.entries(honestKinds)
    .filter(([name]) => !name.startsWith('payment and total'))
    .map(([name, kind]) => [
      `misstated: ${name}`,
      (die: Die): Told => {
        const misstate = die.one(...statements);
        return misstate(die, kind(die));
      },
    ]),
);
