import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes, signWith } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { agreeToArrangement, arrangements, loanPlanInfo } from '../contract';
import { arrangementsOffered } from '../fixtures/arrangements';
import { planOverdue } from '../fixtures/plan-overdue';
import { delayAgreed } from '../fixtures/transactions';
import { routes } from '../routes';

const lender = fakeLender();
const path = '/orders/o-48213/delay';
const elsewhere = ['/orders/:orderId', '/orders/:orderId/agreement', '/customer-service'];

const open = (at = path) => renderRoutes(routes, { at, elsewhere, confirmByCode: signWith('246810') });

beforeEach(() => {
  sessionStorage.clear();
  lender.answerWire(loanPlanInfo, planOverdue);
  lender.answerWire(arrangements, arrangementsOffered);
});

it('a late borrower sees what each plan costs before choosing, and no button to pay', async () => {
  await open();
  expect(await screen.findByRole('radio', { name: /Pay on a later day.*Costs nothing/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /Skip payments.*From ¥156\.73 more interest/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Smaller payments.*From ¥106\.17/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay|Agree/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Ask us to call you/ })).toHaveAttribute(
    'href',
    '/customer-service?_screen=repayDelayUrl&_order=o-48213',
  );
});

it('a late borrower agrees to a plan with a code and pays nothing now', async () => {
  lender.answerWire(agreeToArrangement, { ...delayAgreed, amount: '156.73' });
  const { user, router } = await open();
  await user.click(await screen.findByRole('radio', { name: /Skip payments/ }));
  expect(screen.getByText('First, on 24 Feb 2027')).toBeVisible();
  expect(screen.getByText('¥4,449.44')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the change of your agreement' })).toHaveAttribute(
    'href',
    '/orders/o-48213/agreement?_scene=arrangement-pause-1',
  );
  lender.answerWire(loanPlanInfo, {
    ...planOverdue,
    penaltyPerDay: undefined,
    repay_plans: planOverdue.repay_plans!.map((row) =>
      row.periodNo === 3
        ? { ...row, dueTime: '2027-02-24', interestFrom: '2026-12-02', interestRan: '163.15' }
        : row,
    ),
    transactions: [{ ...delayAgreed, amount: '156.73', periodNos: [3] }],
  });
  await user.click(screen.getByRole('button', { name: 'Agree to this plan' }));
  expect(await screen.findByRole('heading', { name: 'Your new plan has begun' })).toBeVisible();
  expect(screen.getByText('Your next payment is due Wed 24 Feb.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/orders/o-48213/payments/pay-5');
  expect(lender.received(agreeToArrangement).map(({ request }) => request)).toEqual([
    { orderId: 'o-48213', key: 'pause-1', totalThen: 444_944, smsCode: '246810' },
  ]);
});

it('a plan whose figures do not match is not offered, and is reported', async () => {
  const [promise, pause] = arrangementsOffered.options!;
  lender.answerWire(arrangements, { options: [promise!, { ...pause!, totalThen: '4400.00' }] });
  const { faults } = await open();
  expect(await screen.findByRole('radio', { name: /Pay on a later day/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Skip payments/ })).not.toBeInTheDocument();
  // Reported by an effect, after the text is in the page.
  await waitFor(() => expect(faults).toEqual([{ call: arrangements.path, code: 'arrangementAddsUp' }]));
});

it('a late borrower without a plan reads why, and whom to talk to', async () => {
  lender.answerWire(arrangements, { options: [], reason: 'You’ve already agreed to a plan for this loan.' });
  await open();
  expect(await screen.findByText('You’ve already agreed to a plan for this loan.')).toBeVisible();
  expect(screen.getByRole('link', { name: /I need more help/ })).toBeVisible();
});

it('a plan that changed meanwhile is refused with a message, and nothing is agreed to', async () => {
  lender.refuse(agreeToArrangement, codes.termsChanged, 'This plan has changed. Check it again.');
  const { user } = await open(`${path}?_plan=pause-1`);
  await user.click(await screen.findByRole('button', { name: 'Agree to this plan' }));
  expect((await screen.findAllByText('This plan has changed. Check it again.'))[0]).toBeVisible();
});
