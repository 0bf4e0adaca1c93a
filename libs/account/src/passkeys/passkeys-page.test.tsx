import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, within } from '@testing-library/react';
import { passkeyList, removePasskey, savePasskey, startPasskey } from '@clearloan/session/contract';
import { noPasskeys, passkeyStart, twoPasskeys, fakeCredentials } from '@clearloan/session/testing';
import { routes } from '../routes';

const lender = fakeLender();
const device = fakeCredentials();
beforeEach(device.install);
afterEach(device.take);
beforeEach(() => {
  lender.answerWire(passkeyList, twoPasskeys);
  lender.answerWire(startPasskey, passkeyStart);
  lender.answerWire(savePasskey, { passkeyId: 'p-3' });
});

const open = (options = {}) => renderRoutes(routes, { at: '/settings/passkeys', ...options });
const add = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(await screen.findByRole('button', { name: 'Add a passkey' }));

describe('the passkeys page', () => {
  it('shows where each passkey was added and when it last signed', async () => {
    await open();
    const [unused, used] = await screen.findAllByRole('listitem');
    expect(unused).toHaveTextContent(/^Safari on iOSAdded .*Not used yet/);
    expect(used).toHaveTextContent(/^Chrome on AndroidAdded .*Last signed /);
  });

  it('adds a passkey that the device makes for the challenge of the lender', async () => {
    lender.answerWire(passkeyList, noPasskeys);
    await add(await open());
    expect(await screen.findByText('Passkey added')).toBeVisible();
    expect(lender.received(startPasskey)[0]?.request).toEqual({ smsCode: '123456' });
    expect(device.challenges()).toEqual(['start']);
    expect(lender.received(savePasskey)[0]?.request).toEqual(device.made);
  });

  it('adds none when the device does not confirm, and tries again without another code', async () => {
    device.refuse('NotAllowedError');
    const page = await open();
    await add(page);
    expect(await screen.findByText('No passkey was added')).toBeVisible();
    expect(lender.received(savePasskey)).toEqual([]);
    device.allow();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Passkey added')).toBeVisible();
    expect(lender.received(startPasskey)).toHaveLength(1);
  });

  it('says that the device already has one', async () => {
    device.refuse('InvalidStateError');
    await add(await open());
    expect(await screen.findByText('This device already has a passkey')).toBeVisible();
    expect(lender.received(savePasskey)).toEqual([]);
  });

  it('adds none when the borrower cancels the code, or has too many', async () => {
    const page = await open({ confirmByCode: () => Promise.resolve() });
    await add(page);
    expect(lender.received(startPasskey)).toEqual([]);
    page.unmount();
    lender.refuse(startPasskey, codes.notAllowedNow, 'You have ten passkeys.');
    await add(await open());
    expect(await screen.findByText('You have ten passkeys.')).toBeVisible();
    expect(device.challenges()).toEqual([]);
  });

  it('removes a passkey, and refetches a list that still had it', async () => {
    lender.answerWire(removePasskey, { left: 1 });
    const { user } = await open();
    const [first] = await screen.findAllByRole('listitem');
    await user.click(within(first!).getByRole('button', { name: 'Remove Safari on iOS' }));
    expect(await screen.findByText('Passkey removed')).toBeVisible();
    expect(lender.received(removePasskey)[0]?.request).toEqual({ passkeyId: 'p-2' });
    lender.refuse(removePasskey, codes.notFound, 'This passkey is already removed.');
    const before = lender.received(passkeyList).length;
    await user.click(screen.getByRole('button', { name: 'Remove Chrome on Android' }));
    expect(await screen.findByText('This passkey is already removed.')).toBeVisible();
    expect(lender.received(passkeyList).length).toBeGreaterThan(before);
  });

  it('says that a browser without passkeys cannot add one, and the settings have no entry', async () => {
    device.take();
    const { unmount } = await open();
    expect(await screen.findByText('This browser doesn’t support passkeys.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
    unmount();
    await open({ at: '/settings' });
    await screen.findByRole('link', { name: /Where you’re logged in/ });
    expect(screen.queryByRole('link', { name: /Passkeys/ })).not.toBeInTheDocument();
  });
});
