import { randomUUID } from 'node:crypto';
import { moneyText, type Endpoint } from '@clearloan/api-client/declare';
import { loanDetails } from '@clearloan/loan-view/contract';
import { loanOffer } from '@clearloan/application/contract';
import {
  arrangements,
  delayQuote,
  loanPlanInfo,
  singlePaymentDelayQuote,
} from '@clearloan/repayment/contract';

import { paidWith } from '../../../core/servicing/credit';
import { newReference } from '../../../core/payments/testing/running-loan';
import { businessNow } from '../../../platform/context/clock';
import { jobAnswers, personalAnswers, twoContacts } from '../../../testing/verified-borrower';
import { naming, randomRequest, requestFor } from '../requests';
import { giveCode, purposes, thingsOf, type Attacker, type World } from './world';

type Wire = Readonly<Record<string, unknown>>;
/** A request that this borrower could send now; undefined if there is nothing to send it about. */
type Maker = (world: World, attacker: Attacker) => Promise<Wire | undefined>;

const someOrder: Maker = async ({ random }, attacker) => {
  const { orders } = await thingsOf(attacker);
  return orders.length === 0 ? undefined : { orderId: random.pick(orders).orderId };
};

const products = ['everyday', 'salary', 'school', 'shop', 'phone', 'top-up'];

/** Meaningful amounts for a loan, and one meaningless one. */
async function paymentFields(world: World, attacker: Attacker): Promise<Wire | undefined> {
  const { random, lender, theme } = world;
  const order = await someOrder(world, attacker);
  if (order === undefined) return undefined;
  const orderId = String(order['orderId']);
  const plan = await lender.call(loanPlanInfo, { orderId }, attacker);
  if (plan.code !== 0)
    return { orderId, periodNos: [1], payType: 'wallet', amount: '1.00', purpose: 'period' };
  const { repay_plans, payoffAmount } = plan.value();
  const open = repay_plans.filter(({ repayTotalAmount, paidAmount }) => repayTotalAmount > paidAmount);
  const row = open.length > 0 && random.below(4) > 0 ? random.pick(open) : repay_plans[0];
  const payType = random.pick(['wallet', 'bank-transfer', 'bank-transfer', 'va-unity']);
  const purpose = theme !== undefined && random.below(3) > 0 ? theme : random.pick(purposes);
  const base = { orderId, payType, purpose };
  if (purpose === 'delay')
    return { ...base, ...(await delayFields(world, attacker, orderId, row?.periodNo ?? 1)) };
  if (purpose === 'payoff') return { ...base, periodNos: [], amount: moneyText(payoffAmount) };
  if (purpose === 'coolingOff') {
    const details = await lender.call(loanDetails, { orderId }, attacker);
    const exit = details.code === 0 ? details.value().coolingOff?.exitAmount : undefined;
    return { ...base, periodNos: [], amount: moneyText(exit ?? payoffAmount) };
  }
  if (purpose === 'amount') return { ...base, periodNos: [], amount: moneyText(1 + random.below(300_000)) };
  const due = row === undefined ? 1 : Math.max(1, row.repayTotalAmount - row.paidAmount);
  return { ...base, periodNos: [row?.periodNo ?? 1], amount: moneyText(due) };
}

async function delayFields({ lender, random }: World, attacker: Attacker, orderId: string, periodNo: number) {
  await giveCode(attacker, 'delay');
  const several = await lender.call(delayQuote, { orderId, periodNo }, attacker);
  const quote =
    several.code === 0 ? several : await lender.call(singlePaymentDelayQuote, { orderId }, attacker);
  const option = quote.code === 0 ? quote.value().options[0] : undefined;
  const cost = option === undefined ? 1 : option.fee + option.gst + option.extraInterest;
  const smsCode = random.below(5) === 0 ? '000000' : attacker.code;
  return { periodNos: [periodNo], delayDays: option?.days ?? 7, amount: moneyText(cost), smsCode };
}

async function arrangementFields(world: World, attacker: Attacker): Promise<Wire | undefined> {
  const { lender, random } = world;
  const order = await someOrder(world, attacker);
  if (order === undefined) return undefined;
  const reply = await lender.call(arrangements, { orderId: String(order['orderId']) }, attacker);
  const options = reply.code === 0 ? reply.value().options : [];
  await giveCode(attacker, 'delay');
  const { key, totalThen } = options.length > 0 ? random.pick(options) : { key: 'pause-1', totalThen: 1 };
  const smsCode = random.below(5) === 0 ? '000000' : attacker.code;
  return { ...order, key, totalThen: moneyText(totalThen), smsCode };
}

