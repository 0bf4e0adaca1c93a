import { checking } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { confirmLoan, loanOffer as loanOfferCall } from '../contract';
import { loanDetails } from '@clearloan/loan-view/contract';
import { applicationDraft } from '@clearloan/loan-view/fixtures';
import { loanOffer } from '../fixtures/loan-offer';
import { routes } from '../routes';

const lender = fakeLender();
const loanPage = 'elsewhere: /orders/:orderId';
const open = () => renderRoutes(routes, { at: '/orders/o-50007/confirm', elsewhere: ['/orders/:orderId'] });
const orderIs = (orderStatus: string) => lender.answerWire(loanDetails, { ...applicationDraft, orderStatus });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Signs; the response is lost, and then the page reloads. */
async function signAndReload(): Promise<void> {
  lender.answerWire(loanOfferCall, loanOffer);
  lender.drop(confirmLoan);
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('checkbox', { name: /I’ve read this: Loan agreement/ }));
  await user.click(await screen.findByRole('button', { name: 'Confirm loan' }));
  await screen.findByText('We’re checking');
  // Its signature may have arrived, so it cannot be declined now.
  expect(screen.queryByRole('button', { name: /^No, I don’t want/ })).toBeNull();
  unmount();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  await open();
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

it('a signing interrupted by a reload is polled until the lender shows it, and not sent again', async () => {
  orderIs('approved');
  await signAndReload();
  const sent = lender.received(confirmLoan).length;
  expect(screen.getByText('We’re checking')).toBeVisible();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('123456');
  lender.refuse(loanOfferCall, codes.notAllowedNow, 'This loan cannot be confirmed now.');
  orderIs('disbursing');
  await pass(checking.firstWaitMs + 500);
  expect(await screen.findByText(loanPage)).toBeVisible();
  expect(screen.queryByText('There’s no offer to sign')).not.toBeInTheDocument();
  expect(lender.received(confirmLoan)).toHaveLength(sent);
});

it('a signing that never arrived leaves the offer ready to be signed', async () => {
  orderIs('approved');
  await signAndReload();
  await pass(60_000);
  expect(screen.getByRole('button', { name: 'Confirm loan' })).not.toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('heading', { name: 'Key facts' })).toBeVisible();
  expect(screen.queryByText('We’re checking')).not.toBeInTheDocument();
});

it('a borrower whose lender stays silent after a signing checks again with a tap', async () => {
  lender.drop(loanDetails);
  await signAndReload();
  await pass(15 * 60_000);
  expect(screen.getByText('We couldn’t reach the lender')).toBeVisible();
  orderIs('disbursing');
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await pass(1000);
  expect(await screen.findByText(loanPage)).toBeVisible();
});
