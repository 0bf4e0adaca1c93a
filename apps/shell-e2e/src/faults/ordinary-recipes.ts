import { deleteUser, logout, sendSmsCode, smsCodeLogin } from '@clearloan/auth/contract';
import {
  basicPersonInfo,
  saveBasicInfo,
  saveExtInfo,
  saveJobInfo,
  savePersonalInfo,
  uploadDevice,
  uploadImage,
  uploadLocation,
} from '@clearloan/certification/contract';
import { rateService } from '@clearloan/loans/contract';
import { newcomer, visitor, type Step } from '@clearloan/routes';
import type { Page } from '@playwright/test';
import { goTo, primaryAction } from '../support/screen';
import type { Recipe, Scene } from './recipe';

const typed = '0812 7000 4417';
const international = '+6281270004417';
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const words = (text: string | RegExp) => (page: Page) => page.getByText(text).first();
const at = (path: string, as: string, steps: readonly Step[] = []) => ({ as, at: path, steps });
const sendCode: readonly Step[] = [
  { fill: 'Phone number', with: typed },
  { tap: 'button', name: 'Send code' },
];
const askForCode: Recipe = {
  name: 'ask for a code',
  call: sendSmsCode,
  screen: 'login',
  from: at('/login', visitor, [{ fill: 'Phone number', with: typed }]),
  button: (page) => primaryAction(page, 'Send code'),
  done: heading('Enter the code'),
  isOneTry: true,
};

const logInByCode: Recipe = {
  name: 'log in by a code',
  call: smsCodeLogin,
  screen: 'login',
  from: at('/login', visitor, sendCode),
  fill: ({ page }) => page.getByLabel('6-digit code').waitFor(),
  send: async ({ page, staff }) => {
    await page.getByLabel('6-digit code').fill(await staff.codeFor(international));
  },
  done: heading('Home'),
  isOneTry: true,
};

const leaving: Recipe = {
  name: 'log out',
  call: logout,
  screen: 'logout',
  // An unsent form is kept on the device; it is deleted too.
  from: at('/certification/personal', 'two-paid', [
    { fill: 'Where do you live?', with: '12 Harbour Street' },
  ]),
  fill: ({ page }) => goTo(page, '/logout'),
  button: (page) => page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }),
  done: (page) => page.getByRole('link', { name: 'Log in' }).first(),
  cannotFail: true,
};

const deleting: Recipe = {
  name: 'delete the account',
  call: deleteUser,
  screen: 'deleteAccount',
  from: at('/settings/delete-account', newcomer),
  fill: async ({ page, staff, asking }) => {
    const phone = String(asking.facts['phone']);
    const used = await staff.codeFor(phone);
    await primaryAction(page, 'Delete my account').click();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill(await staff.codeFor(phone, used));
  },
  button: (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }),
  done: words('Your account will be deleted on'),
  isOneTry: true,
};

const rating: Recipe = {
  name: 'rate the service',
  call: rateService,
  screen: 'loanDetailUrl',
  from: at('/orders/:orderId', 'settled', [
    { tap: 'radio', name: '2 stars' },
    { fill: 'Tell us more (optional)', with: 'The code came late.' },
  ]),
  button: (page) => page.getByRole('button', { name: 'Send', exact: true }),
  done: words('Thanks for your feedback'),
};

const saving = {
  button: (page: Page) => primaryAction(page, 'Save and continue'),
  done: heading(/^Verification$|^All steps/),
};

const identity: Recipe = {
  ...saving,
  name: 'save who I am',
  call: saveBasicInfo,
  screen: 'identityDetails',
  from: at('/certification/identity', 'two-paid'),
};
const myself: Recipe = {
  ...saving,
  name: 'save about me',
  call: savePersonalInfo,
  screen: 'personal',
  from: at('/certification/personal', 'two-paid', [
    { fill: 'Where do you live?', with: '12 Harbour Street' },
  ]),
};
const myJob: Recipe = {
  ...saving,
  name: 'save my job',
  call: saveJobInfo,
  screen: 'job',
  from: at('/certification/job', 'two-paid', [
    { tap: 'radio', name: 'Not working now' },
    { fill: 'Monthly income', with: '6100' },
  ]),
};
const contacts: Recipe = {
  ...saving,
  name: 'save two contacts',
  call: saveExtInfo,
  screen: 'contacts',
  from: at('/certification/contacts', 'two-paid', [{ fill: 'Name', with: 'Rina Tan' }]),
};

const chooseFile =
  (label: string | RegExp) =>
  async ({ page, staff }: Scene) => {
    const file = {
      name: 'card.png',
      mimeType: 'image/png',
      buffer: await staff.samplePicture('id_front'),
    };
    const input = page.getByLabel(label).first();
    await input.focus();
    await input.setInputFiles(file);
  };

