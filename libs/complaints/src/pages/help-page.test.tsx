import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { contactInfo, helpPage, whatsapp } from '../contract';
import { contactInfo as contact, help, whatsapp as chat } from '../fixtures/help';
import { routes } from '../routes';

const lender = fakeLender();
beforeEach(() => {
  lender.answerWire(contactInfo, contact);
  lender.answerWire(helpPage, help);
  lender.answerWire(whatsapp, chat);
});
afterEach(() => {
  jest.restoreAllMocks();
});
const open = async (query = '', loggedIn = false) => {
  const view = await renderRoutes(routes, { at: `/customer-service${query}`, loggedIn });
  await screen.findByRole('heading', { name: 'Real people answer' });
  return view;
};

it('a visitor sees the open channels with links that the app builds', async () => {
  await open();
  const call = await screen.findByRole('link', { name: /Call us, free/ });
  expect(call).toHaveAttribute('href', 'tel:0800555010');
  expect(call).toHaveTextContent('Now: about 3 minutes');
  expect(screen.getAllByRole('link', { name: /Email/ })[0]).toHaveAttribute(
    'href',
    'mailto:help@clearloan.example?subject=Question',
  );
  expect(screen.queryByRole('link', { name: 'My reports' })).toBeNull();
  expect(screen.getByText('How to know it’s really us')).toBeVisible();
});

it('a tap on the chat while its number loads opens the chat when it is loaded', async () => {
  const arrive = lender.answerLate(whatsapp, chat);
  const { user } = await open();
  const entry = await screen.findByRole('button', { name: /WhatsApp/ });
  await user.click(entry);
  expect(entry).toContainHTML('cl-spinner');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  arrive();
  expect(await screen.findByRole('alertdialog', { name: 'You’re leaving Clearloan' })).toHaveTextContent(
    'wa.me',
  );
});

it('a tap on the chat whose number does not load shows a failure, and the next tap retries', async () => {
  lender.drop(whatsapp);
  const { user } = await open();
  const entry = await screen.findByRole('button', { name: /WhatsApp/ });
  await user.click(entry);
  expect(await screen.findByText('The chat didn’t open. Tap to try again.')).toBeVisible();
  expect(entry).not.toContainHTML('cl-spinner');
  lender.answerWire(whatsapp, chat);
  await user.click(entry);
  expect(await screen.findByRole('alertdialog', { name: 'You’re leaving Clearloan' })).toBeVisible();
  expect(entry).not.toHaveTextContent('did not open');
});

it('a closed channel shows when it opens, in the time zone of the device', async () => {
  const night = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '20:00', to: '22:00' }];
  const [phone] = help.channels;
  lender.answerWire(helpPage, { ...help, channels: [{ ...phone, hours: night }], timeZone: 'Asia/Jakarta' });
  await open();
  const opening = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const time = opening.format(new Date('2026-11-20T13:00:00Z'));
  const closed = await screen.findByRole('link', { name: /Call us, free/ });
  expect(closed).toHaveTextContent('Closed now');
  expect(screen.getAllByText(new RegExp(`Closed now\\. Opens ${time}`))).toHaveLength(1);
  expect(closed).not.toHaveTextContent('about 3 minutes');
});

it('a closed channel shows the lender’s time on a device without a time zone', async () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone: undefined } as unknown as Intl.ResolvedDateTimeFormatOptions);
  const night = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '20:00', to: '22:00' }];
  const [phone] = help.channels;
  lender.answerWire(helpPage, { ...help, channels: [{ ...phone, hours: night }], timeZone: 'Asia/Jakarta' });
  await open();
  const closed = await screen.findByRole('link', { name: /Call us, free/ });
  expect(closed).toHaveTextContent('Closed now');
  expect(screen.getByText('Closed now. Opens 20:00')).toBeVisible();
});

it('the help page shows the previous screen, its questions first, and adds it to the links', async () => {
  await open('?_screen=repayUrl&_order=o-1', true);
  expect(await screen.findByText('About the page you came from')).toBeVisible();
  expect(screen.getByText('Pay', { selector: 'b' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
    'href',
    '/complaints/new?_screen=repayUrl&_order=o-1',
  );
  expect(screen.getAllByRole('link', { name: /Email/ })[0]?.getAttribute('href')).toContain('Pay');
  expect(screen.getByRole('link', { name: 'My reports' })).toHaveAttribute('href', '/complaints');
});

it('the chat opens only after the borrower confirms its host', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await open('?_screen=repayUrl');
  await user.click(await screen.findByRole('button', { name: /WhatsApp/ }));
  const question = await screen.findByRole('alertdialog', { name: 'You’re leaving Clearloan' });
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect(opened).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /WhatsApp/ }));
  await user.click(await screen.findByRole('button', { name: 'Go to wa.me' }));
  const address = new URL(String(opened.mock.calls[0]?.[0]));
  expect(address.host + address.pathname).toBe('wa.me/628115550100');
  expect(address.searchParams.get('text')).toBe(
    'Hello, I have a question about my loan.\nI was on the “Pay” page.',
  );
});

it.each(['javascript:alert(1)', '+62/../evil', '0811 5550 100', 'https://evil.example'])(
  'a chat number like %s opens nothing',
  async (number) => {
    lender.answerWire(whatsapp, { ...chat, number });
    const { user } = await open();
    await user.click(await screen.findByText('WhatsApp'));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /WhatsApp/ })).toBeNull();
    });
    expect(screen.getByText('WhatsApp')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

it('a borrower finds an answer by typing, and sees when there is none', async () => {
  const { user } = await open();
  const search = await screen.findByRole('searchbox', { name: 'Search the answers' });
  await user.type(search, 'code');
  expect(screen.queryByRole('button', { name: 'I can’t pay on time' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I didn’t get the code' }));
  const sheet = await screen.findByRole('dialog', { name: 'I didn’t get the code' });
  expect(sheet).toHaveTextContent('a voice tells you the code');
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await user.clear(search);
  await user.type(search, 'weather');
  expect(await screen.findByText(/No results/)).toBeVisible();
});

it('the help page shows the complaints officer and the regulator', async () => {
  await open();
  expect(await screen.findByText('Lina Hart')).toBeVisible();
  expect(screen.getByRole('button', { name: /Sample Financial Authority/ })).toBeVisible();
});

it('a borrower can still reach a person and report a problem when help does not load', async () => {
  lender.drop(helpPage);
  await open();
  expect(await screen.findByText('Help didn’t load')).toBeVisible();
  expect(screen.getByRole('link', { name: /Call us/ })).toHaveAttribute('href', 'tel:0800555010');
  expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();
  expect(await screen.findByText('Lina Hart')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Report a problem' })).toBeVisible();
});
