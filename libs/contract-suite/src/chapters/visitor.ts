import { unless, unlessSame, type Fault } from '@clearloan/api-client/declare';
import type { RequestOf } from '@clearloan/api-client/declare';
import {
  answerAdvanced,
  answerPayment,
  calculateAdvanced,
  calculatePayment,
  calculatorPage,
  exchangeRates,
  jumpPage,
  jumpPageViewed,
} from '@clearloan/calculator/contract';
import { loginSetting } from '@clearloan/session/contract';
import { dayOf } from '@clearloan/formatting';
import { channelsAreContacts, contactInfo, helpPage, whatsapp } from '@clearloan/complaints/contract';
import { agreementByScene, productOffer, productPagesAgree } from '@clearloan/application/contract';
import { classicHomePage } from '@clearloan/loan-view/contract';
import { homePage, homesShowSameLoans } from '@clearloan/home/contract';
import { productDetail } from '@clearloan/loans/contract';
import { reportError } from '@clearloan/privacy/contract';
import type { Suite } from '../harness/suite';

const plain = { principal: 1_000_000, interest_rate: '24.00', tenure: 6, tenure_type: 'month' } as const;
/** A loan with a fee and tax. */
export const loanWithFee = {
  ...plain,
  processing_fee: '3',
  processing_fee_type: 'percent',
  feeMode: 'deducted',
  gst: '18',
  rateKind: 'reducing',
  firstPayment: 'arrears',
} as const;
const detailed: RequestOf<typeof calculateAdvanced> = {
  ...loanWithFee,
  prepayments: [{ periodNo: 2, amount: 100_000, keep: 'instalment' }],
  paidPeriods: 1,
};

/** What someone without an account sees and calculates. */
export async function visitor(suite: Suite): Promise<void> {
  const { check } = suite;
  await pagesForAll(suite);
  await shop(suite);
  await workOut(suite);
  const jump = await check(jumpPage, {});
  await check(jumpPageViewed, { target: jump?.target ?? 'home' });
  await check(reportError, { page: 'main', code: 'Network', build: 'contract-suite' });
  const setting = await check(loginSetting, {});
  await check(agreementByScene, { scene: setting?.agreements[0]?.scene ?? 'privacy' });
}

async function pagesForAll({ check, hold, keeps, made }: Suite): Promise<void> {
  const contact = await check(contactInfo, {});
  if (contact) made.timeZone = contact.timeZone;
  hold(contactInfo, 'names its time zone', zoneFaults(contact?.timeZone));
  const help = await check(helpPage, {});
  if (help && contact) keeps(helpPage, channelsAreContacts, { help, contact });
  await check(whatsapp, {});
}

function zoneFaults(timeZone = ''): Fault[] {
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
    return unless(
      timeZone !== '' && known !== '',
      'data.timeZone',
      'a time zone such as Asia/Jakarta',
      timeZone,
    );
  } catch {
    return unless(false, 'data.timeZone', 'a time zone such as Asia/Jakarta', timeZone);
  }
}

/** Every price that a visitor sees. */
async function shop({ check, keeps, made, lender: { productId } }: Suite): Promise<void> {
  const classic = await check(classicHomePage, {});
  const home = await check(homePage, {});
  if (home && classic) keeps(homePage, homesShowSameLoans, { home, classic });
  const detail = await check(productDetail, { productId });
  const offer = await check(productOffer, { productId });
  if (detail && offer) keeps(productDetail, productPagesAgree, { detail, offer });
  if (offer) made.moneyStep = offer.terms.moneyStep ?? 1;
}

/** The lender's calculator and the device's give the same result. */
async function workOut({ check, hold, reply, made }: Suite): Promise<void> {
  const step = made.moneyStep ?? 1;
  const page = await check(calculatorPage, {});
  const simple = await check(calculatePayment, plain);
  const day = simple?.repay_plans[0] && (await businessDay({ reply, made }));
  if (simple && day) {
    const ours = answerPayment({ ...plain }, day, step);
    hold(calculatePayment, 'calculates the same as loan-math', answerFaults(ours, simple));
  }
  const whole = await check(calculateAdvanced, detailed);
  if (whole && day) {
    const ours = answerAdvanced(detailed, day, step);
    hold(calculateAdvanced, 'calculates the same as loan-math', answerFaults(ours, whole));
  }
  const rates = await check(exchangeRates, {});
  const product = Number(rates?.usd2idr) * Number(rates?.idr2usd);
  const both = { usd2idr: rates?.usd2idr, idr2usd: rates?.idr2usd };
  hold(exchangeRates, 'has one rate both ways, on all pages', [
    ...unless(Math.abs(product - 1) < 0.001, 'data', 'two rates whose product is 1', both),
    ...unless(!day || (rates?.date ?? '') <= day, 'data.date', `at most ${day ?? ''}`, rates?.date),
    ...unlessSame('data.usd2idr', page?.usd2idr, both.usd2idr, `as in ${calculatorPage.path}`),
    ...unlessSame('data.idr2usd', page?.idr2usd, both.idr2usd, `as in ${calculatorPage.path}`),
  ]);
}

/** Field by field, so that a fault names the field that differs. */
const answerFaults = (ours: object, theirs: object): Fault[] =>
  Object.entries(ours).flatMap(([field, value]) => {
    const given = Object.entries(theirs).find(([name]) => name === field)?.[1] as unknown;
    return unlessSame(`data.${field}`, value, given, 'recalculated with loan-math');
  });

/** The lender's business day, in its time zone and by its own clock. */
export async function businessDay({
  reply,
  made,
}: Pick<Suite, 'reply' | 'made'>): Promise<string | undefined> {
  const { businessTime } = await reply(contactInfo, {});
  return Number.isNaN(businessTime) || made.timeZone === undefined
    ? undefined
    : dayOf(new Date(businessTime).toISOString(), made.timeZone);
}
