import { expect, test } from '@playwright/test';
import { arrangements, loanPlanInfo } from '@clearloan/repayment/contract';
import { askingFor } from '../faults/effects';
import { lenderStaff } from '../support/lender-staff';
import { enterAs, sessionOf, signWithCode } from '../support/log-in';

const money = (minor: number) => `¥${(minor / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;

test('a late borrower skips a payment: the plan, its cost and its agreement are what was shown', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'overdue');
  const { ask } = askingFor(page, { sessionId: await sessionOf(page) });
  await page.goto('/');
  await page.getByRole('link', { name: 'I can’t pay right now' }).click();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  const skip = page.getByRole('radio', { name: /^Skip payments/ });
  await skip.locator('..').click();
  const { options } = await ask(arrangements, { orderId });
  const shown = options.find(({ key }) => key === 'pause-1')!;
  const [first] = shown.payments;
  await expect(page.locator('main').first()).toContainText(money(shown.totalThen));

  await page.getByRole('link', { name: 'Read the change of your agreement' }).click();
  await expect(page.locator('main').first()).toContainText(money(first!.amount));
  await expect(page.getByText('Not signed')).toBeVisible();
  await page.goBack();
  await expect(skip).toBeChecked();

  await signWithCode(page, staff, 'Agree to this plan', 'Confirm new dates');
  await page.getByRole('heading', { name: 'Your new plan has begun' }).waitFor();
  await expect(page.locator('main').first()).toContainText(money(first!.amount));

  const plan = await ask(loanPlanInfo, { orderId });
  const open = plan.repay_plans.filter(({ repayTotalAmount, paidAmount }) => repayTotalAmount > paidAmount);
  expect(open.map(({ dueTime, repayTotalAmount: amount }) => ({ dueTime, amount }))).toEqual(
    shown.payments.map(({ dueTime, amount }) => ({ dueTime, amount })),
  );

  await page.goto(`/orders/${orderId}`);
  await expect(page.locator('main').first()).toContainText(money(first!.amount));
  await page
    .getByRole('link', { name: 'Check the maths' })
    .or(page.getByRole('button', { name: 'Check the maths' }))
    .click();
  await expect(page.getByRole('dialog')).not.toContainText('don’t match');
  await page.goto(`/orders/${orderId}/agreements`);
  await page.getByRole('button', { name: /^Change of the loan agreement/ }).click();
  await expect(page.getByText(/^Signed/)).toBeVisible();
});
