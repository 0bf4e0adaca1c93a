import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';
import { messageList, readMessage } from '../contract';
import { messagesEmpty, messagesOfAWeek } from '../fixtures/messages';
import { messageRoutes } from '../routes';

const lender = fakeLender();
const elsewhere = ['/', '/orders/:orderId', '/complaints/:problemId'];
const open = () => renderRoutes(messageRoutes, { at: '/messages', elsewhere });
const entry = (title: string) => screen.findByRole('link', { name: new RegExp(title) });
const marked = () => lender.received(readMessage).map(({ request }) => request);

beforeEach(() => {
  lender.answerWire(messageList, messagesOfAWeek);
  lender.answer(readMessage, undefined);
});

it('messages are listed by day with their words, the unread ones marked by a word', async () => {
  await open();
  await screen.findByRole('heading', { name: '24 Nov 2026' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '24 Nov 2026',
    '20 Nov 2026',
  ]);
  const answer = await entry('We’ve answered your report');
  expect(answer).toHaveAttribute('href', '/complaints/P-20418');
  expect(answer).toHaveTextContent(/Unread.*I paid twice.*Text message: Clearloan: we’ve answered.*10:00/);
  expect(screen.getByText('We’ve moved').closest('li')).not.toHaveTextContent('Unread');
  expect(screen.getByText('2 unread messages')).toBeVisible();
});

it('the words of a text message keep the language in which they were sent', async () => {
  await open();
  const text = within(await entry('Pembayaran otomatis')).getByText(/akan ditagih/);
  expect(text.closest('[lang]')).toHaveAttribute('lang', 'id');
  expect(screen.getByText('We’ve moved')).toHaveAttribute('lang', 'en');
});

it('opening a message marks it as read and leads to what it is about', async () => {
  const { user, router } = await open();
  await user.click(await entry('We’ve answered your report'));
  expect(router.state.location.pathname).toBe('/complaints/P-20418');
  await waitFor(() => expect(marked()).toEqual([{ messageId: '5f0c2a52-6f5e-4a53-8b3e-0d5c0f3a1a01' }]));
});

it('a message that is read is not marked again, and one without a page has no link', async () => {
  await open();
  await screen.findByText('We’ve moved');
  expect(screen.queryByRole('link', { name: /We’ve moved/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /We’ve moved/ })).not.toBeInTheDocument();
  expect(marked()).toEqual([]);
});

it('all are marked up to the newest that is shown', async () => {
  const { user } = await open();
  await screen.findByText('2 unread messages');
  const read = { ...messagesOfAWeek, unread: 0 };
  lender.answerWire(messageList, { ...read, list: read.list.map((item) => ({ ...item, isRead: '1' })) });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument());
  expect(marked()).toEqual([{ messageId: '5f0c2a52-6f5e-4a53-8b3e-0d5c0f3a1a01', andOlder: true }]);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

it('shows an error if a message could not be marked as read, and leaves it unread', async () => {
  const { user } = await open();
  lender.drop(readMessage);
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect((await screen.findByText('Not marked as read')).closest('[role=alert]')).toBeVisible();
  expect(screen.getAllByText('Unread')).toHaveLength(2);
});

it('a longer list shows more on demand', async () => {
  const page = (pageNum: number) => ({
    list: [{ ...messagesOfAWeek.list[2], messageId: `m-${pageNum}`, title: `Message ${pageNum}` }],
    total: 2,
    unread: 0,
    hasMore: pageNum < 2,
  });
  lender.answerBy(messageList, ({ request: { pageNum = 1 } }) => parse(messageList.data, page(pageNum)));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Message 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('without messages it explains what it will show', async () => {
  lender.answerWire(messageList, messagesEmpty);
  await open();
  expect(await screen.findByText('No messages yet')).toBeVisible();
});

it('a list that did not load can be loaded again', async () => {
  lender.drop(messageList);
  const { user } = await open();
  const again = await screen.findByRole('button', { name: /Try again/ });
  lender.answerWire(messageList, messagesOfAWeek);
  await user.click(again);
  expect(await screen.findByText('We’ve moved')).toBeVisible();
});
