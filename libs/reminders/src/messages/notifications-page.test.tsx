import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { notificationSettings, pushSetting, saveNotificationSetting } from '../contract';
import { notificationChoices } from '../fixtures/messages';
import { messageRoutes } from '../routes';

const lender = fakeLender();
const open = () => renderRoutes(messageRoutes, { at: '/settings/notifications' });

beforeEach(() => {
  lender.answerWire(notificationSettings, notificationChoices);
  lender.answer(pushSetting, { publicKey: undefined });
  lender.answer(saveNotificationSetting, undefined);
});

it('has a switch for what can be turned off, and "Always on" for the rest', async () => {
  await open();
  expect(await screen.findByRole('switch', { name: /Decisions/ })).toBeChecked();
  const [byText, inBrowser] = screen.getAllByRole('switch', { name: /Answers/ });
  expect(byText).not.toBeChecked();
  expect(inBrowser).toBeChecked();
  for (const title of ['Your payments', 'Codes and security'])
    expect(screen.getByText(title).closest('li')).toHaveTextContent('Always on');
  expect(screen.getAllByRole('switch')).toHaveLength(4);
});

it('a channel that the lender does not have is not there', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Text messages' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'E-mail' })).not.toBeInTheDocument();
  expect(screen.queryByText('Notifications on this device')).not.toBeInTheDocument();
});

it('a switch is saved for its kind and channel, and shows the lender’s answer', async () => {
  const { user } = await open();
  const decisions = await screen.findByRole('switch', { name: /Decisions/ });
  const [first, ...others] = notificationChoices.list;
  lender.answerWire(notificationSettings, { list: [{ ...first, state: 'off' }, ...others] });
  await user.click(decisions);
  expect(decisions).not.toBeChecked();
  await waitFor(() =>
    expect(lender.received(saveNotificationSetting).map(({ request }) => request)).toEqual([
      { kind: 'decision', channel: 'text', isOn: false },
    ]),
  );
  expect(decisions).not.toBeChecked();
});

it('a switch that was not saved returns', async () => {
  const { user } = await open();
  lender.drop(saveNotificationSetting);
  const decisions = await screen.findByRole('switch', { name: /Decisions/ });
  await user.click(decisions);
  await waitFor(() => expect(decisions).toBeChecked());
  expect(lender.received(saveNotificationSetting).length).toBeGreaterThan(0);
});

it('settings that did not load can be loaded again', async () => {
  lender.drop(notificationSettings);
  const { user } = await open();
  const again = await screen.findByRole('button', { name: /Try again/ });
  lender.answerWire(notificationSettings, notificationChoices);
  await user.click(again);
  expect(await screen.findByRole('switch', { name: /Decisions/ })).toBeVisible();
});
