import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { productHalfVerified } from '@clearloan/loan-view/fixtures';
import { parse, safeParse } from 'valibot';
import * as contract from './contract';
import { activityEmpty, activityOfTwoLoans } from './fixtures/activity';
import { agreementElsewhere, agreementList } from './fixtures/agreements';
import { closingLetterOfSettled, statementOf2026 } from './fixtures/loan-papers';

const replies: [string, Endpoint, unknown][] = [
  ['product half verified', contract.productDetail, productHalfVerified],
  ['agreement list', contract.agreementList, agreementList],
  ['agreement elsewhere', contract.agreementAddress, agreementElsewhere],
  ['closing letter', contract.closingLetter, closingLetterOfSettled],
  ['yearly statement', contract.yearlyStatement, statementOf2026],
  ['activity', contract.activity, activityOfTwoLoans],
  ['activity empty', contract.activity, activityEmpty],
];

describe('the loans contract', () => {
  it.each(replies)('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has five specified paths and four additional ones', () => {
    const paths = endpointsOf(contract).map((endpoint) => endpoint.path);
    expect(paths.filter((path) => specifiedPaths.includes(path))).toHaveLength(5);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([
      '/v3/contract/closing-letter',
      '/v3/contract/yearly-statement',
      '/v3/personal-center/activity',
      '/v3/product/withdraw',
    ]);
  });

  it('rejects a rating of six stars', () => {
    expect(safeParse(contract.rateService.request, { score: 6 }).success).toBe(false);
  });
});
