import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { loginSetting, logout, userInfo } from '../contract';
import { loginSetting as setting } from '../fixtures/login';
import { userInfo as info } from '../fixtures/user-info';
import { hasUnconfirmedSession, markSessionUnconfirmed } from '../device/unconfirmed-session';
import { isAnotherBorrower } from '../device/last-borrower';
import { routes } from '../routes';
import { leavingShell } from '../testing/leaving-shell';

const lender = fakeLender();
const startOver = jest.fn();

beforeEach(() => {
  localStorage.clear();
  startOver.mockClear();
  lender.answerWire(loginSetting, setting);
  lender.answerWire(userInfo, info);
  markSessionUnconfirmed();
});

const open = () =>
  renderRoutes([leavingShell(routes, startOver)], {
    at: '/login?_return=/orders',
    elsewhere: ['/orders', '/'],
  });

describe('a session from a link', () => {
  it('is shown with its masked number and used only after the borrower confirms it', async () => {
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Continue as +62 812 •••• 0417?' });
    expect(screen.queryByText('Mira Tan')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yes, continue' }));
    expect(await screen.findByText('elsewhere: /orders')).toBeVisible();
    expect(hasUnconfirmedSession()).toBe(false);
    expect(isAnotherBorrower('81299990417')).toBe(true);
  });

  it('that the borrower rejects ends at the lender and on the device', async () => {
    lender.answerWire(logout, null);
    const { user, session } = await open();
    await user.click(await screen.findByRole('button', { name: 'No, this isn’t me' }));
    await waitFor(() => {
      expect(startOver).toHaveBeenCalledTimes(1);
    });
    expect(lender.received(logout)).toHaveLength(1);
    expect(session.isLoggedIn()).toBe(false);
    expect(hasUnconfirmedSession()).toBe(false);
  });

  it('cannot be confirmed before its account is loaded', async () => {
    lender.refuse(userInfo, codes.notAllowedNow, 'The lender is closed.');
    const { user } = await open();
    expect(await screen.findByText('The account didn’t load')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes, continue' }));
    expect(hasUnconfirmedSession()).toBe(true);
    lender.answerWire(userInfo, info);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /Continue as/ })).toBeVisible();
  });

  it('that has expired leads to the login', async () => {
    lender.refuse(userInfo, codes.sessionExpired, 'Please log in.');
    await open();
    expect(await screen.findByLabelText('Phone number')).toBeVisible();
  });
});
