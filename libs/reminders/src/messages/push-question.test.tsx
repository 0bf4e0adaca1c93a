import { fakeLender, renderRoutes, type RenderRoutesOptions } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { pushSetting, savePushSubscription } from '../contract';
import { installPushDevice, lenderKey, type FakePushDevice } from '../testing/fake-push-device';
import { PushQuestion } from './push-question';

const lender = fakeLender();
let device: FakePushDevice;
beforeEach(() => {
  device = installPushDevice();
  window.localStorage.clear();
  lender.answer(pushSetting, { publicKey: lenderKey });
  lender.answer(savePushSubscription, undefined);
});
afterEach(() => device.remove());

const routes = [
  {
    path: '/',
    element: (
      <main>
        <PushQuestion day="2026-11-30" />
      </main>
    ),
  },
];
const open = (options: Partial<RenderRoutesOptions> = {}) => renderRoutes(routes, { at: '/', ...options });
const question = () => screen.findByText(/Want a reminder before .*30 Nov/);
const expectNone = async () => {
  await waitFor(() => expect(screen.queryByText(/Want a reminder/)).not.toBeInTheDocument());
};

it('turns reminders on after a tap, and only then asks the browser', async () => {
  const { user } = await open();
  await question();
  expect(device.askCount).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Remind me' }));
  expect(await screen.findByText('We’ll remind you on this device')).toBeVisible();
  expect(device.askCount).toBe(1);
  expect(lender.received(savePushSubscription)[0]?.request.endpoint).toBe(device.subscription?.endpoint);
});

it.each(['declines', 'refuses the browser’s permission'])(
  'is not asked again once the borrower %s',
  async (how) => {
    const { user, unmount } = await open();
    await question();
    device.answer = 'denied';
    const name = how === 'declines' ? 'No, thanks' : 'Remind me';
    await user.click(screen.getByRole('button', { name }));
    await expectNone();
    unmount();
    device.permission = 'default';
    await open();
    await expectNone();
    expect(lender.received(savePushSubscription)).toEqual([]);
  },
);

it('says that it did not work, and can be tried again', async () => {
  const { user } = await open();
  await question();
  device.isServiceAway = true;
  await user.click(screen.getByRole('button', { name: 'Remind me' }));
  expect(await screen.findByText(/This didn’t work\./)).toHaveAttribute('role', 'alert');
  device.isServiceAway = false;
  await user.click(screen.getByRole('button', { name: 'Remind me' }));
  expect(await screen.findByText('We’ll remind you on this device')).toBeVisible();
});

it.each([
  ['the lender has no push messages', () => lender.answer(pushSetting, { publicKey: undefined })],
  ['the browser blocks them', () => void (device.permission = 'denied')],
  ['the browser has none', () => device.remove()],
])('is not shown where %s', async (_why, prepare) => {
  prepare();
  await open();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expectNone();
});

it.each([{ loggedIn: false }, { sharedPhone: true }])('is not shown with %j', async (options) => {
  await open(options);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expectNone();
});
