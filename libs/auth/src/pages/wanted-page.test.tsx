import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, screen } from '@testing-library/react';
import { loginSetting, sendSmsCode } from '@clearloan/session/contract';
import { codeSent, loginSetting as setting } from '@clearloan/session/testing';
import { rememberBorrower } from '@clearloan/session';
import { passwordLogin, resetPassword, smsCodeLogin } from '../contract';
import { loginOfKnownBorrower } from '../fixtures/login';
import { routes } from '../routes';

const lender = fakeLender();
const mira = '+6281255500417';
const rina = '+6281300000001';

beforeEach(() => {
  // Time also advances by itself, as calls and screens need it.
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  localStorage.clear();
  sessionStorage.clear();
  lender.answerWire(loginSetting, setting);
  lender.answerWire(sendSmsCode, codeSent);
  lender.answerWire(smsCodeLogin, loginOfKnownBorrower);
  lender.answerWire(passwordLogin, loginOfKnownBorrower);
  lender.answerWire(resetPassword, null);
});
afterEach(() => {
  jest.useRealTimers();
});

const minutesPass = (minutes: number) => {
  act(() => {
    jest.advanceTimersByTime(minutes * 60_000);
  });
};

type User = Awaited<ReturnType<typeof renderRoutes>>['user'];

/** As the shell redirects a visitor who requested the loans. */
async function askToLogIn(step = '') {
  const at = `/login?${step}_return=/orders`;
  const opened = await renderRoutes(routes, { at, loggedIn: false, elsewhere: ['/', '/orders'] });
  await screen.findByRole('link', { name: 'Terms' });
  return opened;
}

async function logIn(user: User) {
  await user.type(await screen.findByLabelText('Phone number'), '81255500417');
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByLabelText('6-digit code'), '730912');
}

describe('the page requested before the login', () => {
  it('opens for the borrower whose session expired', async () => {
    rememberBorrower(mira);
    const { user } = await askToLogIn();
    await logIn(user);
    expect(await screen.findByText('elsewhere: /orders')).toBeVisible();
  });

  it('is dropped when another borrower logs in, who gets home', async () => {
    rememberBorrower(rina);
    const { user } = await askToLogIn();
    await logIn(user);
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
  });

  it('is dropped when another borrower logs in with a new password', async () => {
    rememberBorrower(rina);
    const { user } = await askToLogIn('_step=forgotten&');
    await user.type(await screen.findByLabelText('Phone number'), '81255500417');
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('6-digit code'), '730912');
    await user.type(screen.getByLabelText('New password'), 'long enough');
    await user.click(screen.getByRole('button', { name: 'Save and log in' }));
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
  });

  it('is dropped after ten minutes, also after a reload', async () => {
    rememberBorrower(mira);
    const first = await askToLogIn();
    minutesPass(6);
    first.unmount();
    const { user } = await askToLogIn();
    minutesPass(4);
    await logIn(user);
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
  });

  it('can be requested again later', async () => {
    rememberBorrower(rina);
    const first = await askToLogIn();
    await logIn(first.user);
    await screen.findByText('elsewhere: /');
    first.unmount();
    const { user } = await askToLogIn();
    minutesPass(9);
    await logIn(user);
    expect(await screen.findByText('elsewhere: /orders')).toBeVisible();
  });
});
