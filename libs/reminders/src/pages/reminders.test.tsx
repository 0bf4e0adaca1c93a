import { closeOfflineStore, offlineStore, writeLocalMoney } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { parse } from 'valibot';
import {
  closeReminder,
  deleteReminder,
  dues,
  pushSetting,
  reminderInfo,
  reminderList,
  saveReminder,
  setReminder,
  type Reminder,
} from '../contract';
import { duesOfAWeek, motorbikeLoan, remindersKept } from '../fixtures/dues-of-a-week';
import { localDueCount } from '../device/due-days';
import { routes } from '../routes';
import { reminderDraft } from '../rules/local-dues';

const lender = fakeLender();
const nothingNew = { list: [], hasMore: false, until: undefined };
const noDues = { dueSoon: [], totals: { next7Days: 0, thisMonth: 0, late: 0 }, forecast: [], own: [] };
const open = (at: string, loggedIn = false) =>
  renderRoutes(routes, { at, loggedIn, elsewhere: ['/', '/orders/:orderId', '/bookkeeping'] });

beforeEach(() => {
  lender.answer(pushSetting, { publicKey: undefined });
});
afterEach(() => {
  closeOfflineStore();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const chooseDay = (day: string, month: string, year: string) => {
  for (const [part, value] of Object.entries({ Day: day, Month: month, Year: year })) {
    fireEvent.change(screen.getByRole('combobox', { name: part }), { target: { value } });
  }
};
/** The motorbike loan of the fixtures, 860.00 monthly and next on 27 November, is already on the device. */
async function keep(changes: Partial<Reminder> = {}): Promise<string> {
  const reminder = { ...parse(reminderInfo.data, motorbikeLoan), ...changes };
  await offlineStore().write([reminderDraft(reminder)]);
  return `/reminders/${reminder.id}`;
}
const inList = () => screen.findByRole('link', { name: /Motorbike loan/ });

it.each([
  '/reminders',
  '/reminders/calendar',
  '/reminders/outlook',
  '/reminders/r-1',
  '/reminders/r-1/change',
])('a device that cannot open the reminders shows an error at %s, and no empty list', async (path) => {
  const shut = new DOMException('', 'UnknownError');
  jest.spyOn(offlineStore(), 'items').mockRejectedValue(shut);
  jest.spyOn(offlineStore(), 'item').mockRejectedValue(shut);
  await open(path);
  expect(await screen.findByRole('heading', { name: 'We can’t open your reminders' })).toBeVisible();
  expect(screen.queryByText('No reminders yet')).toBeNull();
});

it('a borrower adds a reminder without a login or a request and sees it in the list', async () => {
  const { user, router } = await open('/reminders');
  await screen.findByText('No reminders yet');
  await user.click(screen.getByRole('link', { name: 'Add a reminder' }));
  await user.click(await screen.findByRole('textbox', { name: 'What’s it for?' }));
  await user.paste('Motorbike loan');
  await user.click(screen.getByRole('textbox', { name: 'Amount' }));
  await user.paste('860');
  chooseDay('27', '11', '2026');
  await user.click(screen.getByRole('button', { name: 'Save reminder' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Motorbike loan' })).toBeVisible();
  expect(await screen.findByText('In 7 days')).toBeVisible();
  expect(screen.getByText('3 days before, at 09:00')).toBeVisible();
  await act(() => router.navigate('/reminders'));
  expect(await inList()).toHaveTextContent(/Motorbike loan.*860\.00.*In 7 days.*Fri 27 Nov/);
  expect(screen.getByText('This week')).toBeVisible();
});

it('a borrower sees at each field what is missing, with a link to it', async () => {
  const { user } = await open('/reminders/new');
  await user.click(await screen.findByRole('button', { name: 'Save reminder' }));
  await user.click(await screen.findByRole('link', { name: 'Enter what it’s for.' }));
  expect(screen.getByRole('textbox', { name: 'What’s it for?' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Choose a date.' })).toBeVisible();
});

it('a reminder marked as paid moves to the next month, and the payment can be undone', async () => {
  const { user } = await open(await keep());
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText('Sun 27 Dec')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo the last payment' }));
  expect(await screen.findByText('Fri 27 Nov')).toBeVisible();
});

const dueCountOn = (day: string) => localDueCount(() => day);

it('the link to the reminders counts those due on each day, until they are paid', async () => {
  const at = await keep();
  const { user, router } = await open('/reminders');
  await inList();
  expect(['2026-11-19', '2026-11-20', '2026-12-24'].map(dueCountOn)).toEqual([0, 1, 1]);
  await act(() => router.navigate(at));
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  await waitFor(() => expect(['2026-11-20', '2026-12-24'].map(dueCountOn)).toEqual([0, 1]));
});

it('a borrower who returns to the list sees a reminder added in the meantime', async () => {
  const { router } = await open('/reminders');
  await screen.findByText('No reminders yet');
  await act(() => router.navigate('/bookkeeping'));
  await keep();
  await act(() => router.navigate('/reminders'));
  expect(await inList()).toBeVisible();
});

it('a reminder stays when its bell is turned off, and a deleted one returns with Undo', async () => {
  const { user } = await open(await keep());
  await user.click(await screen.findByRole('switch', { name: 'Alert' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Alert' })).not.toBeChecked());
  await user.click(screen.getByRole('button', { name: 'Delete this reminder' }));
  expect(await screen.findByText('No reminders yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await inList()).toBeVisible();
});

it('a reminder moved to another day keeps its other values', async () => {
  const { user } = await open(await keep());
  await user.click(await screen.findByRole('link', { name: 'Change' }));
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('860.00');
  chooseDay('04', '12', '2026');
  await user.click(screen.getByRole('button', { name: 'Save reminder' }));
  expect(await screen.findByText('Fri 4 Dec')).toBeVisible();
  expect(screen.getByText('15 payments')).toBeVisible();
});

it('loans of this lender are listed automatically, stay offline, and link to their own page', async () => {
  await offlineStore().setLink('account');
  lender.answerWire(reminderList, remindersKept);
  lender.answerWire(dues, duesOfAWeek);
  await open('/reminders', true);
  expect(await screen.findByRole('link', { name: /Everyday loan.*2,142\.31.*In 4 days/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /School fees.*Alert is off/ })).toBeVisible();
  cleanup();
  lender.drop(dues);
  lender.drop(reminderList);
  const { user } = await open('/reminders', true);
  await user.click(await screen.findByRole('link', { name: /Everyday loan/ }));
  expect(await screen.findByText('3 of 6')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
});

it('a borrower confirms once that reminders go to the account; bells and deletions follow [promise: reminder-moved]', async () => {
  await keep();
  lender.answer(dues, noDues);
  lender.answer(reminderList, nothingNew);
  for (const call of [saveReminder, setReminder, closeReminder, deleteReminder])
    lender.answer(call, undefined);
  const { user } = await open('/reminders', true);
  await inList();
  expect(lender.received(saveReminder)).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Add to my account' }));
  await waitFor(async () => expect(await offlineStore().pending()).toEqual([]));
  expect(lender.received(saveReminder)[0]?.request).toMatchObject({ amount: 86_000, paidTimes: 9 });
  expect(lender.received(setReminder)[0]?.request).toMatchObject({ daysBefore: [3, 0], time: '09:00' });
  await user.click(await inList());
  await user.click(await screen.findByRole('button', { name: 'Delete this reminder' }));
  await waitFor(() => expect(lender.received(deleteReminder)).toHaveLength(1));
});

it('a borrower sees what is queued while offline', async () => {
  await offlineStore().setLink('account');
  lender.drop(reminderList);
  lender.drop(dues);
  await open(await keep(), true);
  expect(await screen.findByText('1 change waiting to be sent')).toBeVisible();
});

it('the calendar marks due days, keeps month and day in the address, and lists a day’s dues', async () => {
  await keep();
  const { user, router } = await open('/reminders/calendar');
  const due = await screen.findByRole('button', { name: 'Friday 27 November 2026, To pay' });
  expect(due).toHaveAttribute('aria-pressed', 'true');
  const today = screen.getByRole('button', { name: 'Friday 20 November 2026' });
  expect(today).toHaveAttribute('aria-current', 'date');
  await user.click(screen.getByRole('button', { name: 'December 2026' }));
  await user.click(await screen.findByRole('button', { name: 'Sunday 27 December 2026, To pay' }));
  expect(router.state.location.search).toBe('?_month=2026-12&_day=2026-12-27');
  expect(await inList()).toHaveTextContent('860.00');
});

it('a borrower sees from the book on which day the money runs short, and why', async () => {
  await keep();
  const expected = [{ day: '2026-11-25', in: 10_000, out: 0 }];
  await writeLocalMoney(offlineStore(), { balance: 50_000, isOpened: true, expected, day: '2026-11-20' });
  const { user } = await open('/reminders');
  expect(await screen.findByText(/You’ll be .*260\.00 short on Fri 27 Nov/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See why' }));
  expect(await screen.findByRole('heading', { name: 'Fri 27 Nov' })).toBeVisible();
  expect(
    screen.getByText(/Your balance is .*500\.00\. Before that day you’ll receive .*100\.00/),
  ).toBeVisible();
});

it('the calendar opened by its address marks the days of loans with this lender', async () => {
  lender.answer(reminderList, nothingNew);
  lender.answerWire(dues, duesOfAWeek);
  await open('/reminders/calendar', true);
  expect(await screen.findByRole('button', { name: 'Tuesday 24 November 2026, To pay' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Everyday loan.*2,142\.31/ })).toBeVisible();
});

it('a payment that the lender is collecting is neither to pay nor late', async () => {
  const own = duesOfAWeek.own?.map((due) =>
    due.id === 'o-48213-3' ? { ...due, repayTime: '2026-11-19', isCollecting: true } : due,
  );
  lender.answer(reminderList, nothingNew);
  lender.answerWire(dues, { ...duesOfAWeek, own });
  await open('/reminders/o-48213-3', true);
  expect(await screen.findByText('Being collected')).toBeVisible();
  expect(screen.queryByText(/late/)).toBeNull();
});

it('the outlook opened by its address counts the loans of this lender', async () => {
  await writeLocalMoney(offlineStore(), {
    balance: 100_000,
    isOpened: true,
    expected: [],
    day: '2026-11-20',
  });
  lender.answer(reminderList, nothingNew);
  lender.answerWire(dues, duesOfAWeek);
  await open('/reminders/outlook', true);
  expect(await screen.findByText(/You’ll be .*1,142\.31 short on Tue 24 Nov/)).toBeVisible();
});

it('a payment of a loan with this lender opens by its address', async () => {
  lender.answer(reminderList, nothingNew);
  lender.answerWire(dues, duesOfAWeek);
  await open('/reminders/o-48213-3', true);
  expect(await screen.findByText('3 of 6')).toBeVisible();
});

it.each([
  ['Asia/Jakarta', '2026-11-20'],
  ['America/Los_Angeles', '2026-11-19'],
])('an allowed alert shows once on a device in %s, with text that anyone may read', async (timeZone, day) => {
  const rung = jest.fn();
  const message = (title: string, { body }: { body: string }) => void rung(`${title}. ${body}`);
  Object.defineProperty(window, 'Notification', {
    value: Object.assign(jest.fn(message), { permission: 'granted' }),
    configurable: true,
  });
  const own = { locale: 'en', calendar: 'gregory', numberingSystem: 'latn', timeZone };
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(own);
  await keep({ repayTime: day });
  await open('/reminders');
  await waitFor(() => expect(rung).toHaveBeenCalledWith('A payment is due. Open the app for details.'));
  cleanup();
  await open('/reminders');
  expect(await screen.findByText('On while this page is open')).toBeVisible();
  expect(rung).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'Notification');
});

it('malicious names show as text', async () => {
  const productName = '<img src=x onerror=alert(1)> \u202Eevil\u202C 👩‍👩‍👧‍👦';
  await keep({ productName, note: productName });
  await open('/reminders');
  expect(await screen.findByText(productName)).toHaveAttribute('dir', 'auto');
  expect(document.querySelector('main img')).toBeNull();
});
