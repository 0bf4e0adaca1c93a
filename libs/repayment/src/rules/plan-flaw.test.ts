import { liesAbout, type Lie } from '@clearloan/testing';
import { parse, safeParse } from 'valibot';
import { delayIsPriced, delayQuote as quoteCall, loanPlanInfo, type LoanPlan } from '../contract';
import { delayAllowed } from '../fixtures/delay-quotes';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { extraCost } from './more-time';
import { planFlaw } from './plan-flaw';
import { offersOf } from './to-pay';

const today = '2026-11-20';
const planOf = (reply: unknown): LoanPlan | undefined => {
  const read = safeParse(loanPlanInfo.data, reply);
  return read.success ? read.output : undefined;
};

/** What the screen asks for: what is due, and to pay off the loan. */
const asksFor = (plan: LoanPlan) => {
  const offers = offersOf(plan, today);
  return { due: offers?.due, payoff: offers?.payoff };
};

/** The lie is not seen, and the borrower would pay more. A unit is one cent: parts are rounded on their own. */
function costs(honest: LoanPlan, { reply }: Lie): boolean {
  const lied = planOf(reply);
  if (lied === undefined) return false;
  const [asks, right] = [asksFor(lied), asksFor(honest)];
  return (['due', 'payoff'] as const).some((what) => {
    const more = (asks[what]?.amount ?? 0) - (right[what]?.amount ?? 0);
    return more > 2 && planFlaw(lied) === undefined;
  });
}

it('no lie of one field about a plan makes a borrower pay more without a word', () => {
  const honest = planOf(planTwoPaid);
  if (honest === undefined) throw new Error('the plan is readable');
  expect(planFlaw(honest)).toBeUndefined();
  const lies = liesAbout(planTwoPaid);
  expect(lies.length).toBeGreaterThan(150);
  expect(lies.filter((lie) => costs(honest, lie)).map(({ at, how }) => `${at} ${how}`)).toEqual([]);
});

it('no lie of one field about the price of a delay is offered', () => {
  const honest = safeParse(quoteCall.data, delayAllowed);
  const plan = planOf(planTwoPaid);
  const row = plan?.repay_plans.find(({ periodStatus }) => periodStatus !== 'paid');
  if (!honest.success || row === undefined) throw new Error('the quote is readable');
  const isOffered = (reply: unknown) => {
    const read = safeParse(quoteCall.data, reply);
    return read.success && delayIsPriced.faults({ row, reply: read.output }).length === 0;
  };
  expect(isOffered(delayAllowed)).toBe(true);
  const price = (reply: unknown) =>
    parse(quoteCall.data, reply).options.map((option) => [
      extraCost(option),
      option.newTotal,
      option.newDueTime,
    ]);
  // Fee and tax among themselves are the same price. The rate is shown beside the price and never paid; the counts cost nothing.
  const lies = liesAbout(delayAllowed).filter(({ at }) => !/apr$|Count$/.test(at));
  expect(lies.length).toBeGreaterThan(20);
  const quiet = lies.filter(({ reply }) => isOffered(reply));
  for (const { reply } of quiet) expect(price(reply)).toEqual(price(delayAllowed));
  expect(quiet.map(({ how }) => how)).toEqual(quiet.map(() => 'swapped'));
});
