import { bindCard, cardSetting, changeCard } from '@clearloan/certification/contract';
import { problemList, saveProblem } from '@clearloan/complaints/contract';
import {
  applyForProduct,
  confirmLoan,
  loanDetails,
  orderList,
  submitApplication,
} from '@clearloan/loans/contract';
import { generatePayCode, loanPlanInfo, submitUtr } from '@clearloan/repayment/contract';
import type { Page } from '@playwright/test';
import { primaryAction } from '../support/screen';
import type { Asking } from './effects';
import type { Recipe, Scene } from './recipe';

const orderIdOf = ({ facts }: Asking): string => String(facts['orderId']);
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const words = (text: string | RegExp) => (page: Page) => page.getByText(text).first();
const choose = (page: Page, name: RegExp | string) =>
  page.getByRole('radio', { name }).first().locator('..').click();

const payments = async (asking: Asking) =>
  (await asking.ask(loanPlanInfo, { orderId: orderIdOf(asking) })).transactions.length;
/** A second code replaces the first: at most one is waiting. */
const waitingCodes = async (asking: Asking) =>
  (await asking.ask(loanPlanInfo, { orderId: orderIdOf(asking) })).transactions.filter(
    ({ kind, status }) => kind === 'code' && status === 'waiting',
  ).length;
const orders = async (asking: Asking) =>
  (await asking.ask(orderList, { orderType: 'all', pageNum: 1, pageSize: 100 })).list.length;
/** 1 once the order has left this status. */
const hasLeft = (status: string) => async (asking: Asking) =>
  (await asking.ask(loanDetails, { orderId: orderIdOf(asking) })).orderStatus === status ? 0 : 1;

/** Types the code for what is being signed. */
async function typeCode({ page, staff, asking }: Scene, open: () => Promise<void>): Promise<void> {
  const phone = String(asking.facts['phone']);
  const used = await staff.codeFor(phone);
  await open();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill(await staff.codeFor(phone, used));
}
const inSheet = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name });

const signing: Recipe = {
  name: 'sign a loan',
  call: confirmLoan,
  screen: 'confirmUrl',
  from: { as: 'approved-fixed', at: '/orders/:orderId/confirm' },
  fill: (scene) =>
    typeCode(scene, async () => {
      const { page } = scene;
      await page
        .getByRole('checkbox', { name: /I’ve read/ })
        .locator('..')
        .click({ position: { x: 10, y: 10 } });
      await primaryAction(page, 'Confirm loan').click();
    }),
  button: inSheet('Sign the loan'),
  done: words(/Your money is on its way|^Pay ¥/),
  count: hasLeft('approved'),
  isOneTry: true,
  isResumed: true,
};

const refusing: Recipe = {
  name: 'refuse an offer',
  call: confirmLoan,
  screen: 'confirmNew',
  from: { as: 'approved', at: '/orders/:orderId/confirm-new' },
  fill: ({ page }) => page.getByRole('button', { name: 'No, I don’t want this loan' }).click(),
  button: (page) => page.getByRole('button', { name: 'Decline', exact: true }),
  again: async ({ page }) => {
    await page.getByRole('button', { name: 'No, I don’t want this loan' }).click();
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
  },
  done: words('You declined this offer.'),
  count: hasLeft('approved'),
};

const applying: Recipe = {
  name: 'apply',
  call: applyForProduct,
  screen: 'productDetail',
  from: { as: 'settled', at: '/products/shop' },
  button: (page) => primaryAction(page, 'Apply'),
  done: heading(/^Verification$|^Bank account/),
  count: orders,
};

const sendingForReview: Recipe = {
  name: 'send for review',
  call: submitApplication,
  screen: 'loanDetailUrl',
  from: { as: 'settled', at: '/orders/:orderId' },
  before: async ({ ask }) => {
    const { orderId } = await ask(applyForProduct, { productId: 'phone' });
    return { orderId };
  },
  button: (page) => primaryAction(page, 'Send my application'),
  done: words(/is reviewing your application|You’re approved|You weren’t approved/),
  count: hasLeft('draft'),
};

