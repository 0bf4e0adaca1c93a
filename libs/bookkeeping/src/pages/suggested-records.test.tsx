import { closeOfflineStore, offlineStore } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { accountList, budgetList, recordList, saveAccount, saveRecord, statistics } from '../contract';
import { statisticsOfNovember } from '../fixtures/book-of-november';
import { routes } from '../routes';

const lender = fakeLender();
afterEach(() => {
  closeOfflineStore();
  sessionStorage.clear();
});

it.each(['pay-2', '0b0e6f0a-6d0e-4a52-9d0c-1f4f7a1c2d3e'])(
  'payment %s is added to the book once, whatever form of id the lender gives it',
  async (paymentId) => {
    const [payment] = statisticsOfNovember.suggested ?? [];
    const suggested = [{ ...payment, paymentId, paidAt: '2026-11-19T02:00:00Z' }];
    lender.answerWire(statistics, { ...statisticsOfNovember, suggested });
    const nothingNew = { list: [], hasMore: false, until: undefined };
    lender.answer(accountList, nothingNew);
    lender.answer(recordList, nothingNew);
    lender.answer(budgetList, nothingNew);
    lender.answer(saveAccount, undefined);
    lender.answer(saveRecord, undefined);
    await offlineStore().setLink('account');
    const { user } = await renderRoutes(routes, { at: '/bookkeeping', loggedIn: true, elsewhere: ['/'] });
    await user.click(await screen.findByText('Payments not in your records'));
    await user.click(await screen.findByRole('button', { name: 'Add to my records' }));
    expect(await screen.findByRole('link', { name: /Everyday loan, payment 2/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to my records' })).toBeNull();
    await waitFor(() => expect(lender.received(saveRecord)).toHaveLength(1));
    await waitFor(async () => expect(await offlineStore().pending()).toEqual([]));
  },
);
