import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { DueCountProvider, AppRuntimeProvider } from '@clearloan/app-runtime';
import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { userInfo } from '@clearloan/session/contract';
import { userInfo as info, userInfoOfNewBorrower } from '@clearloan/session/testing';
import { routes } from '../routes';
import { userMenu } from '../contract';
import { userMenu as menu } from '../fixtures/user-menu';

const lender = fakeLender();
const elsewhere = ['/certification', '/orders', '/cards'];

beforeEach(() => {
  lender.answerWire(userInfo, info);
  lender.answerWire(userMenu, menu);
});

/** An app with one screen of another feature. */
const Offering = ({ path }: { path: string }) => (
  <AppRuntimeProvider value={{ hasScreen: (asked) => asked === path }}>
    <Outlet />
  </AppRuntimeProvider>
);

const open = () => renderRoutes(routes, { at: '/mine', elsewhere });

describe('the personal centre', () => {
  it('shows the borrower with a masked number, what is left to pay and the available amount', async () => {
    await open();
    expect(await screen.findByText('Mira Tan')).toBeVisible();
    expect(screen.getByText('+62 812 •••• 0417')).toBeVisible();
    expect(screen.getByText('¥8,569.24')).toBeInTheDocument();
    expect(screen.getByText('You can borrow up to')).toBeVisible();
  });

  it('shows when the verification was completed, and links to it', async () => {
    const list = [{ key: 'certification', title: 'Verification', linkUrl: '/certification' }];
    lender.answerWire(userMenu, { list });
    const { user } = await open();
    const entry = await screen.findByRole('link', { name: /Verification.*Last checked 24 Aug.*Done/ });
    await user.click(entry);
    expect(await screen.findByText('elsewhere: /certification')).toBeVisible();
  });

  it('shows a help group with the entries whose screens exist', async () => {
    const offered = { element: <Offering path="/complaints" />, children: routes };
    await renderRoutes([offered], { at: '/mine', elsewhere });
    expect(await screen.findByRole('link', { name: /Report a problem.*1 open/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Help' })).toBeVisible();
    expect(screen.queryByText('Contact us')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Payments and receipts/ })).not.toBeInTheDocument();
  });

  it('shows the number of due payments next to the reminders', async () => {
    lender.answerWire(userMenu, { list: [{ key: 'reminders', title: 'Reminders', linkUrl: '/reminders' }] });
    const knowing = (
      <DueCountProvider value={2}>
        <Outlet />
      </DueCountProvider>
    );
    await renderRoutes([{ element: knowing, children: routes }], { at: '/mine', elsewhere });
    expect(await screen.findByRole('link', { name: /Reminders.*2 due/ })).toBeVisible();
  });

  it('always links to the privacy page and the about page', async () => {
    lender.answerWire(userMenu, { list: [] });
    await open();
    expect(await screen.findByRole('link', { name: 'My data and consent' })).toHaveAttribute(
      'href',
      '/privacy',
    );
    expect(screen.getByRole('link', { name: 'About Clearloan' })).toHaveAttribute('href', '/about-us');
  });

  it('shows a new borrower the phone number and the verification steps left', async () => {
    lender.answerWire(userInfo, userInfoOfNewBorrower);
    lender.answerWire(userMenu, {
      list: [
        {
          key: 'certification',
          title: 'Verification',
          value: '4 left',
          redPoint: 4,
          linkUrl: '/certification',
        },
      ],
    });
    await open();
    expect(await screen.findByText('+62 812 •••• 0418')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Verification.*4 left/ })).toBeVisible();
    expect(screen.getByText('You can borrow up to')).not.toBeVisible();
  });

  it('shows a failure with a retry when the account did not load, and the menu stays usable', async () => {
    lender.refuse(userInfo, codes.notAllowedNow, 'The lender is closed.');
    const { user } = await open();
    expect(await screen.findByText('Your account didn’t load')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Payments and receipts/ })).toBeVisible();
    expect(screen.getByText('Clearloan')).toBeVisible();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
    lender.answerWire(userInfo, info);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mira Tan')).toBeVisible();
  });

  it('shows one failure with one retry when nothing loaded', async () => {
    for (const read of [userInfo, userMenu])
      lender.refuse(read, codes.notAllowedNow, 'The lender is closed.');
    const { user } = await open();
    expect(await screen.findByText('Your profile didn’t load')).toBeVisible();
    lender.answerWire(userInfo, info);
    lender.answerWire(userMenu, menu);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mira Tan')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Payments and receipts/ })).toBeVisible();
  });

  it('keeps the last known account when a refresh fails, and shows that', async () => {
    const { queries } = await open();
    await screen.findByText('Mira Tan');
    lender.drop(userInfo);
    await queries.invalidateQueries();
    expect(await screen.findByText(/Couldn’t refresh/)).toBeVisible();
    expect(screen.getByText('Mira Tan')).toBeVisible();
  });

  it('links to the settings and to the logout', async () => {
    const { user, router } = await open();
    expect(await screen.findByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    await user.click(screen.getByRole('link', { name: 'Log out' }));
    expect(await screen.findByRole('dialog', { name: 'Log out?' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/logout');
  });
});
