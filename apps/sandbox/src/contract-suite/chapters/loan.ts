import { sendSmsCode } from '@clearloan/auth/contract';
import { tenureType, type DataOf } from '@clearloan/api-client/declare';
import {
  agreementAddress,
  agreementList,
  applyForProduct,
  confirmLoan,
  loanAgreementDetail,
  loanDetails,
  loanOffer,
  loanTrial,
  orderList,
  rateService,
  submitApplication,
} from '@clearloan/loans/contract';
import {
  delayQuote,
  generatePayCode,
  loanPlanInfo,
  payTypes,
  planPayment,
  singlePaymentDelayQuote,
  submitUtr,
} from '@clearloan/repayment/contract';
import { parse } from 'valibot';
import type { Suite } from '../harness/suite';

/** The borrower takes a loan, pays it back at once and says how it was. */
export async function loan(suite: Suite): Promise<void> {
  const orderId = await apply(suite);
  await sign(suite, orderId);
  await payOff(suite, orderId);
}

async function apply({ check, need, ask, staff, lender: { productId } }: Suite): Promise<string> {
  const { orderId } = await need(applyForProduct, { productId });
  if (orderId === undefined) throw new Error('the lender opened no application');
  await check(submitApplication, { orderId });
  await check(orderList, { orderType: 'all' });
  await staff.approve(orderId);
  await staff.wait('the offer of the loan', () => ask(loanOffer, { orderId }));
  return orderId;
}

async function sign(suite: Suite, orderId: string): Promise<void> {
  const { check, need, ask, staff, lender } = suite;
  const offer = await need(loanOffer, { orderId });
  const { principal: amount, tenure } = offer;
  const tenure_type = parse(tenureType, offer.tenure_type);
  await check(loanTrial, { productId: lender.productId, amount, tenure, tenure_type });
  const agreements = await check(agreementList, { orderId });
  const scene = (agreements?.list ?? offer.agreements)[0]?.scene ?? 'loan';
  await check(agreementAddress, { scene, orderId });
  await check(loanAgreementDetail, { orderId, amount, tenure });
  const sent = await ask(sendSmsCode, { phone: '', type: 'confirm' });
  const smsCode = await staff.codeFor(lender.phones.borrower, sent?.codeLength ?? 6);
  await check(confirmLoan, { ...acceptanceOf(offer), orderId, smsCode });
  await isNow(suite, orderId, 'repaying');
  await check(loanDetails, { orderId });
}

/** Accepts what the borrower saw, version by version. */
const acceptanceOf = ({ principal, tenure, kfs, agreements }: DataOf<typeof loanOffer>) => ({
  ...{ decision: 'accept' as const, amount: principal, tenure, kfsVersion: kfs.version, autopay: false },
  agreements: agreements.map(({ scene, version = '' }) => ({ scene, version })),
});

async function payOff(suite: Suite, orderId: string): Promise<void> {
  const { check, need, staff } = suite;
  const plan = await need(loanPlanInfo, { orderId });
  const periodNos = plan.repay_plans.map(({ periodNo }) => periodNo);
  const [periodNo = 1] = periodNos;
  await check(planPayment, { orderId, periodNo });
  await check(delayQuote, { orderId, periodNo });
  await check(singlePaymentDelayQuote, { orderId });
  const { list } = await need(payTypes, { orderId, purpose: 'payoff' });
  const way = list.find(({ kind }) => kind === 'bankTransfer') ?? list[0];
  const amount = plan.payoffAmount;
  const wish = { orderId, periodNos, payType: way?.payType, amount, purpose: 'payoff' as const };
  const { paymentId } = await need(generatePayCode, wish);
  const payTime = new Date().toISOString();
  await check(submitUtr, { orderId, utr: newReference(), amount, payTime, paymentId });
  await staff.arrive(paymentId);
  await isNow(suite, orderId, 'settled');
  await check(rateService, { score: 5, comment: 'Paid off within a minute.' });
}

const isNow = ({ staff, ask }: Suite, orderId: string, wanted: string) =>
  staff.wait(`the loan to be ${wanted}`, async () => {
    const details = await ask(loanDetails, { orderId });
    return details?.orderStatus === wanted ? details : undefined;
  });

/** A bank's reference that nobody has used, as good as surely. */
const newReference = () => `4265${String(Date.now()).slice(-9)}9`;
