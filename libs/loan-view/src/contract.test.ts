import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { parse, safeParse } from 'valibot';
import * as contract from './contract';
import { loanAgreementSigned } from './fixtures/agreements';
import { applicationDraft, applicationInReview, applicationRejected } from './fixtures/application';
import { homeClassic } from './fixtures/home-classic';
import { loanDetailsJustPaidOut } from './fixtures/loan-details-just-paid-out';
import { loanDetailsOverdue } from './fixtures/loan-details-overdue';
import { loanDetailsRepaying } from './fixtures/loan-details-repaying';
import { loanDetailsSettled } from './fixtures/loan-details-settled';
import { orderList, orderListEmpty } from './fixtures/order-list';

const replies: [string, Endpoint, unknown][] = [
  ['home-classic', contract.classicHomePage, homeClassic],
  ['order-list', contract.orderList, orderList],
  ['order-list empty', contract.orderList, orderListEmpty],
  ['application draft', contract.loanDetails, applicationDraft],
  ['application in review', contract.loanDetails, applicationInReview],
  ['application rejected', contract.loanDetails, applicationRejected],
  ['loan-details-settled', contract.loanDetails, loanDetailsSettled],
  ['loan agreement signed', contract.loanAgreementDetail, loanAgreementSigned],
  ['loan-details-repaying', contract.loanDetails, loanDetailsRepaying],
  ['loan-details-overdue', contract.loanDetails, loanDetailsOverdue],
  ['loan-details-just-paid-out', contract.loanDetails, loanDetailsJustPaidOut],
];

describe('the contract that home, application and loans share', () => {
  it.each(replies)('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has four specified paths', () => {
    const paths = endpointsOf(contract).map((endpoint) => endpoint.path);
    expect(paths.filter((path) => specifiedPaths.includes(path))).toHaveLength(4);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([]);
  });

  it('keeps an unknown status as the lender wrote it', () => {
    const inside = parse(contract.loanDetails.data, { ...loanDetailsRepaying, orderStatus: 'frozen' });
    expect(inside.orderStatus).toBe('frozen');
  });

  it('drops unknown fields and reads null as absent', () => {
    const inside = parse(contract.loanDetails.data, { ...loanDetailsRepaying, bank: null, mood: 'good' });
    expect(inside.bank).toBeUndefined();
    expect(inside).not.toHaveProperty('mood');
  });

  it.each([
    ['an amount with a comma', { ...loanDetailsRepaying, left: '12,5' }],
    ['an amount with three decimals', { ...loanDetailsRepaying, left: '12.505' }],
    ['a missing amount', { ...loanDetailsRepaying, left: undefined }],
    ['a date of the wrong form', { ...loanDetailsRepaying, loanTime: '24.08.2026' }],
    ['a plan that is not a list', { ...loanDetailsRepaying, repay_plans: {} }],
  ])('rejects %s', (_name, wire) => {
    expect(safeParse(contract.loanDetails.data, wire).success).toBe(false);
  });

  it('decodes a page of orders from a query string', () => {
    expect(parse(contract.orderList.request, { orderType: 'repaying', pageNum: '2', lang: 'en' })).toEqual({
      orderType: 'repaying',
      pageNum: 2,
      pageSize: 20,
    });
  });

  it.each([
    ['an unknown tab', contract.orderList, { orderType: 'lost' }],
    ['no order', contract.loanDetails, {}],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, request) => {
    expect(safeParse(endpoint.request, request).success).toBe(false);
  });
});
