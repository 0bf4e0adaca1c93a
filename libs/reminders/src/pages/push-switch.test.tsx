import { closeOfflineStore } from '@clearloan/api-client/offline';
import { codes } from '@clearloan/api-client/declare';
import { activateLanguage } from '@clearloan/app-runtime';
import { fakeLender, renderRoutes, type RenderRoutesOptions } from '@clearloan/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { dues, pushSetting, reminderList, removePushSubscription, savePushSubscription } from '../contract';
import { keepPushCurrent } from '../device/keep-push-current';
import { remindersOnDemand } from '../on-demand';
import { duesOfAWeek } from '../fixtures/dues-of-a-week';
import { routes } from '../routes';
import { installPushDevice, laterKey, lenderKey, type FakePushDevice } from '../testing/fake-push-device';

const lender = fakeLender();
let device: FakePushDevice;
beforeEach(() => {
  device = installPushDevice();
  lender.answerWire(dues, duesOfAWeek);
  lender.answer(reminderList, { list: [], hasMore: false, until: undefined });
  lender.answer(pushSetting, { publicKey: lenderKey });
  lender.answer(savePushSubscription, undefined);
  lender.answer(removePushSubscription, undefined);
});
afterEach(() => {
  device.remove();
  closeOfflineStore();
  jest.restoreAllMocks();
});

const open = (options: Partial<RenderRoutesOptions> = {}) =>
  renderRoutes(routes, { at: '/reminders', elsewhere: ['/', '/orders/:orderId'], ...options });
const theSwitch = () => screen.findByRole('switch', { name: /Notifications on this device/ });
const saved = () => lender.received(savePushSubscription).map(({ request }) => request.endpoint);
const removed = () => lender.received(removePushSubscription).map(({ request }) => request.endpoint);

/** Opens the reminders and turns the switch on. */
async function turnOn() {
  const opened = await open();
  await opened.user.click(await theSwitch());
  await waitFor(async () => expect(await theSwitch()).toBeChecked());
  return opened;
}

it('a borrower who turns reminders on sees the browser’s prompt only after the tap', async () => {
  const { user } = await open();
  const off = await theSwitch();
  expect(off).not.toBeChecked();
  expect(device.askCount).toBe(0);
  await user.click(off);
  await waitFor(() => expect(off).toBeChecked());
  expect(device.askCount).toBe(1);
  expect(saved()).toEqual([device.subscription?.endpoint]);
  expect(lender.received(savePushSubscription)[0]?.key).toMatch(/^[\da-f-]{36}$/);
  expect(device.texts()).toEqual({
    lang: 'en',
    titles: {
      paymentSoon: 'A payment is due soon',
      paymentToday: 'A payment is due today',
      message: 'You have a new message',
    },
    otherTitle: 'You have a payment reminder',
    body: 'Open the app for details.',
  });
});

it('a borrower who turns reminders off leaves nothing on the device or at the lender', async () => {
  const { user } = await turnOn();
  const endpoint = device.subscription?.endpoint;
  await user.click(await theSwitch());
  await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
  expect(device.subscription).toBeUndefined();
  expect(device.texts()).toBeUndefined();
  expect(removed()).toEqual([endpoint]);
});

it('a borrower who turns reminders off without reaching the lender gets no more notifications', async () => {
  const { user } = await turnOn();
  lender.drop(removePushSubscription);
  await user.click(await theSwitch());
  await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
  expect(device.subscription).toBeUndefined();
});

