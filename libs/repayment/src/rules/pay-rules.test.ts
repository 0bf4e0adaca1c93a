import { encode } from '@clearloan/api-client/declare';
import { transaction, type Transaction } from '@clearloan/loan-contract';
import { liesAbout } from '@clearloan/testing';
import fc from 'fast-check';
import { parse, safeParse } from 'valibot';
import {
  codeIsForRequest,
  daysFollowTerms,
  linkIsOfPayment,
  loanPlanInfo,
  neverGrowsByPaying,
  payoffAddsUp,
  planAddsUp,
  receiptIsBooked,
  type LoanPlan,
} from '../contract';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { transactionWaiting, paymentPosted } from '../fixtures/transactions';
import { payLink } from './pay-steps';

const waiting = parse(transaction, transactionWaiting);
const plan = parse(loanPlanInfo.data, planTwoPaid);

const amounts = fc.integer({ min: 1, max: 99_999_999_99 });
const decimals = (minor: number) => (minor / 100).toFixed(2);
const names = fc.stringMatching(/^[A-Za-zÀ-ÿ&' ]{1,20}$/).filter((name) => name.trim() !== '');
const codesOf = fc.stringMatching(/^[A-Z0-9]{4,20}$/);

describe('a payment link', () => {
  const payments = fc.record({ amount: amounts, fee: fc.nat(500), payee: names, vcode: codesOf });
  const linkOf = ({
    amount,
    fee,
    payee,
    vcode,
  }: {
    amount: number;
    fee: number;
    payee: string;
    vcode: string;
  }) => ({
    pa: 'lender@bank',
    pn: payee,
    am: decimals(amount + fee),
    cu: 'INR',
    tr: vcode,
  });
  const written = (fields: Readonly<Record<string, string>>) =>
    `upi://pay?${Object.entries(fields)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')}`;
  const isOpened = (link: string, reply: Transaction) =>
    payLink(link) !== undefined && linkIsOfPayment.faults({ link, reply }).length === 0;

  it('is opened when it names its payment, and not with any one field of another payment', () => {
    fc.assert(
      fc.property(payments, payments, (own, others) => {
        const reply: Transaction = { ...waiting, ...own };
        const honest = linkOf(own);
        expect(isOpened(written(honest), reply)).toBe(true);
        const other = linkOf(others);
        const minor = own.amount + own.fee;
        const lies: Readonly<Record<string, string>>[] = [
          { ...honest, am: other.am },
          { ...honest, pn: other.pn },
          { ...honest, tr: other.tr },
          ...[0, minor + 1, minor - 1, minor * 2, minor * 10].map((amount) => ({
            ...honest,
            am: decimals(amount),
          })),
          { ...honest, cu: 'USD' },
          { ...honest, mam: decimals(minor + 1) },
          { ...honest, AM: decimals(minor * 2) },
        ];
        const real = lies.filter((lie) => JSON.stringify(lie) !== JSON.stringify(honest));
        for (const lie of real) {
          const isSamePayee = lie['pn']?.trim().toLowerCase() === own.payee.trim().toLowerCase();
          const isOnlyPayee = JSON.stringify({ ...lie, pn: '' }) === JSON.stringify({ ...honest, pn: '' });
          if (isSamePayee && isOnlyPayee) continue;
          expect([written(lie), isOpened(written(lie), reply)]).toEqual([written(lie), false]);
        }
      }),
    );
  });

  it.each([
    'upi://pay?pa=lender@bank',
    'upi://pay?pa=lender@bank&am=2142.31&tr=8808241755301946&pn=%E0%A4',
    'intent://pay?pa=lender@bank&am=21423.10#Intent;scheme=upi;end',
    '00020101021226280009lender.id520400005303356540721423.105802IN5909Clearloan6304A13A',
  ])('that states no amount, no text or no UPI query is not opened: %s', (link) => {
    expect(isOpened(link, waiting)).toBe(false);
  });
});

it('a pay code with any figure of another payment is not for the request', () => {
  const request = {
    orderId: 'o-1',
    periodNos: [3],
    payType: 'va-harbour',
    amount: 214_231,
    purpose: 'period' as const,
  };
  const isFor = (reply: Transaction) =>
    codeIsForRequest.faults({ request, fee: 0, reply, now: '2026-11-20T02:44:00Z' }).length === 0;
  expect(isFor(waiting)).toBe(true);
  const lies = liesAbout(transactionWaiting).filter(({ at }) => /^(?:amount|fee|periodNos)/.test(at));
  expect(lies.length).toBeGreaterThan(7);
  for (const { at, how, reply } of lies) {
    const heard = safeParse(transaction, reply);
    expect([at, how, heard.success && isFor(heard.output)]).toEqual([at, how, false]);
  }
  expect(isFor({ ...waiting, expireTime: '2026-11-20T02:44:00Z' })).toBe(false);
  expect(isFor({ ...waiting, payType: 'wallet-coin' })).toBe(false);
});

describe('a receipt', () => {
  const third = { ...parse(transaction, paymentPosted), paymentId: 'pay-3', periodNos: [3] };
  const booked = plan.repay_plans.map((row) =>
    row.periodNo === 3 ? { ...row, periodStatus: 'paid', paidAmount: row.repayTotalAmount } : row,
  );
  const after: LoanPlan = { ...plan, repay_plans: booked, transactions: [third, ...plan.transactions] };
  const isReceipt = (of: LoanPlan) => {
    const payment = of.transactions.find(({ paymentId }) => paymentId === 'pay-3')!;
    return (
      receiptIsBooked.faults({ plan: of, payment }).length === 0 &&
      neverGrowsByPaying.faults({ before: plan, after: of, paymentId: 'pay-3' }).length === 0
    );
  };

  it('is one when the plan has its money, and not while the plan asks for it', () => {
    expect(isReceipt(after)).toBe(true);
    expect(isReceipt({ ...after, repay_plans: plan.repay_plans })).toBe(false);
  });

  it('is none with any lie about what is paid or about its parts that costs the borrower', () => {
    const wire = encode(loanPlanInfo.data, after);
    const lies = liesAbout(wire).filter(({ at }) =>
      /^repay_plans\.\d\.(?:paidAmount|repayTotalAmount)$|^transactions\.0\.(?:amount|split)/.test(at),
    );
    expect(lies.length).toBeGreaterThan(30);
    const quiet = lies.filter(({ reply }) => {
      const heard = safeParse(loanPlanInfo.data, reply);
      return heard.success && isReceipt(heard.output);
    });
    const left = (reply: unknown) =>
      parse(loanPlanInfo.data, reply)
        .repay_plans.filter(({ periodStatus }) => periodStatus !== 'paid')
        .reduce((sum, { repayTotalAmount, paidAmount }) => sum + repayTotalAmount - paidAmount, 0);
    // A lie that lowers the debt, or that changes the parts of one amount among themselves, takes no money.
    expect(
      quiet
        .filter(({ at, reply }) => at === 'transactions.0.amount' || left(reply) > left(wire))
        .map(({ at }) => at),
    ).toEqual([]);
  });
});

it('a plan whose figures do not follow from its payments is found', () => {
  const faultsOf = (of: LoanPlan) =>
    [planAddsUp, payoffAddsUp, daysFollowTerms].flatMap(({ faults }) => faults(of));
  expect(faultsOf(plan)).toEqual([]);
  const figures = /^(?:periods|payoffAmount|payoffSaves|remain_principal|repay_plans\.\d\.dueTime)$/;
  const lies = liesAbout(planTwoPaid).filter(({ at }) => figures.test(at));
  expect(lies.length).toBeGreaterThan(25);
  const quiet = lies.filter(({ reply }) => faultsOf(parse(loanPlanInfo.data, reply)).length === 0);
  expect(quiet.map(({ at, how }) => `${at} ${how}`)).toEqual([]);
});
