import { passkeyChallenge, sendSmsCode, userInfo } from '@clearloan/session/contract';
import { codes, unlessAmount, unlessSame, type DataOf } from '@clearloan/api-client/declare';
import { accountBalances } from '@clearloan/bookkeeping/contract';
import { dues } from '@clearloan/reminders/contract';
import { tenureType } from '@clearloan/loan-contract';
import { agreementAddress, agreementList, submitApplication } from '@clearloan/loans/contract';
import {
  applyForProduct,
  confirmLoan,
  loanOffer,
  loanTrial,
  offerIsOpen,
  productOffer,
} from '@clearloan/application/contract';
import { homePage } from '@clearloan/home/contract';
import { loanAgreementDetail, loanDetails, orderList } from '@clearloan/loan-view/contract';
import { parse } from 'valibot';
import type { Suite } from '../harness/suite';
import { agreementFaults } from '../identities/agreement';
import { coolingOffFaults, limitFaults, openOf, sharedFaults, signedFaults } from '../identities/loan';
import { wrongOf } from './account';
import { forgedPasskey, refusedPasskey } from './passkeys';

/** The borrower applies, reads the full price and signs. */
export async function loan(suite: Suite): Promise<void> {
  const orderId = await apply(suite);
  suite.made.orderId = orderId;
  const offer = await sign(suite, orderId);
  await seeRunning(suite, orderId, offer);
}

async function apply({ check, need, ask, staff, hold, lender: { productId } }: Suite): Promise<string> {
  const { orderId } = await need(applyForProduct, { productId });
  if (orderId === undefined) throw new Error('the lender created no application');
  await check(submitApplication, { orderId });
  const orders = await check(orderList, { orderType: 'all' });
  const listed = orders?.list.map((order) => order.orderId) ?? [];
  hold(
    orderList,
    'lists the application first',
    unlessSame('data.list[0].orderId', orderId, listed[0], 'the newest'),
  );
  await staff.approve(orderId);
  await staff.wait('the offer of the loan', () => ask(loanOffer, { orderId }));
  return orderId;
}

type Offer = DataOf<typeof loanOffer>;

async function sign(suite: Suite, orderId: string): Promise<Offer> {
  const { check, need, ask, staff, lender, hold, refuses } = suite;
  const first = await need(loanOffer, { orderId });
  await isOfProduct(suite, first, orderId);
  const other = await chooseAnother(suite, first);
  // A loan of several payments is signed with another amount and tenure than the lender proposed.
  const offer = first.tenures.length > 1 ? other : await need(loanOffer, { orderId });
  const { principal: amount, tenure } = offer;
  const tenure_type = parse(tenureType, offer.tenure_type);
  const trial = await check(loanTrial, { productId: lender.productId, amount, tenure, tenure_type });
  if (trial) hold(loanTrial, 'has the price of the offer', sharedFaults(offer, trial, 'as in the offer'));
  const agreements = await check(agreementList, { orderId });
  if (agreements)
    hold(
      agreementList,
      'lists the agreements of the offer',
      unlessSame(
        'data.list',
        papersOf(offer.agreements),
        papersOf(agreements.list.filter(({ scene }) => offer.agreements.some((own) => own.scene === scene))),
        'as in the offer',
      ),
    );
  const scene = (agreements?.list ?? offer.agreements)[0]?.scene ?? 'loan';
  await check(agreementAddress, { scene, orderId });
  const agreement = await check(loanAgreementDetail, { orderId, amount, tenure });
  const { netAmount, totalRepay } = offer;
  const named = { 'the principal': amount, 'the payout': netAmount, 'the total to repay': totalRepay };
  if (agreement)
    hold(loanAgreementDetail, 'names the signed amounts', agreementFaults(agreement.html, named));
  const sent = await ask(sendSmsCode, { phone: '', type: 'confirm' });
  const smsCode = await staff.codeFor(lender.phones.borrower, sent?.codeLength ?? 6);
  const acceptance = { ...acceptanceOf(offer), orderId };
  const guessed = { ...acceptance, smsCode: wrongOf(smsCode) };
  await refuses('accepts only the right code', confirmLoan, guessed, codes.wrongCode);
  if (suite.offers(passkeyChallenge)) {
    const forged = { ...acceptance, passkey: forgedPasskey };
    await refuses('accepts only a passkey of the borrower', confirmLoan, forged, refusedPasskey);
  }
  const otherTerms = { ...acceptance, smsCode, kfsVersion: 'never-shown' };
  await refuses('accepts only terms that were shown', confirmLoan, otherTerms, codes.termsChanged);
  await check(confirmLoan, { ...acceptance, smsCode });
  await isNow(suite, orderId, 'repaying');
  return offer;
}

/** The limits of an offer are those of its product, whose page names the application. */
async function isOfProduct({ ask, hold, lender }: Suite, offer: Offer, orderId: string): Promise<void> {
  const product = await ask(productOffer, { productId: lender.productId });
  if (product) hold(loanOffer, 'stays in the limits of the product', limitFaults(product, offer));
  hold(
    loanOffer,
    'is open until it is signed',
    unlessSame('data.orderStatus', 'approved', offer.orderStatus),
  );
  const open = unlessSame('data.orderId', orderId, product?.orderId, 'the open application');
  hold(productOffer, 'names the open application', product?.orderId === undefined ? [] : open);
}