it('a borrower who refuses reads where to change it, and nothing is sent', async () => {
  device.answer = 'denied';
  const { user } = await open();
  await user.click(await theSwitch());
  expect(await screen.findByText(/Notifications are blocked/)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(saved()).toEqual([]);
});

it('a borrower who dismisses the prompt can get it again', async () => {
  device.answer = 'default';
  const { user } = await open();
  await user.click(await theSwitch());
  expect(await theSwitch()).not.toBeChecked();
  await user.click(await theSwitch());
  expect(device.askCount).toBe(2);
  expect(saved()).toEqual([]);
});

it.each<[string, () => void]>([
  ['the push service is unavailable', () => (device.isServiceAway = true)],
  ['the lender cannot be reached', () => lender.drop(savePushSubscription)],
  ['the lender rejects it', () => lender.refuse(savePushSubscription, codes.notAllowedNow, 'no')],
])('a borrower reads that it failed when %s, and the device stays unchanged', async (_name, fault) => {
  fault();
  const { user } = await open();
  await user.click(await theSwitch());
  expect(await screen.findByText(/This didn’t work/)).toBeVisible();
  expect(await theSwitch()).not.toBeChecked();
  expect(device.subscription).toBeUndefined();
  expect(device.texts()).toBeUndefined();
});

it('a tap without a network is held back, and the browser shows no prompt', async () => {
  const { user } = await open();
  const off = await theSwitch();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(off);
  expect(await screen.findByText(/You’re offline. Connect/)).toBeVisible();
  expect(device.askCount).toBe(0);
});

it('a lender without a key offers no switch, but the alerts of an open page stay', async () => {
  lender.answer(pushSetting, { publicKey: undefined });
  await open();
  expect(await screen.findByText('Alerts on this phone')).toBeVisible();
  expect(screen.queryByText('Notifications on this device')).toBeNull();
});

it('a visitor sees no switch, and nothing is requested from the lender', async () => {
  await open({ loggedIn: false });
  await screen.findByText('No reminders yet');
  expect(lender.received(pushSetting)).toHaveLength(0);
  expect(screen.queryByText('Notifications on this device')).toBeNull();
});

it('a shared device has no switch and shows the reason', async () => {
  await open({ sharedPhone: true });
  expect(await screen.findByText(/Not available on a shared phone/)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('a browser without Web Push has no switch and shows an alternative', async () => {
  Reflect.deleteProperty(window, 'PushManager');
  await open();
  expect(await screen.findByText(/This browser can’t show reminders/)).toBeVisible();
});

it('a borrower in Safari on an iPhone reads that the app must be on the home screen first', async () => {
  Reflect.deleteProperty(window, 'PushManager');
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  await open();
  expect(await screen.findByText(/add the app to your home screen first/)).toBeVisible();
  Reflect.deleteProperty(navigator, 'standalone');
});

it('the device subscribes again on opening the screen when the lender has changed its key', async () => {
  const { unmount } = await turnOn();
  unmount();
  const before = device.subscription?.endpoint;
  lender.answer(pushSetting, { publicKey: laterKey });
  await open();
  await waitFor(() => expect(device.subscription).toMatchObject({ key: laterKey }));
  await waitFor(() => expect(saved()).toEqual([before, device.subscription?.endpoint]));
});

describe('after the first screen', () => {
  it('a device without reminders shows no prompt and sends nothing', async () => {
    const { client } = await open({ at: '/reminders/new' });
    keepPushCurrent(client, remindersOnDemand.renewPush);
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect([device.askCount, saved(), lender.received(pushSetting)]).toEqual([0, [], []]);
  });

  it('a login binds the subscription to its session, and a new language stores its sentences', async () => {
    const { client } = await turnOn();
    keepPushCurrent(client, remindersOnDemand.renewPush);
    await waitFor(() => expect(saved()).toHaveLength(2));
    act(() => client.session.saveLogin({ sessionId: 'a-later-session' }));
    await waitFor(() => expect(saved()).toHaveLength(3));
    await act(() => activateLanguage('id'));
    await waitFor(() =>
      expect(device.texts()).toMatchObject({
        lang: 'id',
        titles: { paymentToday: 'Ada angsuran yang jatuh tempo hari ini' },
      }),
    );
    expect(device.askCount).toBe(1);
    await act(() => activateLanguage('en'));
  });

  it('a borrower who opens the screen while a new key replaces the subscription sees the switch on', async () => {
    const { client, unmount } = await turnOn();
    unmount();
    lender.answer(pushSetting, { publicKey: laterKey });
    let answer: () => void = () => undefined;
    device.serviceAnswers = new Promise((resolve) => {
      answer = resolve;
    });
    keepPushCurrent(client, remindersOnDemand.renewPush);
    await waitFor(() => expect(device.subscription).toBeUndefined());
    await open();
    const first = await theSwitch();
    await act(() => new Promise((done) => setTimeout(done, 50)));
    answer();
    await waitFor(() => expect(first).toBeChecked());
  });

  it('a subscription left by an earlier borrower ends', async () => {
    const { client } = await turnOn();
    await caches.delete('clearloan-notices');
    keepPushCurrent(client, remindersOnDemand.renewPush);
    await waitFor(() => expect(device.subscription).toBeUndefined());
  });

  it('the subscription ends when the permission is revoked or the lender stops sending', async () => {
    const { client } = await turnOn();
    lender.answer(pushSetting, { publicKey: undefined });
    keepPushCurrent(client, remindersOnDemand.renewPush);
    await waitFor(() => expect(device.subscription).toBeUndefined());
    await waitFor(() => expect(device.texts()).toBeUndefined());
  });
});
