import { codes } from '@clearloan/api-client/declare';
import { sendOnArrival } from '@clearloan/routes';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, within } from '@testing-library/react';
import { certifyList, jobInfo } from '../contract';
import {
  certifyListDone,
  certifyListFirstVisit,
  certifyListIdentityRejected,
  certifyListJobNext,
} from '../fixtures/certify-lists';
import { routes } from '../routes';

const lender = fakeLender();
const elsewhere = ['/', '/orders/:orderId'];
const open = (at: string) => renderRoutes(routes, { at, elsewhere });
const step = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Steps' })).getByRole('link', { name });

it('the overview shows completed steps, the next step with its reason, and the time left', async () => {
  lender.answerWire(certifyList, certifyListJobNext);
  await open('/certification');
  expect(await screen.findByRole('heading', { name: '3 steps left' })).toBeVisible();
  expect(screen.getByText('About 6 minutes. You can stop and come back.')).toBeVisible();
  expect(screen.getByRole('img', { name: '2 of 5 done' })).toBeVisible();
  expect(await step(/1\. Identity.*Done.*The law requires/)).toBeVisible();
  expect(await step(/3\. Job.*Next · 3 min.*what you can repay/)).toHaveAttribute('aria-current', 'step');
  expect(await step(/4\. Two contacts.*To do · 2 min/)).toBeVisible();
});

it('the overview continues with the step where the borrower stopped, and keeps the order', async () => {
  lender.answerWire(certifyList, certifyListJobNext);
  lender.answerWire(jobInfo, { items: [] });
  const { user, router } = await open('/certification?_order=o-1');
  await user.click(await screen.findByRole('button', { name: 'Continue to Job' }));
  expect(await screen.findByRole('heading', { name: 'Job' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/certification/job', search: '?_order=o-1' });
  expect(lender.received(certifyList)[0]?.request).toEqual({ orderId: 'o-1' });
});

it.each([
  ['/certification?_order=o-1', 'Continue to your loan', 'elsewhere: /orders/:orderId'],
  ['/certification', 'Back to home', 'elsewhere: /'],
])('when all steps are done, %s links to: %s', async (at, words, place) => {
  lender.answerWire(certifyList, certifyListDone);
  const { user } = await open(at);
  expect(await screen.findByRole('heading', { name: 'All steps are done' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: words }));
  expect(await screen.findByText(place)).toBeVisible();
});

it.each(['/certification', '/certification?_order=o-1'])(
  'when all steps are done and an application waits, %s sends it',
  async (at) => {
    lender.answerWire(certifyList, { ...certifyListDone, draftOrderId: 'o-1' });
    const { user, router } = await open(at);
    await user.click(await screen.findByRole('button', { name: 'Send my application' }));
    expect(await screen.findByText('elsewhere: /orders/:orderId')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/orders/o-1', state: sendOnArrival });
  },
);

it('an address without an order continues with the waiting application', async () => {
  lender.answerWire(certifyList, { ...certifyListJobNext, draftOrderId: 'o-7' });
  lender.answerWire(jobInfo, { items: [] });
  const { user, router } = await open('/certification');
  await user.click(await screen.findByRole('button', { name: 'Continue to Job' }));
  expect(await screen.findByRole('heading', { name: 'Job' })).toBeVisible();
  expect(router.state.location.search).toBe('?_order=o-7');
});

it('a rejected step shows the reason and must be repeated', async () => {
  lender.answerWire(certifyList, certifyListIdentityRejected);
  await open('/certification');
  expect(await step(/Identity.*Redo.*The back of the card cannot be read\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to Identity' })).toBeVisible();
});

it('an unknown step or status is shown without a link', async () => {
  const palm = { taskType: 'palmReading', title: 'Palm', status: 'dreaming', required: true };
  lender.answerWire(certifyList, { list: [palm, ...certifyListFirstVisit.list] });
  await open('/certification');
  expect(await screen.findByText('dreaming')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Palm/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue to Identity' })).toBeVisible();
});

it('the bank step opens the form without an account, and the list with one', async () => {
  lender.answerWire(certifyList, certifyListJobNext);
  const { unmount } = await open('/certification');
  expect(await step(/Bank account/)).toHaveAttribute('href', '/cards/new');
  unmount();
  lender.answerWire(certifyList, certifyListDone);
  await open('/certification');
  expect(await step(/Bank account/)).toHaveAttribute('href', '/cards');
});

it('a list of steps that does not load shows a failure and can be retried', async () => {
  lender.refuse(certifyList, codes.notFound, 'We can’t find this loan.');
  const { user } = await open('/certification?_order=o-9');
  expect(await screen.findByRole('heading', { name: 'Your steps didn’t load' })).toBeVisible();
  lender.answerWire(certifyList, certifyListJobNext);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Continue to Job' })).toBeVisible();
});