/** The borrower looks at another amount and tenure, and at a price that has an end. */
async function chooseAnother({ need, reply, keeps }: Suite, offer: Offer): Promise<Offer> {
  const { orderId, amountMin, amountMax, amountStep, principal, tenures } = offer;
  const lower = principal - amountStep;
  const amount = lower >= amountMin ? lower : Math.min(principal + amountStep, amountMax);
  const tenure = (tenures.find((each) => each.tenure !== offer.tenure) ?? offer).tenure;
  const request = { orderId, amount, tenure };
  const other = await need(loanOffer, request);
  const { businessTime } = await reply(loanOffer, request);
  if (!Number.isNaN(businessTime))
    keeps(loanOffer, offerIsOpen, { reply: other, now: new Date(businessTime).toISOString() });
  return other;
}

const papersOf = (list: Offer['agreements']) =>
  list.map(({ scene, title, version, pages }) => [scene, title, version, pages].join(' ')).sort();

/** Accepts exactly the versions that the borrower saw. */
const acceptanceOf = ({ principal, tenure, kfs, agreements }: Offer) => ({
  decision: 'accept' as const,
  amount: principal,
  tenure,
  kfsVersion: kfs.version,
  autopay: false,
  agreements: agreements.map(({ scene, version = '' }) => ({ scene, version })),
});

const isOfProducts = (block: DataOf<typeof homePage>['list'][number]) =>
  block.type === 'LARGE_CARD' || block.type === 'SMALL_CARD' || block.type === 'PRODUCT_LIST';

/** The running loan matches what was signed, and all pages agree on it. */
async function seeRunning(suite: Suite, orderId: string, offer: Offer): Promise<void> {
  const { check, need, ask, hold, made, lender } = suite;
  const details = await need(loanDetails, { orderId });
  hold(loanDetails, 'matches the signed terms', signedFaults(offer, details));
  hold(
    loanDetails,
    'is of the product that was applied for',
    unlessSame('data.productId', lender.productId, details.productId),
  );
  const [next] = details.repay_plans;
  const left = openOf(details.repay_plans);
  made.left = left;
  const orders = await ask(orderList, { orderType: 'repaying', pageNum: 1, pageSize: 20 });
  const order = orders?.list.find((each) => each.orderId === orderId);
  hold(orderList, 'shows the same values as the loan details', [
    ...unlessSame('data.list[].orderStatus', 'repaying', order?.orderStatus),
    ...unlessAmount('data.list[].orderAmount', offer.principal, order?.orderAmount, 'the loan’s principal'),
    ...unlessAmount('data.list[].left', left, order?.left, 'the outstanding amount of the loan'),
    ...unlessAmount(
      'data.list[].nextAmount',
      next?.repayTotalAmount ?? 0,
      order?.nextAmount,
      'the first payment',
    ),
    ...unlessSame('data.list[].nextDue', next?.dueTime, order?.nextDue, 'the first payment'),
    ...unlessSame('data.list[].nextPeriodNo', next?.periodNo, order?.nextPeriodNo, 'the first payment'),
  ]);
  if (made.timeZone !== undefined)
    hold(loanDetails, 'can be returned as long as promised', coolingOffFaults(offer, details, made.timeZone));
  const account = await check(userInfo, {});
  hold(
    userInfo,
    'sums up the outstanding amount',
    unlessAmount('data.leftToPay', left, account?.leftToPay, 'from the only loan'),
  );
  await ask(accountBalances, {});
  await ask(dues, {});
  await seeHome(suite, details, account);
}

/** Home shows the next payment of the loan, and the loan that the account offers. */
async function seeHome(
  { ask, hold }: Suite,
  { orderId, repay_plans: rows }: DataOf<typeof loanDetails>,
  account: DataOf<typeof userInfo> | undefined,
): Promise<void> {
  const [next] = rows;
  const left = openOf(rows);
  const home = await ask(homePage, {});
  const due = home?.list.flatMap((block) => (block.type === 'REPAY' ? block.items : [])) ?? [];
  const cards = home?.list.flatMap((block) => (isOfProducts(block) ? block.items : [])) ?? [];
  const card = cards.find(({ productName }) => productName === account?.amountMaxOf?.productName);
  if (card)
    hold(userInfo, 'offers the loan that home shows', [
      ...unlessAmount('data.amountMax', card.amountMax, account?.amountMax, 'as on home'),
      ...unlessSame('data.amountMaxOf.aprMin', card.aprMin, account?.amountMaxOf?.aprMin, 'as on home'),
      ...unlessSame('data.amountMaxOf.aprMax', card.aprMax, account?.amountMaxOf?.aprMax, 'as on home'),
    ]);
  const item = due.find((each) => each.orderId === orderId);
  hold(homePage, 'shows the next payment', [
    ...unlessAmount(
      'data.list[].items[].amount',
      next?.repayTotalAmount ?? 0,
      item?.amount,
      'the first payment',
    ),
    ...unlessSame('data.list[].items[].dueTime', next?.dueTime, item?.dueTime, 'the first payment'),
    ...unlessSame('data.list[].items[].periodNo', next?.periodNo, item?.periodNo, 'the first payment'),
    ...unlessSame('data.list[].items[].periods', rows.length, item?.periods, 'as many as the plan has'),
    ...unlessSame('data.list[].items[].paidPeriods', 0, item?.paidPeriods, 'nothing is paid yet'),
    ...unlessAmount('data.list[].items[].left', left, item?.left, 'the outstanding amount of the loan'),
  ]);
}

export const isNow = ({ staff, ask }: Suite, orderId: string, wanted: string) =>
  staff.wait(`the loan to be ${wanted}`, async () => {
    const details = await ask(loanDetails, { orderId });
    return details?.orderStatus === wanted ? details : undefined;
  });
