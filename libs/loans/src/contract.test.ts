import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { parse, safeParse } from 'valibot';
import * as contract from './contract';
import { activityEmpty, activityOfTwoLoans } from './fixtures/activity';
import {
  agreementElsewhere,
  agreementList,
  loanAgreementSigned,
  privacyRulesInLegalLanguage,
} from './fixtures/agreements';
import { applicationDraft, applicationInReview, applicationRejected } from './fixtures/application';
import {
  costOfFifteenThousand,
  costOfFiveThousand,
  costOfTenThousand,
  costOfTwelveThousand,
} from './fixtures/costs';
import { homeClassic } from './fixtures/home-classic';
import { homeVisitor } from './fixtures/home-visitor';
import { homeLiveLoan } from './fixtures/home-live-loan';
import { homeNewerLender } from './fixtures/home-newer-lender';
import { homeOverdue } from './fixtures/home-overdue';
import { loanDetailsJustPaidOut } from './fixtures/loan-details-just-paid-out';
import { loanDetailsOverdue } from './fixtures/loan-details-overdue';
import { loanDetailsRepaying } from './fixtures/loan-details-repaying';
import { loanDetailsSettled } from './fixtures/loan-details-settled';
import { loanOffer } from './fixtures/loan-offer';
import { closingLetterOfSettled, statementOf2026 } from './fixtures/loan-papers';
import { orderList, orderListEmpty } from './fixtures/order-list';
import { applicationOpened, applicationRefused, product, productHalfVerified } from './fixtures/product';

const replies: [string, Endpoint, unknown][] = [
  ['home-visitor', contract.homePage, homeVisitor],
  ['home-live-loan', contract.homePage, homeLiveLoan],
  ['home-overdue', contract.homePage, homeOverdue],
  ['home-newer-lender', contract.homePage, homeNewerLender],
  ['home-classic', contract.classicHomePage, homeClassic],
  ['product half verified', contract.productDetail, productHalfVerified],
  ['product', contract.productOffer, product],
  ['application opened', contract.applyForProduct, applicationOpened],
  ['application refused', contract.applyForProduct, applicationRefused],
  ['order-list', contract.orderList, orderList],
  ['order-list empty', contract.orderList, orderListEmpty],
  ['application draft', contract.loanDetails, applicationDraft],
  ['application in review', contract.loanDetails, applicationInReview],
  ['application rejected', contract.loanDetails, applicationRejected],
  ['loan-details-settled', contract.loanDetails, loanDetailsSettled],
  ['agreement list', contract.agreementList, agreementList],
  ['agreement elsewhere', contract.agreementAddress, agreementElsewhere],
  ['loan agreement signed', contract.loanAgreementDetail, loanAgreementSigned],
  ['closing letter', contract.closingLetter, closingLetterOfSettled],
  ['yearly statement', contract.yearlyStatement, statementOf2026],
  ['activity', contract.activity, activityOfTwoLoans],
  ['activity empty', contract.activity, activityEmpty],
  ['privacy rules', contract.agreementByScene, privacyRulesInLegalLanguage],
  ['loan-offer', contract.loanOffer, loanOffer],
  ['loan-details-repaying', contract.loanDetails, loanDetailsRepaying],
  ['loan-details-overdue', contract.loanDetails, loanDetailsOverdue],
  ['loan-details-just-paid-out', contract.loanDetails, loanDetailsJustPaidOut],
  ['cost of 12,000', contract.loanTrial, costOfTwelveThousand],
];

describe('the loans contract', () => {
  it.each(replies)('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has sixteen specified paths and four additional ones', () => {
    const paths = endpointsOf(contract).map((endpoint) => endpoint.path);
    expect(paths.filter((path) => specifiedPaths.includes(path))).toHaveLength(16);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([
      '/v3/contract/closing-letter',
      '/v3/contract/yearly-statement',
      '/v3/personal-center/activity',
      '/v3/product/withdraw',
    ]);
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

  it('still shows home when a block is unknown or broken', () => {
    const { list } = parse(contract.homePage.data, homeNewerLender);
    expect(list.slice(0, 2)).toEqual([
      { type: 'UNREADABLE', of: 'STORY_BAR' },
      { type: 'UNREADABLE', of: 'REPAY' },
    ]);
    expect(list[2]).toMatchObject({ type: 'REPAY', items: [{ amount: 214231, left: 856924 }] });
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
});

describe('the schema of a loan request', () => {
  it('decodes a page of orders from a query string', () => {
    expect(parse(contract.orderList.request, { orderType: 'repaying', pageNum: '2', lang: 'en' })).toEqual({
      orderType: 'repaying',
      pageNum: 2,
      pageSize: 20,
    });
  });

  it.each([
    ['an unknown tab', contract.orderList, { orderType: 'lost' }],
    [
      'an unknown tenure',
      contract.loanTrial,
      { productId: 'p', amount: '5', tenure: 3, tenure_type: 'year' },
    ],
    ['an unknown decision', contract.confirmLoan, { orderId: 'o', decision: 'later' }],
    ['a code with letters', contract.confirmLoan, { orderId: 'o', decision: 'accept', smsCode: '12a456' }],
    ['six stars', contract.rateService, { score: 6 }],
    ['no order', contract.loanDetails, {}],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, request) => {
    expect(safeParse(endpoint.request, request).success).toBe(false);
  });
});
