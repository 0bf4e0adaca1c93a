import { cost } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import {
  costOfFifteenThousand,
  costOfFiveThousand,
  costOfTenThousand,
  costOfTwelveThousand,
} from '../fixtures/costs';
import { paymentsOf, priceParts } from './price';

const fifteenThousand = parse(cost, costOfFifteenThousand);

it.each([costOfFiveThousand, costOfTenThousand, costOfTwelveThousand, costOfFifteenThousand])(
  'a price adds up line by line to the total repayment',
  (wire) => {
    const { youGet, interest, fee, tax, payBack, cost: whole } = priceParts(parse(cost, wire));
    expect(youGet + interest + fee + tax).toBe(payBack);
    expect(interest + fee + tax).toBe(whole);
  },
);

it('a price states how often, how much and until when, and a last payment that differs', () => {
  expect(paymentsOf(fifteenThousand.repay_plans)).toEqual({
    count: 6,
    each: 267789,
    last: 267787,
    firstDue: '2026-12-20',
    lastDue: '2027-05-20',
  });
});

it('a price does not mention a last payment that equals the others', () => {
  const alike = fifteenThousand.repay_plans.map((plan) => ({ ...plan, repayTotalAmount: 267789 }));
  expect(paymentsOf(alike)).not.toHaveProperty('last');
});

it('a price without a plan from the lender describes no payments', () => {
  expect(paymentsOf([])).toBeUndefined();
});
