import type { Endpoint } from '@clearloan/api-client/declare';
import {
  basicPersonInfo,
  personalInfo,
  savePersonalInfo,
  uploadImage,
} from '@clearloan/certification/contract';
import { confirmLoan } from '@clearloan/application/contract';
import { loanDetails } from '@clearloan/loan-view/contract';
import { generatePayCode, loanPlanInfo } from '@clearloan/repayment/contract';
import { newcomer, type ScreenState } from '@clearloan/routes';
import type { Locator, Page } from '@playwright/test';
import type { LenderStaff } from '../support/lender-staff';
import { primaryAction } from '../support/screen';
import type { Asking } from './effects';

export interface Scene {
  readonly page: Page;
  readonly staff: LenderStaff;
  readonly asking: Asking;
}

/** How a borrower performs a write, and how the result is detected. */
export interface Recipe {
  readonly name: string;
  readonly call: Endpoint;
  readonly from: Omit<ScreenState, 'state'>;
  /** All steps before the last tap. */
  readonly fill?: (scene: Scene) => Promise<void>;
  /** The target of the last tap. */
  readonly button?: (page: Page) => Locator;
  /** The last step, if it is not a tap. */
  readonly send?: (scene: Scene) => Promise<void>;
  /** Visible once the lender has executed the write, and never before. */
  readonly done: (page: Page) => Locator;
  /** The number of effects at the lender. */
  readonly count: (asking: Asking) => Promise<number>;
  /** For a tap in the second tab that undoes the first one: what must exist exactly once anyway. */
  readonly countOfTwoTabs?: (asking: Asking) => Promise<number>;
  /** Needs a one-time code: a second try needs a new one, which is not sent within a minute. */
  readonly isOneTry?: true;
  /** A retry that is not the same tap. */
  readonly again?: (scene: Scene) => Promise<void>;
  /** An error that the screen itself shows next to the action, without a toast. */
  readonly told?: (page: Page) => Locator;
  /** The screen itself finds out the result after a reload. */
  readonly isResumed?: true;
}

const orderOf = ({ facts }: Asking) => ({ orderId: String(facts['orderId']) });
const words = (text: RegExp) => (page: Page) => page.getByText(text).first();
const transactions = async (asking: Asking) => (await asking.ask(loanPlanInfo, orderOf(asking))).transactions;

/** A binding write with a code: after a reload the screen asks the lender for the result. */
const signing: Recipe = {
  name: 'sign a loan',
  call: confirmLoan,
  from: { as: 'approved-fixed', at: '/orders/:orderId/confirm' },
  fill: async ({ page, staff, asking }) => {
    const phone = String(asking.facts['phone']);
    const used = await staff.codeFor(phone);
    const agreement = page.getByRole('checkbox', { name: /I’ve read/ }).locator('..');
    await agreement.click({ position: { x: 10, y: 10 } });
    await primaryAction(page, 'Confirm loan').click();
    const field = page.getByRole('dialog').getByRole('textbox');
    await field.fill(await staff.codeFor(phone, used));
  },
  button: (page) => page.getByRole('dialog').getByRole('button', { name: 'Sign the loan' }),
  done: words(/Your money is on its way|^Pay ¥/),
  count: async (asking) =>
    (await asking.ask(loanDetails, orderOf(asking))).orderStatus === 'approved' ? 0 : 1,
  isOneTry: true,
  isResumed: true,
};

/** A write with an idempotency key: after a reload the screen repeats it. */
const paying: Recipe = {
  name: 'make a pay code',
  call: generatePayCode,
  from: { as: 'two-paid', at: '/orders/:orderId/repay' },
  button: (page) => primaryAction(page, /^Pay ¥/),
  done: words(/^Expires in/),
  count: async (asking) => (await transactions(asking)).length,
  // A second code replaces the first: at most one is waiting.
  countOfTwoTabs: async (asking) =>
    (await transactions(asking)).filter(({ kind, status }) => kind === 'code' && status === 'waiting').length,
  isResumed: true,
};

async function choosePicture({ page, staff }: Scene): Promise<void> {
  const buffer = await staff.samplePicture('id_front');
  const input = page.getByLabel('Choose a photo from your phone').first();
  await input.focus();
  await input.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer });
}

/** A write without a key, with a file. */
const uploading: Recipe = {
  name: 'send a picture of a paper',
  call: uploadImage,
  from: { as: newcomer, at: '/IdCardType?_picture=id_front' },
  fill: ({ page }) => page.getByLabel('Choose a photo from your phone').first().focus(),
  send: choosePicture,
  done: (page) => primaryAction(page, /^Next photo: National ID, back/),
  told: words(/The photo wasn’t sent|Retake the photo/),
  // A rejected picture is taken again.
  again: async (scene) => {
    const button = scene.page.getByRole('button', { name: 'Resend' });
    if (await button.isVisible()) await button.click();
    else await choosePicture(scene);
  },
  count: async ({ ask }) => ((await ask(basicPersonInfo, {})).id_front === undefined ? 0 : 1),
};

const street = '12 Harbour Street';

/** A write without a key, with typed text. */
const saving: Recipe = {
  name: 'save about me',
  call: savePersonalInfo,
  from: {
    as: 'two-paid',
    at: '/certification/personal',
    steps: [{ fill: 'Where do you live?', with: street }],
  },
  button: (page) => primaryAction(page, 'Save'),
  done: (page) => page.getByRole('heading', { name: /^Verification$|^All steps/ }).first(),
  count: async ({ ask }) => (JSON.stringify(await ask(personalInfo, {})).includes(street) ? 1 : 0),
};

/** One of each way to write. Other writes use the same hooks: `useMoneyWrite` and `useWrite`. */
export const recipes: readonly Recipe[] = [signing, paying, uploading, saving];
