import { expect, test as base, type Page } from '@playwright/test';
import { otherHands, tabTo } from '../support/keyboard';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { enterAs, mira } from '../support/log-in';
import { idIn, onScreen } from '../support/screen';

/** These journeys use no clicks and no `fill`, only Tab, Enter, the space bar, arrows and letters. */
const test = base.extend<{ keysAlone: undefined }>({
  keysAlone: [
    async ({ page }, use) => {
      const otherInput = await otherHands(page);
      await use(undefined);
      expect(otherInput(), 'input other than the keyboard').toEqual([]);
    },
    { auto: true },
  ],
});

async function press(page: Page, role: 'link' | 'button' | 'tab', name: string | RegExp) {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

async function tick(page: Page, role: 'checkbox' | 'radio', name: string | RegExp) {
  await tabTo(page, role, name);
  await page.keyboard.press('Space');
}

async function type(page: Page, name: string | RegExp, text: string) {
  await tabTo(page, 'textbox', name);
  await page.keyboard.type(text);
}

async function signWithCode(page: Page, staff: LenderStaff, act: () => Promise<void>) {
  const used = await staff.codeFor(mira);
  await act();
  await type(page, /code/i, await staff.codeFor(mira, used));
}

test('a borrower reads, checks, ticks and signs a loan by keyboard', async ({ page, request }) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'approved-fixed');
  await page.goto(`/orders/${orderId}`);
  await press(page, 'link', 'See my price');
  await onScreen(page, 'Your loan');
  await press(page, 'button', 'Check the maths');
  await page.getByText('The maths is correct').waitFor();
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await tick(page, 'checkbox', /I’ve read/);
  await signWithCode(page, staff, () => press(page, 'button', 'Confirm loan'));
  await press(page, 'button', 'Sign the loan');
  await page.getByText('Your money is on its way').waitFor();
});

test('a borrower makes a payment by keyboard, from home to its receipt', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  await press(page, 'link', /^Pay ¥/);
  await onScreen(page, 'Pay');
  await press(page, 'button', /^Pay ¥/);
  await onScreen(page, 'Pay with a code');
  await press(page, 'link', 'I’ve paid');
  await onScreen(page, 'Your payment');
  await staff.moneyArrives(idIn(page));
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
});

test('a borrower requests a delay by keyboard', async ({ page, request }) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'two-paid');
  await page.goto(`/orders/${orderId}/delay`);
  await tabTo(page, 'radio', /Pay now/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /\+ 7 days/ })).toBeChecked();
  await signWithCode(page, staff, () => press(page, 'button', /^Delay 7 days/));
  await press(page, 'button', 'Confirm new dates');
  await page.getByRole('heading', { name: 'You have more time for this payment' }).waitFor();
});

test('a borrower reports a problem by keyboard', async ({ page, request }) => {
  await enterAs(page, lenderStaff(request), 'two-paid');
  await page.goto('/complaints/new');
  await tick(page, 'radio', 'Payment');
  await press(page, 'button', /What went wrong/);
  await press(page, 'button', 'I paid twice');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await type(page, 'Tell us more', 'On 23 October I paid payment 2 two times.');
  await press(page, 'button', 'Send');
  await onScreen(page, 'I paid twice');
});

test('a borrower calculates a loan and saves it for comparison by keyboard', async ({ page }) => {
  await page.goto('/calculator');
  await type(page, 'Amount', '15000');
  await type(page, 'Interest rate per year', '24');
  await expect(page.getByRole('main')).toContainText('1,418.39');
  // The URL is updated once typing pauses; the test types faster than a person.
  await expect(page).toHaveURL(/_rate=24/);
  await press(page, 'button', 'Save to compare');
  await type(page, 'Name', 'Everyday loan');
  await press(page, 'button', /^Save$/);
  await page.getByRole('button', { name: 'Everyday loan', exact: true }).waitFor();
});

test('a borrower writes a record and a reminder by keyboard', async ({ page }) => {
  await page.goto('/bookkeeping');
  await press(page, 'link', 'Add a record');
  await onScreen(page, 'New record');
  for (const key of ['2', '8']) await press(page, 'button', new RegExp(`^${key}$`));
  await tick(page, 'radio', 'Food');
  await press(page, 'button', 'Save');
  await page.getByRole('link', { name: /Food.*28\.00/ }).waitFor();
  await page.goto('/reminders/new');
  await type(page, 'What’s it for?', 'Motorbike loan');
  await type(page, 'Amount', '860');
  for (const part of ['Day', 'Month', 'Year']) {
    await tabTo(page, 'combobox', part);
    await page.keyboard.press('ArrowDown');
  }
  await press(page, 'button', 'Save reminder');
  await onScreen(page, 'Motorbike loan');
});

base('a journey that clicks or fills in is no journey by letters and Tab', async ({ page }) => {
  await page.setContent('<button>Pay</button><input aria-label="Amount">');
  const otherInput = await otherHands(page);
  await type(page, 'Amount', '5');
  expect(otherInput()).toEqual([]);
  await page.getByRole('button').click();
  await page.getByRole('textbox').fill('7');
  const expected = ['pressed <button>Pay</button>', 'filled <input aria-label="Amount">'];
  await expect.poll(() => otherInput()).toEqual(expected);
});
