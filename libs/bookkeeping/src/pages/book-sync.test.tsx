import { closeOfflineStore, offlineStore } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { accountList, budgetList, recordList, saveAccount, saveRecord, statistics } from '../contract';
import { statisticsOfNovember } from '../fixtures/book-of-november';
import { routes } from '../routes';

const lender = fakeLender();
const open = (at: string, loggedIn = false) => renderRoutes(routes, { at, loggedIn, elsewhere: ['/'] });
const nothingNew = { list: [], hasMore: false, until: undefined };

afterEach(() => {
  closeOfflineStore();
  sessionStorage.clear();
});

it('a sync that takes long is followed by one more, not by one for each change', async () => {
  const first = await open('/bookkeeping/new');
  await first.user.click(await screen.findByRole('button', { name: '5' }));
  await first.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Records on 1 day this month.');
  cleanup();
  await offlineStore().setLink('account');
  lender.answerWire(statistics, statisticsOfNovember);
  for (const endpoint of [accountList, recordList, budgetList]) lender.answer(endpoint, nothingNew);
  // Longer than changes in a row are waited for.
  const slow = () => new Promise<undefined>((resolve) => setTimeout(resolve, 500, undefined));
  lender.answerBy(saveAccount, slow);
  lender.answerBy(saveRecord, slow);
  await open('/bookkeeping', true);
  await waitFor(async () => expect(await offlineStore().pending()).toEqual([]), { timeout: 10_000 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  // Each sync fetches before and after it sends.
  expect(lender.received(recordList).length).toBeLessThanOrEqual(2 * 3);
  expect(lender.received(saveRecord)).toHaveLength(1);
});
