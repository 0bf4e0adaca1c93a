import {
  changePhone,
  endSessions,
  passwordLogin,
  resetPassword,
  sendSmsCode,
  sessionList,
  userInfo,
} from '@clearloan/auth/contract';
import { cardSetting, removeCard } from '@clearloan/certification/contract';
import { loanDetails, withdrawApplication } from '@clearloan/loans/contract';
import { changeAutopay, createAutopay, showAutopay } from '@clearloan/repayment/contract';
import type { Page } from '@playwright/test';
import type { LenderStaff } from '../support/lender-staff';
import { primaryAction } from '../support/screen';
import type { Asking } from './effects';
import type { Recipe, Scene } from './recipe';

const newNumber = { typed: '0812 7000 4418', international: '+6281270004418' };
const password = 'a quiet harbour 41';

const phoneOf = ({ facts }: Asking): string => String(facts['phone']);
const orderOf = ({ facts }: Asking) => ({ orderId: String(facts['orderId']) });
const inDialog = (name: string) => (page: Page) =>
  page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name, exact: true });

/** Taps the button that requests a code, and types the code. */
async function typeCode({ page, staff, asking }: Scene, button: string | RegExp): Promise<void> {
  const used = await staff.codeFor(phoneOf(asking));
  await primaryAction(page, button).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill(await staff.codeFor(phoneOf(asking), used));
}

/** A tap and a confirmation; both again after a rejection. */
const askedFirst = (open: string | RegExp, confirm: string): Pick<Recipe, 'fill' | 'button' | 'again'> => {
  const fill = ({ page }: Scene) => page.getByRole('button', { name: open }).click();
  return {
    fill,
    button: inDialog(confirm),
    again: async (scene) => {
      await fill(scene);
      await inDialog(confirm)(scene.page).click();
    },
  };
};

const removing: Recipe = {
  name: 'remove an account',
  call: removeCard,
  screen: 'bindBank',
  from: { as: 'two-paid', at: '/cards' },
  ...askedFirst(/^Remove .*4417$/, 'Remove'),
  done: (page) => page.getByRole('heading', { name: 'No bank account yet' }),
  count: async ({ ask }) => ((await ask(cardSetting, {})).cards.length === 0 ? 1 : 0),
};

const withdrawing: Recipe = {
  name: 'withdraw an application',
  call: withdrawApplication,
  screen: 'loanDetailUrl',
  from: { as: 'reviewing', at: '/orders/:orderId' },
  ...askedFirst('Withdraw application', 'Withdraw'),
  done: (page) => page.getByText(/You withdrew/).first(),
  count: async (asking) =>
    (await asking.ask(loanDetails, orderOf(asking))).orderStatus === 'reviewing' ? 0 : 1,
};

const hasMandate = async (asking: Asking) =>
  (await asking.ask(showAutopay, orderOf(asking))).mandateId !== undefined;

const allowing: Recipe = {
  name: 'allow automatic payments',
  call: createAutopay,
  screen: 'autopay',
  from: { as: 'two-paid', at: '/orders/:orderId/autopay' },
  fill: (scene) => typeCode(scene, 'Allow automatic payments'),
  button: inDialog('Allow automatic payments'),
  done: (page) => page.getByText('Next collection').first(),
  count: async (asking) => ((await hasMandate(asking)) ? 1 : 0),
  isOneTry: true,
};

/** A mandate that already exists. */
async function mandate(asking: Asking, staff: LenderStaff): Promise<Record<string, never>> {
  const used = await staff.codeFor(phoneOf(asking));
  await asking.ask(sendSmsCode, { phone: '', type: 'autopay' });
  const smsCode = await staff.codeFor(phoneOf(asking), used);
  const { accounts, caps } = await asking.ask(showAutopay, orderOf(asking));
  const [account] = accounts;
  const [cap] = caps;
  if (account === undefined || cap === undefined)
    throw new Error('The fixture has no bank account or no cap for automatic payments.');
  await asking.ask(createAutopay, { ...orderOf(asking), cardId: account.cardId, cap, smsCode });
  return {};
}

const cancelling: Recipe = {
  name: 'cancel automatic payments',
  call: changeAutopay,
  screen: 'autopay',
  from: { as: 'two-paid', at: '/orders/:orderId/autopay' },
  before: mandate,
  button: (page) => primaryAction(page, 'Cancel automatic payments'),
  done: (page) => primaryAction(page, 'Allow automatic payments'),
  count: async (asking) => ((await hasMandate(asking)) ? 0 : 1),
};

const movingNumber: Recipe = {
  name: 'change the phone number',
  call: changePhone,
  screen: 'changePhone',
  from: { as: 'two-paid', at: '/settings/details/phone' },
  fill: async (scene) => {
    const { page, staff } = scene;
    await page.getByLabel(/phone number/i).fill(newNumber.typed);
    await primaryAction(page, 'Send code').click();
    await page
      .locator('main')
      .getByLabel('6-digit code')
      .fill(await staff.codeFor(newNumber.international));
    await typeCode(scene, 'Change my number');
  },
  button: inDialog('Change my number'),
  done: (page) => page.getByText(/^Your number is now/).first(),
  count: async ({ ask }) => ((await ask(userInfo, {})).phone.endsWith('418') ? 1 : 0),
  isOneTry: true,
};

/** The borrower is logged in twice, with a new password; the page has the later session. */
async function twoLogins(asking: Asking, staff: LenderStaff): Promise<{ readonly sessionId: string }> {
  const phone = phoneOf(asking);
  const used = await staff.codeFor(phone);
  await asking.ask(sendSmsCode, { phone, type: 'reset' });
  await asking.ask(resetPassword, { phone, smsCode: await staff.codeFor(phone, used), password });
  await asking.ask(passwordLogin, { username: phone, password });
  const { sessionId } = await asking.ask(passwordLogin, { username: phone, password });
  return { sessionId };
}

const endingSession: Recipe = {
  name: 'log out another device',
  call: endSessions,
  screen: 'devices',
  from: { as: 'two-paid', at: '/settings/devices' },
  before: twoLogins,
  fill: (scene) => typeCode(scene, 'Log out the other device'),
  button: inDialog('Confirm'),
  done: (page) => page.getByText(/1 device was logged out/).first(),
  count: async ({ ask }) => 2 - (await ask(sessionList, {})).list.length,
  isOneTry: true,
};

/** The writes about a borrower's account, bank accounts and consents. */
export const accountRecipes: readonly Recipe[] = [
  ...[removing, withdrawing, allowing, cancelling, movingNumber, endingSession],
];
