import { passwordLogin, resetPassword, sendSmsCode, smsCodeLogin } from '@clearloan/auth/contract';
import { visitor } from '@clearloan/routes';
import type { LenderStaff } from '../support/lender-staff';
import { primaryAction } from '../support/screen';
import type { Asking } from './effects';
import type { Recipe } from './recipe';

const phone = { typed: '0812 7000 4419', international: '+6281270004419' };
const [firstPassword, nextPassword] = ['a quiet harbour 41', 'a narrow bridge 52'];
const usePassword = { tap: 'link', name: 'Use my password' } as const;

/** The number has an account with a password; nobody is logged in on the device. */
async function accountWithPassword({ ask }: Asking, staff: LenderStaff): Promise<Record<string, never>> {
  const { international } = phone;
  await ask(sendSmsCode, { phone: international, type: 'login' });
  const used = await staff.codeFor(international);
  await ask(smsCodeLogin, { username: international, smsCode: used });
  await ask(sendSmsCode, { phone: international, type: 'reset' });
  const smsCode = await staff.codeFor(international, used);
  await ask(resetPassword, { phone: international, smsCode, password: firstPassword });
  return {};
}

const opensWith = ({ ask }: Asking, password: string): Promise<boolean> =>
  ask(passwordLogin, { username: phone.international, password }).then(
    () => true,
    () => false,
  );

const logInByPassword: Recipe = {
  name: 'log in by a password',
  call: passwordLogin,
  screen: 'login',
  from: {
    as: visitor,
    at: '/login',
    // The step before it has a field for the number too, and is on view until this one is loaded.
    steps: [
      usePassword,
      { fill: 'Password', with: firstPassword },
      { fill: 'Phone number', with: phone.typed },
    ],
  },
  before: accountWithPassword,
  // Half a second after the first touch the code that sends calls is prefetched; nobody types a password faster.
  fill: async ({ page }) => {
    await page.clock.fastForward(500);
    await page.waitForLoadState('networkidle');
  },
  button: (page) => primaryAction(page, 'Log in'),
  done: (page) => page.getByRole('heading', { name: 'Home' }).first(),
  isSecret: true,
};

const setPassword: Recipe = {
  name: 'set a new password',
  call: resetPassword,
  screen: 'login',
  from: {
    as: visitor,
    at: '/login',
    steps: [
      usePassword,
      { tap: 'link', name: 'Forgot password?' },
      { fill: 'Phone number', with: phone.typed },
    ],
  },
  // The code that the account was made with is a minute too young for another one.
  before: async ({ ask }, staff) => {
    await ask(sendSmsCode, { phone: phone.international, type: 'login' });
    const smsCode = await staff.codeFor(phone.international);
    await ask(smsCodeLogin, { username: phone.international, smsCode });
    return {};
  },
  fill: async ({ page, staff }) => {
    const used = await staff.codeFor(phone.international);
    await primaryAction(page, 'Send code').click();
    await page.getByLabel('6-digit code').fill(await staff.codeFor(phone.international, used));
    await page.getByLabel('New password').fill(nextPassword);
  },
  button: (page) => primaryAction(page, 'Save and log in'),
  done: (page) => page.getByRole('heading', { name: 'Home' }).first(),
  count: async (asking) => ((await opensWith(asking, nextPassword)) ? 1 : 0),
  isOneTry: true,
  isSecret: true,
};

/** The writes about a password, by a borrower who is not logged in. */
export const passwordRecipes: readonly Recipe[] = [logInByPassword, setPassword];
