import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { parse, safeParse } from 'valibot';
import * as contract from './contract';
import {
  advancedOfFiveThousand,
  exchangeRatesOfToday,
  jumpNowhere,
  jumpToProducts,
  paymentOfFiveThousand,
} from './fixtures/answers';
import { calculatorOfVisitor, cousinsLoanKept, everydayLoanKept, savedLoans } from './fixtures/loans';

const replies: [string, Endpoint, unknown][] = [
  ['calculator of a visitor', contract.calculatorPage, calculatorOfVisitor],
  ['payment of 5,000', contract.calculatePayment, paymentOfFiveThousand],
  ['advanced of 5,000', contract.calculateAdvanced, advancedOfFiveThousand],
  ['exchange rates', contract.exchangeRates, exchangeRatesOfToday],
  ['saved loans', contract.savedLoanList, savedLoans],
  ['a saved everyday loan', contract.savedLoanInfo, everydayLoanKept],
  ["a saved cousin's loan", contract.savedLoanInfo, cousinsLoanKept],
  ['an added loan', contract.addSavedLoan, { loanId: everydayLoanKept.loanId }],
  ['a jump to products', contract.jumpPage, jumpToProducts],
  ['no jump', contract.jumpPage, jumpNowhere],
];

describe('the calculator contract', () => {
  it.each(replies)('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has ten specified paths', () => {
    const paths = endpointsOf(contract).map((endpoint) => endpoint.path);
    expect(paths).toHaveLength(10);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([]);
  });

  it('requires a login only for saved loans', () => {
    const closed = endpointsOf(contract).filter((endpoint) => !endpoint.public);
    expect(closed.map((endpoint) => endpoint.path)).toEqual([
      '/calc/add-loan',
      '/calc/del-loan',
      '/calc/info-loan',
      '/calc/list-loan',
    ]);
  });

  it('keeps every digit of an exchange rate', () => {
    expect(parse(contract.exchangeRates.data, exchangeRatesOfToday).idr2usd).toBe('0.0000606704');
  });

  it.each([
    ['an amount with a comma', contract.calculatePayment, { ...paymentOfFiveThousand, month_amount: '12,5' }],
    ['a missing amount', contract.calculatePayment, { ...paymentOfFiveThousand, total_interest: undefined }],
    ['a rate in words', contract.exchangeRates, { ...exchangeRatesOfToday, usd2idr: 'Rp 16.482,50' }],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, wire) => {
    expect(safeParse(endpoint.data, wire).success).toBe(false);
  });
});

describe('the outstanding principal', () => {
  const question: contract.AdvancedQuestion = {
    principal: 10_000_000,
    interest_rate: '12',
    tenure: 12,
    tenure_type: 'month' as const,
    processing_fee: '3',
    processing_fee_type: 'percent' as const,
    feeMode: 'added' as const,
    gst: '18',
    rateKind: 'reducing' as const,
    firstPayment: 'arrears' as const,
  };
  const owed = (more: Partial<contract.AdvancedQuestion>) =>
    contract.answerAdvanced({ ...question, ...more }, '2026-11-25', 1).remain_principal;

  it('includes a fee that was added to the loan, from the first day to the last', () => {
    expect(owed({})).toBe(10_354_000);
    const { repay_plans: rows } = contract.answerAdvanced(question, '2026-11-25', 1);
    const parts = rows.slice(0, 5).map(({ principal, processing_fee: fee, gst }) => principal + fee + gst);
    expect(owed({ paidPeriods: 5 })).toBe(parts.reduce((left, part) => left - part, 10_354_000));
    expect(owed({ paidPeriods: 12 })).toBe(0);
  });

  it('excludes a fee that was deducted from the payout or paid separately', () => {
    expect(owed({ feeMode: 'deducted' })).toBe(10_000_000);
    expect(owed({ feeMode: 'separate' })).toBe(10_000_000);
  });
});

describe('the schema of a calculator request', () => {
  const question = { principal: '5000.00', interest_rate: '24.00', tenure: '3', tenure_type: 'month' };

  it('decodes a form', () => {
    expect(parse(contract.calculatePayment.request, question)).toEqual({
      principal: 500000,
      interest_rate: '24.00',
      tenure: 3,
      tenure_type: 'month',
    });
  });

  it.each([
    ['a tenure of zero', { ...question, tenure: 0 }],
    ['more than 480 periods', { ...question, tenure: 481 }],
    ['a rate with a sign', { ...question, interest_rate: '24%' }],
    ['an unknown tenure', { ...question, tenure_type: 'year' }],
  ])('rejects %s', (_name, request) => {
    expect(safeParse(contract.calculatePayment.request, request).success).toBe(false);
  });

  it('decodes an early payment to minor units and encodes it back', () => {
    const advanced = {
      ...question,
      tenure: 3,
      processing_fee: '3.00',
      processing_fee_type: 'percent',
      feeMode: 'deducted',
      gst: '18.00',
      rateKind: 'reducing',
      firstPayment: 'arrears',
      prepayments: [{ periodNo: 1, amount: '1000.00', keep: 'tenure' }],
    };
    const inside = parse(contract.calculateAdvanced.request, advanced);
    expect(inside.prepayments).toEqual([{ periodNo: 1, amount: 100000, keep: 'tenure' }]);
    expect(encode(contract.calculateAdvanced.request, inside)).toEqual(advanced);
  });
});