/** A reference for the amount owed, or for any amount; for one's own payment, another's, or none. */
async function referenceFields(world: World, attacker: Attacker): Promise<Wire | undefined> {
  const { random, references, attackers } = world;
  const order = await someOrder(world, attacker);
  if (order === undefined) return undefined;
  const fields = await paymentFields(world, attacker);
  const { payments } = await thingsOf(random.below(8) === 0 ? random.pick(attackers) : attacker);
  // A payout or a delay has no code; occasionally its payment is used anyway.
  const isAny = random.below(8) === 0;
  const mine = payments.filter(
    ({ orderId, kind }) => orderId === order['orderId'] && (isAny || kind === 'code'),
  );
  const paidOn = new Date((await businessNow()).getTime() - random.below(3) * 86_400_000);
  const sent = { ...order, utr: random.pick([...references, newReference()]), payTime: paidOn.toISOString() };
  const code = mine.length > 0 && random.below(3) > 0 ? random.pick(mine) : undefined;
  // Some pay more than expected.
  const extra = random.below(3) === 0 ? 500_00 : 0;
  if (code !== undefined)
    return { ...sent, amount: moneyText(paidWith(code) + extra), paymentId: code.paymentId };
  return { ...sent, amount: fields?.['amount'] ?? '1.00' };
}

async function confirmFields({ lender, random }: World, attacker: Attacker): Promise<Wire | undefined> {
  const { orders } = await thingsOf(attacker);
  const offered = orders.find(({ status }) => status === 'approved') ?? orders[0];
  if (offered === undefined) return undefined;
  const { orderId } = offered;
  const offer = await lender.call(loanOffer, { orderId }, attacker);
  if (offer.code !== 0 || random.below(8) === 0) return { orderId, decision: 'refuse' };
  await giveCode(attacker, 'confirm');
  const { principal, tenure, kfs, agreements } = offer.value();
  return {
    orderId,
    decision: 'accept',
    amount: moneyText(principal),
    tenure,
    kfsVersion: kfs.version,
    agreements: agreements.map(({ scene, version }) => ({ scene, version })),
    autopay: false,
    smsCode: random.below(6) === 0 ? '000000' : attacker.code,
  };
}

async function deletionFields({ random }: World, attacker: Attacker): Promise<Wire> {
  if (random.below(3) === 0) return { preview: '1' };
  await giveCode(attacker, 'delete');
  return { smsCode: attacker.code };
}

const login: Maker = async (_world, attacker) => {
  await giveCode(attacker, 'login');
  return { username: attacker.phone, smsCode: attacker.code };
};

const newPassword: Maker = async (_world, attacker) => {
  await giveCode(attacker, 'reset');
  return { phone: attacker.phone, smsCode: attacker.code, password: 'correct horse battery 41' };
};

const otherAccount: Maker = ({ random }) =>
  Promise.resolve({
    bank_code: 'HARB',
    account_number: `1234${String(10_000 + random.below(90_000))}0${String(1 + random.below(4))}`,
  });

const changedAccount: Maker = async (world, attacker) => {
  const { cards } = await thingsOf(attacker);
  const order = world.random.below(2) === 0 ? await someOrder(world, attacker) : undefined;
  return cards.length === 0 ? undefined : { cardId: world.random.pick(cards).cardId, ...order };
};

const removedAccount: Maker = async (world, attacker) => {
  const { cards } = await thingsOf(attacker);
  return cards.length === 0 ? undefined : { cardId: world.random.pick(cards).cardId };
};

/** Writes about money and identity are sent as a borrower would send them; by path. */
const fieldsOf: Readonly<Record<string, Maker>> = {
  '/v3/loan-details/generate-vcode': paymentFields,
  '/v3/loan-details/submit-utr': referenceFields,
  '/v3/loan-details/arrangement': arrangementFields,
  '/v3/loan-confirm/loan-detail-push': confirmFields,
  '/v3/product/apply': ({ random }) => Promise.resolve({ productId: random.pick(products) }),
  '/v3/product/push': someOrder,
  '/v3/personal-center/user-delete': deletionFields,
  '/service/login/sms-code-login': login,
  '/service/login/reset-pwd': newPassword,
  '/v3/bind-card/bind-card-new': otherAccount,
  '/v3/bind-card/bind-card-change': changedAccount,
  '/v3/bind-card/bind-card-remove': removedAccount,
  '/v3/certify/save-personal-info': () => Promise.resolve(personalAnswers),
  '/v3/certify/save-job-info': () => Promise.resolve(jobAnswers),
  '/v3/certify/save-ext-info-new': () => Promise.resolve({ contacts: twoContacts }),
};

/** The writes that a history may focus on. */
export const focusable: readonly string[] = Object.keys(fieldsOf);

/** How often a write is picked: often if it moves money, most often if the history focuses on it. */
export function weightOf({ path }: Endpoint, { focus }: World): number {
  const isPayment = path === '/v3/loan-details/generate-vcode' || path === '/v3/loan-details/submit-utr';
  const usual = isPayment ? 12 : path in fieldsOf ? 3 : 1;
  return focus.has(path) ? usual + 30 : usual;
}

/** A request for a write: as a borrower would send it, else anything that the contract allows. */
export async function wireOf(
  endpoint: Endpoint,
  world: World,
  attacker: Attacker,
): Promise<Wire | undefined> {
  const fields = fieldsOf[endpoint.path];
  if (fields !== undefined) return fields(world, attacker);
  const { orders } = await thingsOf(attacker);
  const own = { uploadId: randomUUID(), orderId: orders[0]?.orderId };
  return Object(requestFor(endpoint.request, naming(own, randomRequest(world.random)))) as Wire;
}
