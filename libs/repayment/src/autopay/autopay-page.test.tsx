import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  changeAutopay,
  createAutopay,
  loanPlanInfo,
  payTypes as payTypesCall,
  showAutopay,
} from '../contract';
import { autopayActive, autopayNone, autopayOver, autopayPaused } from '../fixtures/autopay';
import { payTypes } from '../fixtures/pay-types';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { routes } from '../routes';

const lender = fakeLender();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  lender.answerWire(loanPlanInfo, planTwoPaid);
});
const open = (options = {}) => renderRoutes(routes, { at: '/orders/o-48213/autopay', ...options });

describe('automatic payments', () => {
  it('explain themselves to a borrower first, and start with a code, an account and a cap', async () => {
    lender.answerWire(showAutopay, autopayNone);
    lender.answerWire(createAutopay, autopayActive);
    const { user } = await open();
    expect(await screen.findByText('Two days before, we’ll tell you the amount and the date.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Harbour Bank •••• 4417/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /¥2,200.00/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Unity Bank •••• 0088/ }));
    await user.click(screen.getByRole('radio', { name: /¥2,700.00/ }));
    lender.answerWire(showAutopay, autopayActive);
    await user.click(screen.getByRole('button', { name: 'Allow automatic payments' }));
    expect(await screen.findByText('Next collection')).toBeVisible();
    const [sent, ...more] = lender.received(createAutopay);
    expect(sent?.request).toEqual({ orderId: 'o-48213', cardId: 'k-2', cap: 270_000, smsCode: '123456' });
    expect(sent?.key).not.toBeNull();
    expect(more).toEqual([]);
  });

  it('keep the account and the cap over a reload', async () => {
    lender.answerWire(showAutopay, autopayNone);
    const { user, router, unmount } = await open();
    await user.click(await screen.findByRole('radio', { name: /Unity Bank •••• 0088/ }));
    await user.click(screen.getByRole('radio', { name: /¥2,700.00/ }));
    const { pathname, search } = router.state.location;
    unmount();
    await open({ at: pathname + search });
    expect(await screen.findByRole('radio', { name: /Unity Bank •••• 0088/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /¥2,700.00/ })).toBeChecked();
  });

  it('do not start when the borrower closes the code sheet', async () => {
    lender.answerWire(showAutopay, autopayNone);
    const { user } = await open({ confirmByCode: () => Promise.resolve() });
    await user.click(await screen.findByRole('button', { name: 'Allow automatic payments' }));
    expect(lender.received(createAutopay)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Allow automatic payments' })).toBeVisible();
  });

  it('show the next collection, its notice and the cap, and link to earlier receipts', async () => {
    lender.answerWire(showAutopay, autopayActive);
    await open();
    const slip = await screen.findByRole('region', { name: 'Automatic payments' });
    for (const line of [
      '¥2,142.31',
      'Collection date Tue 24 Nov',
      'Reminder on Sun 22 Nov',
      'Maximum at a time ¥2,200.00',
    ])
      expect(slip).toHaveTextContent(line);
    expect(screen.getByRole('link', { name: /Payment 2/ })).toHaveAttribute(
      'href',
      '/orders/o-48213/payments/pay-2',
    );
    expect(screen.getByText('Paid by you')).toBeVisible();
  });

  it('are cancelled in one tap, without a confirmation or a code', async () => {
    lender.answerWire(showAutopay, autopayActive);
    lender.answerWire(changeAutopay, autopayNone);
    const { user } = await open();
    const cancel = await screen.findByRole('button', { name: 'Cancel automatic payments' });
    lender.answerWire(showAutopay, autopayNone);
    await user.click(cancel);
    expect(await screen.findByRole('button', { name: 'Allow automatic payments' })).toBeVisible();
    expect(lender.received(changeAutopay).map(({ request }) => request)).toEqual([
      { mandateId: 'm-1', state: 'cancelled' },
    ]);
  });

  it('are paused and resumed, with a note that nothing is collected meanwhile', async () => {
    lender.answerWire(showAutopay, autopayActive);
    lender.answerWire(changeAutopay, autopayPaused);
    const { user } = await open();
    const pause = await screen.findByRole('button', { name: 'Pause' });
    lender.answerWire(showAutopay, autopayPaused);
    await user.click(pause);
    expect(await screen.findByText('Nothing is collected while paused')).toBeVisible();
    lender.answerWire(changeAutopay, autopayActive);
    lender.answerWire(showAutopay, autopayActive);
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('Next collection')).toBeVisible();
    expect(lender.received(changeAutopay).map(({ request }) => request.state)).toEqual(['paused', 'active']);
  });

  it.each([
    ['overCap', '¥2,142.31 is above your limit', /Pay it yourself/],
    ['inProgress', 'You’re paying this one yourself', /while your payment is on its way/],
  ])('show that the next payment is not collected (%s)', async (state, title, words) => {
    lender.answerWire(showAutopay, { ...autopayActive, next: { ...autopayActive.next!, state } });
    await open();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('link to a paid-off loan, or to adding an account when none exists', async () => {
    lender.answerWire(showAutopay, autopayOver);
    const { unmount } = await open();
    expect(await screen.findByText('Nothing to collect')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to my loan' })).toBeVisible();
    unmount();
    lender.answerWire(showAutopay, { ...autopayNone, accounts: [] });
    await open();
    expect(await screen.findByRole('link', { name: 'Add a bank account' })).toHaveAttribute('href', '/cards');
  });

  it('show why the lender rejected them', async () => {
    lender.answerWire(showAutopay, autopayNone);
    lender.refuse(createAutopay, codes.notAllowedNow, 'Automatic payments are already set up for this loan.');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Allow automatic payments' }));
    const notes = await screen.findAllByText('Automatic payments are already set up for this loan.');
    expect(notes.length).toBeGreaterThan(0);
  });

  it('show why the lender rejected the last change, not the one before', async () => {
    lender.answerWire(showAutopay, autopayActive);
    lender.refuse(changeAutopay, codes.notFound, 'They are no longer set up.');
    const { user } = await open();
    const cancel = await screen.findByRole('button', { name: 'Cancel automatic payments' });
    lender.answerWire(showAutopay, autopayNone);
    await user.click(cancel);
    expect((await screen.findAllByText('They are no longer set up.')).length).toBeGreaterThan(0);
    lender.refuse(createAutopay, codes.notAllowedNow, 'Choose another account.');
    await user.click(await screen.findByRole('button', { name: 'Allow automatic payments' }));
    const main = screen.getByRole('main');
    await waitFor(() => expect(main).toHaveTextContent('Choose another account.'));
    expect(main).not.toHaveTextContent('They are no longer set up.');
  });

  it('that did not load can be loaded again', async () => {
    lender.drop(showAutopay);
    const { user } = await open();
    const again = await screen.findByRole('button', { name: /Try again/ });
    lender.answerWire(showAutopay, autopayActive);
    await user.click(again);
    expect(await screen.findByText('Next collection')).toBeVisible();
  });

  it('are mentioned on the repayment screen, so that nobody pays twice', async () => {
    lender.answerWire(loanPlanInfo, { ...planTwoPaid, autopay: autopayActive.next });
    lender.answerWire(payTypesCall, payTypes);
    await open({ at: '/orders/o-48213/repay' });
    expect(await screen.findByText('Will be collected on Tue 24 Nov')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText('If you pay now, we won’t collect this payment.')).toBeVisible(),
    );
  });
});