const paying: Recipe = {
  name: 'make a pay code',
  call: generatePayCode,
  screen: 'repayUrl',
  from: { as: 'two-paid', at: '/orders/:orderId/repay' },
  button: (page) => primaryAction(page, /^Pay ¥/),
  done: words(/^Expires in/),
  count: payments,
  countOfTwoTabs: waitingCodes,
  isResumed: true,
};

const payingByWallet: Recipe = {
  ...paying,
  name: 'make a wallet code',
  screen: 'ynRepayChoose',
  from: {
    ...paying.from,
    steps: [
      { tap: 'link', name: 'More banks, wallets and shops' },
      { tap: 'tab', name: 'Wallet' },
      { tap: 'radio', name: /Mobile wallet/ },
    ],
  },
  button: (page) => primaryAction(page, 'Get my code'),
};

const delaying: Recipe = {
  name: 'delay a payment',
  call: generatePayCode,
  screen: 'repayDelayUrl',
  from: { as: 'two-paid', at: '/orders/:orderId/delay', steps: [{ tap: 'radio', name: /\+ 7 days/ }] },
  fill: (scene) => typeCode(scene, () => primaryAction(scene.page, /^Delay 7 days/).click()),
  button: inSheet('Confirm new dates'),
  done: heading('You have more time for this payment'),
  count: payments,
  isOneTry: true,
};

const sendingReference: Recipe = {
  name: 'send a reference',
  call: submitUtr,
  screen: 'reference',
  from: {
    as: 'two-paid',
    at: '/orders/:orderId/reference',
    steps: [{ fill: 'Reference (UTR)', with: '426501938842' }],
  },
  button: (page) => primaryAction(page, 'Send reference'),
  done: heading(/We’re looking for your payment|Payment received/),
  count: payments,
  isResumed: true,
};

const binding: Recipe = {
  name: 'bind an account',
  call: bindCard,
  screen: 'newAccount',
  from: {
    as: 'two-paid',
    at: '/cards/new',
    steps: [
      { fill: 'Account number', with: '5550004418' },
      { fill: 'Type it again', with: '5550004418' },
    ],
  },
  fill: async ({ page }) => {
    await page.getByRole('button', { name: /^Bank/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Harbour Bank' }).first().click();
    await sheet.waitFor({ state: 'hidden' });
  },
  button: (page) => primaryAction(page, 'Save account'),
  done: words('•••• 4418'),
  count: async ({ ask }) => (await ask(cardSetting, {})).cards.length,
  isSecret: true,
};

const changing: Recipe = {
  name: 'change the account',
  call: changeCard,
  screen: 'bindBank',
  from: { as: 'payout-failed', at: '/cards?_order=:orderId' },
  button: (page) =>
    page
      .getByRole('listitem')
      .filter({ hasText: '4417' })
      .getByRole('button', { name: 'Send the money here' }),
  done: words(/Your money is on its way|^Pay ¥/),
  count: hasLeft('disburseFailed'),
};

const reporting: Recipe = {
  name: 'report a problem',
  call: saveProblem,
  screen: 'newProblem',
  from: { as: 'two-paid', at: '/complaints/new' },
  fill: async ({ page }) => {
    await choose(page, 'Payment');
    await page.getByRole('button', { name: /What went wrong/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('I paid twice').click();
    await sheet.waitFor({ state: 'hidden' });
    await page.getByRole('textbox', { name: 'Tell us more' }).fill('I paid payment 2 two times, on one day.');
  },
  button: (page) => primaryAction(page, 'Send'),
  done: (page) => page.getByRole('heading', { name: 'I paid twice', level: 1 }),
  count: async ({ ask }) => (await ask(problemList, { pageNum: 1, pageSize: 100 })).list.length,
};

/** The writes that move money or are binding, as a borrower makes them. */
export const moneyRecipes: readonly Recipe[] = [
  ...[signing, refusing, applying, sendingForReview, paying, payingByWallet],
  ...[delaying, sendingReference, binding, changing, reporting],
];
