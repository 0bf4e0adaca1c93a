import { closeOfflineStore, offlineStore } from '@clearloan/api-client/offline';
import { renderRoutes } from '@clearloan/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expenseDraft } from '../fixtures/expense-draft';
import { routes } from '../routes';

type Tell = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

let watched: Map<Element, Tell>;

beforeEach(() => {
  watched = new Map();
  const watch = jest.fn((tell: Tell) => ({
    observe: (place: Element) => watched.set(place, tell),
    unobserve: (place: Element) => watched.delete(place),
  }));
  Reflect.set(window, 'IntersectionObserver', watch);
});

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  closeOfflineStore();
});

/** Simulates scrolling: the next part comes near. */
async function scrollOn() {
  const [next] = watched;
  if (next === undefined) throw new Error('The list has no more parts to load.');
  const [target, tell] = next;
  act(() => {
    tell([{ target, isIntersecting: true }]);
  });
  await waitFor(() => expect(watched.has(target)).toBe(false));
}

const dayOf = (nth: number) => `2026-11-${String(20 - Math.floor(nth / 20)).padStart(2, '0')}`;

/** A number of records, twenty per day back from the 20th. */
async function openBook(count: number) {
  // The ids are unique, so that a borrower returns only to a record of this case.
  const ids = crypto.randomUUID().slice(0, 24);
  const records = [...Array(count).keys()].map((nth) =>
    expenseDraft({
      record_id: `${ids}${String(nth).padStart(12, '0')}`,
      record_date: dayOf(nth),
      category_id: undefined,
      note: `Note ${String(nth)}`,
      amount: 100,
      updated_at: new Date(Date.UTC(2026, 10, 1) - nth * 1000).toISOString(),
    }),
  );
  await offlineStore().write(records);
  return renderRoutes(routes, { at: '/bookkeeping', loggedIn: false, elsewhere: ['/'] });
}

const notes = () => screen.queryAllByText(/^Note \d+$/).map((words) => words.closest('a'));

it('a month with many records renders a few records and all days, and more on scroll', async () => {
  await openBook(120);
  await screen.findAllByText(/^Note/);
  expect(notes()).toHaveLength(12);
  expect(screen.getAllByRole('heading', { level: 2, name: /Nov/ })).toHaveLength(6);
  await scrollOn();
  expect(notes()).toHaveLength(18);
});

it('Back from a record far down restores the focus to it without scrolling', async () => {
  const { user, router } = await openBook(120);
  await screen.findAllByText(/^Note/);
  for (let times = 0; times < 8; times += 1) await scrollOn();
  const last = notes().at(-1)!;
  const [path, words] = [last.getAttribute('href'), last.querySelector('.cl-item-title > span')!.textContent];
  await user.click(last);
  await screen.findByRole('button', { name: 'Delete this record' });
  await act(() => router.navigate(-1));
  const link = (await screen.findByText(words)).closest('a');
  expect(link).toHaveAttribute('href', path);
  expect(link).toHaveFocus();
  expect(notes().length).toBeLessThan(31);
});

it('a deleted record disappears from a long list, and Undo restores it', async () => {
  const { user } = await openBook(120);
  await screen.findAllByText(/^Note/);
  const words = notes()[3]!.querySelector('.cl-item-title > span')!.textContent;
  await user.click(screen.getByText(words));
  await user.click(await screen.findByRole('button', { name: 'Delete this record' }));
  expect(await screen.findByText('Record deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(words)).toBeVisible();
});