const choosePhoto = chooseFile('Choose a photo from your phone');

const papers: Recipe = {
  name: 'send a picture of a paper',
  call: uploadImage,
  screen: 'IdCardType',
  from: at('/IdCardType?_picture=id_front', newcomer),
  fill: ({ page }) => page.getByLabel('Choose a photo from your phone').first().focus(),
  send: choosePhoto,
  done: (page) => primaryAction(page, /^Next photo: National ID, back/),
  told: (page) => page.getByText(/The photo wasn’t sent|Retake the photo/),
  // A rejected picture is taken again.
  again: async (scene) => {
    const button = scene.page.getByRole('button', { name: 'Resend' });
    if (await button.isVisible()) await button.click();
    else await choosePhoto(scene);
  },
  count: async ({ ask }) => ((await ask(basicPersonInfo, {})).id_front === undefined ? 0 : 1),
};

const location: Recipe = {
  name: 'send where I am',
  call: uploadLocation,
  screen: 'identityDetails',
  from: at('/certification/identity', newcomer),
  fill: async ({ page }) => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: -6.914744, longitude: 107.60981 });
    await page.getByRole('button', { name: 'Share once: Your location' }).click();
  },
  button: (page) => page.getByRole('dialog').getByRole('button', { name: 'Allow', exact: true }),
  done: (page) => page.getByText('Sent', { exact: true }).first(),
  told: (page) => page.getByText(/^(It wasn’t sent|Not sent\.)/),
  again: ({ page }) => shareAgain(page, /: Your location$/),
};

/** Retries, including the consent if that did not arrive either. */
async function shareAgain(page: Page, fact: RegExp): Promise<void> {
  const allow = page.getByRole('dialog').getByRole('button', { name: 'Allow', exact: true });
  await page.getByRole('button', { name: fact }).click();
  await allow
    .or(page.getByText('Sent', { exact: true }))
    .first()
    .waitFor();
  if (await allow.isVisible()) await allow.click();
}

const device: Recipe = {
  ...location,
  name: 'send phone details',
  call: uploadDevice,
  fill: async ({ page }) => {
    await page.getByRole('button', { name: 'Share once: Phone details' }).click();
  },
  again: ({ page }) => shareAgain(page, /: Phone details$/),
};

/** The writes that move no money, as a borrower makes them. */
export const ordinaryRecipes: readonly Recipe[] = [
  ...[askForCode, logInByCode, leaving, deleting, rating],
  ...[identity, myself, myJob, contacts, papers, location, device],
];

const byOutbox =
  'goes from the outbox of what is kept on the phone, with no screen waiting: histories of the books';
const byDevice = 'a switch that the browser answers for: its states are tests of the reminders';
const unseen = 'quiet: sent with no borrower waiting, and dropped when it fails';

/** Writes that no screen waits for, each with the reason. The run fails for a write that is neither here nor in a recipe. */
export const withoutRecipe: Readonly<Record<string, string>> = {
  '/user/logout': 'only after the first way to log out is unknown to a lender: a journey of its own',
  '/service/login/send-voice-code':
    'the same sheet and hook as the code by message; the lender counts real seconds before it',
  '/user-problem/upload-problem-img': 'goes with the report, which waits for it: journeys of reports',
  '/credit-info/upload-contacts-ios': 'refused before sending in the sample market',
  '/v3/loan-details/arrangement': 'the same sheet and hook as a delay: a journey of its own',
  '/calc/emi': 'the phone computes; a comparison of both holds them together',
  '/calc/emi-adv': 'the phone computes; a comparison of both holds them together',
  '/calc/jump-page-view': unseen,
  '/calc/add-loan': byOutbox,
  '/calc/del-loan': byOutbox,
  '/book-keeping/save-record': byOutbox,
  '/book-keeping/save-account': byOutbox,
  '/book-keeping/save-budget': byOutbox,
  '/book-keeping/delete-book-keeping': byOutbox,
  '/book-keeping/upload-image': byOutbox,
  '/repayment-product/save-repay-product': byOutbox,
  '/repayment-product/set-reminder': byOutbox,
  '/repayment-product/close-reminder': byOutbox,
  '/repayment-product/delete-repay-product': byOutbox,
  '/repayment-product/push-save': byDevice,
  '/repayment-product/push-remove': byDevice,
  '/messages/read': unseen,
  '/messages/save-setting': 'sets a state, so that a repeat changes nothing: tests of the notifications',
  '/service/event/save': unseen,
  '/service/new/union-error-info': unseen,
  '/v3/buried-point/upload': unseen,
  '/v3/loan-confirm/google-market-ios-new': unseen,
  '/v3/upload-info/upload-android-tag': unseen,
};
