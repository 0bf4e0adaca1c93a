import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { classicHomePage, orderList as orderListCall } from '@clearloan/loan-view/contract';
import { homePage } from '../contract';
import { homeLiveLoan } from '../fixtures/home-live-loan';
import { orderListEmpty, visitorBlocks } from '@clearloan/loan-view/fixtures';
import { routes } from '../routes';

/** Whether loading the chunk fails. Once loaded it stays loaded, so the order of these tests matters. */
let mockIsGone = true;
jest.mock('../parts/below-slip', () => {
  if (mockIsGone) throw new Error('Failed to fetch');
  return jest.requireActual<object>('../parts/below-slip');
});

const lender = fakeLender();
const openHome = (loggedIn = true) =>
  renderRoutes(routes, { at: '/', loggedIn, elsewhere: ['/orders/:orderId/repay', '/login'] });

const failure = { name: 'Something didn’t load' };
const findFailure = () => screen.findByRole('heading', failure);
const isListThere = () => screen.queryByRole('region', { name: 'All loans' }) !== null;

beforeEach(() => {
  lender.answerWire(orderListCall, orderListEmpty);
  lender.answerWire(homePage, homeLiveLoan);
  lender.answerWire(classicHomePage, { list: visitorBlocks });
});

describe('the content below the slip', () => {
  it('shows an error when it does not load, and the payment above stays payable', async () => {
    const { user } = await openHome();
    expect(await findFailure()).toBeVisible();
    expect(screen.getByText('Pay by Tue 24 Nov')).toBeVisible();
    expect(isListThere()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Pay ¥2,142.31' }));
    expect(await screen.findByText('elsewhere: /orders/:orderId/repay')).toBeVisible();
  });

  it('leaves a visitor the price and the login link when it does not load', async () => {
    await openHome(false);
    expect(await findFailure()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'See the real cost first' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See this loan' })).toBeVisible();
  });

  it('loads after the slip without delaying it, or on a tap after a failure', async () => {
    const { user } = await openHome();
    expect(await screen.findByRole('link', { name: 'Pay ¥2,142.31' })).toBeVisible();
    expect(isListThere()).toBe(false);
    await findFailure();
    mockIsGone = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'All loans' })).toBeVisible();
    expect(screen.queryByRole('heading', failure)).not.toBeInTheDocument();
    expect(screen.getByText('Pay by Tue 24 Nov')).toBeVisible();
  });
});
