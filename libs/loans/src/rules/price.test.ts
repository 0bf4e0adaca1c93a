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
  'adds up line by line to what is paid back',
  (wire) => {
    const { youGet, interest, fee, tax, payBack, cost: whole } = priceParts(parse(cost, wire));
    expect(youGet + interest + fee + tax).toBe(payBack);
    expect(interest + fee + tax).toBe(whole);
  },
);

it('says how often, how much and until when, with the last payment when rounding makes it differ', () => {
  expect(paymentsOf(fifteenThousand.repay_plans)).toEqual({
    count: 6,
    each: 267789,
    last: 267787,
    firstDue: '2026-12-20',
    lastDue: '2027-05-20',
  });
});

it('does not mention a last payment that is like the others', () => {
  const alike = fifteenThousand.repay_plans.map((plan) => ({ ...plan, repayTotalAmount: 267789 }));
  expect(paymentsOf(alike)).not.toHaveProperty('last');
});

it('says nothing about a plan that the lender did not send', () => {
  expect(paymentsOf([])).toBeUndefined();
});
