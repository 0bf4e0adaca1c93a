import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, within } from '@testing-library/react';
import { endSessions, sessionList } from '../contract';
import { knownPhone, onlyThisDevice, threeSessions } from '../fixtures/sessions';
import { routes } from '../routes';

const lender = fakeLender();
beforeEach(() => {
  lender.answerWire(sessionList, threeSessions);
});

const open = (options = {}) => renderRoutes(routes, { at: '/settings/devices', ...options });

describe('the devices page', () => {
  it('shows each device with its last use, and marks this one, which has no log out button', async () => {
    await open();
    const [own, laptop, unknown] = await screen.findAllByRole('listitem');
    expect(own).toHaveTextContent('Chrome on Android');
    expect(own).toHaveTextContent('This device');
    expect(within(own!).queryByRole('button')).not.toBeInTheDocument();
    expect(laptop).toHaveTextContent(/Firefox on WindowsLast used .*09:55/);
    expect(unknown).toHaveTextContent(/^lynx/);
    expect(unknown).toHaveTextContent('Shared device');
  });

  it('logs one device out with a code, confirms it, and shows the remaining devices', async () => {
    lender.answerWire(endSessions, { ended: 1 });
    const { user } = await open();
    await screen.findAllByRole('listitem');
    lender.answerWire(sessionList, onlyThisDevice);
    await user.click(screen.getByRole('button', { name: 'Log out Firefox on Windows' }));
    expect(await screen.findByText(/1 device was logged out/)).toBeVisible();
    expect(lender.received(endSessions)[0]?.request).toEqual({ deviceId: 'd-2', smsCode: '123456' });
    expect(await screen.findByText('You’re logged in only here')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Log out/ })).not.toBeInTheDocument();
  });

  it('logs all other devices out at once', async () => {
    lender.answerWire(endSessions, { ended: 2 });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Log out 2 other devices' }));
    expect(await screen.findByText(/2 devices were logged out/)).toBeVisible();
    expect(lender.received(endSessions)[0]?.request).toEqual({ smsCode: '123456' });
  });

  it('forgets a known device that is logged out, with a code', async () => {
    lender.answerWire(sessionList, knownPhone);
    lender.answerWire(endSessions, { ended: 1 });
    const { user } = await open();
    const [, phone] = await screen.findAllByRole('listitem');
    expect(phone).toHaveTextContent(
      /^Safari on iOSLast login .*Logged out\. We still recognise it at login\./,
    );
    expect(screen.getByText('You’re logged in only here')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Log out/ })).not.toBeInTheDocument();
    lender.answerWire(sessionList, onlyThisDevice);
    await user.click(screen.getByRole('button', { name: 'Forget Safari on iOS' }));
    expect(await screen.findByText('Device forgotten')).toBeVisible();
    expect(screen.queryByText(/logged out\. If/)).not.toBeInTheDocument();
    expect(lender.received(endSessions)[0]?.request).toEqual({ deviceId: 'd-4', smsCode: '123456' });
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });

  it('logs nothing out when the borrower cancels the code', async () => {
    const { user } = await open({ confirmByCode: () => Promise.resolve() });
    await user.click(await screen.findByRole('button', { name: 'Log out 2 other devices' }));
    expect(lender.received(endSessions)).toEqual([]);
    expect(screen.queryByText(/logged out/)).not.toBeInTheDocument();
  });

  it('shows why a device could not be logged out', async () => {
    lender.refuse(endSessions, codes.notFound, 'This device is already logged out.');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Log out lynx' }));
    expect(await screen.findByText('This device is already logged out.')).toBeVisible();
    // The list was stale, so it is refetched.
    expect(lender.received(sessionList).length).toBeGreaterThan(1);
  });

  it('can be retried when it did not load', async () => {
    lender.drop(sessionList);
    const { user } = await open();
    const again = await screen.findByRole('button', { name: /Try again/ });
    lender.answerWire(sessionList, threeSessions);
    await user.click(again);
    expect(await screen.findByText('Chrome on Android')).toBeVisible();
  });

  it('is linked in the settings for a borrower, not for a visitor', async () => {
    const { unmount } = await open({ at: '/settings', loggedIn: true });
    expect(await screen.findByRole('link', { name: /Where you’re logged in/ })).toHaveAttribute(
      'href',
      '/settings/devices',
    );
    unmount();
    await open({ at: '/settings', loggedIn: false });
    await screen.findByText('Easier to read');
    expect(screen.queryByRole('link', { name: /Where you’re logged in/ })).not.toBeInTheDocument();
  });
});
