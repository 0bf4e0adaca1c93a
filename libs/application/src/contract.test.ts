import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import {
  costOfFifteenThousand,
  costOfFiveThousand,
  costOfTenThousand,
  costOfTwelveThousand,
} from '@clearloan/loan-view/fixtures';
import { parse, safeParse } from 'valibot';
import * as contract from './contract';
import { privacyRulesInLegalLanguage } from './fixtures/agreements';
import { loanOffer } from './fixtures/loan-offer';
import { applicationOpened, applicationRefused, product } from './fixtures/product';

const replies: [string, Endpoint, unknown][] = [
  ['product', contract.productOffer, product],
  ['application opened', contract.applyForProduct, applicationOpened],
  ['application refused', contract.applyForProduct, applicationRefused],
  ['privacy rules', contract.agreementByScene, privacyRulesInLegalLanguage],
  ['loan-offer', contract.loanOffer, loanOffer],
  ['cost of 12,000', contract.loanTrial, costOfTwelveThousand],
];

describe('the contract of an application', () => {
  it.each(replies)('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has six specified paths', () => {
    const paths = endpointsOf(contract).map((endpoint) => endpoint.path);
    expect(paths.filter((path) => specifiedPaths.includes(path))).toHaveLength(6);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([]);
  });

  it.each([
    ['12,000', costOfTwelveThousand],
    ['10,000', costOfTenThousand],
    ['5,000', costOfFiveThousand],
    ['15,000', costOfFifteenThousand],
  ])('gives the price of %s with lines that add up', (_name, wire) => {
    const { netAmount, total_interest, processing_fee, gst, totalRepay, principal, repay_plans } = parse(
      contract.loanTrial.data,
      wire,
    );
    const sum = (pick: (row: (typeof repay_plans)[number]) => number) =>
      repay_plans.reduce((total, row) => total + pick(row), 0);
    expect(netAmount + total_interest + processing_fee + gst).toBe(totalRepay);
    expect(sum((row) => row.principal)).toBe(principal);
    expect(sum((row) => row.interest)).toBe(total_interest);
    expect(sum((row) => row.repayTotalAmount)).toBe(totalRepay);
  });

  it.each([
    [
      'an unknown tenure',
      contract.loanTrial,
      { productId: 'p', amount: '5', tenure: 3, tenure_type: 'year' },
    ],
    ['an unknown decision', contract.confirmLoan, { orderId: 'o', decision: 'later' }],
    ['a code with letters', contract.confirmLoan, { orderId: 'o', decision: 'accept', smsCode: '12a456' }],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, request) => {
    expect(safeParse(endpoint.request, request).success).toBe(false);
  });
});
