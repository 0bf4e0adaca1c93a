import { expect, test, type Page } from '@playwright/test';
import { afterFirstScreen, builtFile } from '../support/deployed-builds';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { enterAs, mira } from '../support/log-in';
import { idIn, onScreen, primaryAction } from '../support/screen';
import { translatePages, whatIsShown, type Shown } from '../support/translator';

type Seen = readonly (readonly [step: string, shown: Shown])[];

interface Walk {
  readonly page: Page;
  readonly staff: LenderStaff;
  /** Records what the screen shows. */
  readonly see: (step: string) => Promise<void>;
}

const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).locator('..').click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
async function sign(
  page: Page,
  staff: LenderStaff,
  before: string,
  words: string,
  phone: string,
): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill(await staff.codeFor(phone, before));
  await sheet.getByRole('button', { name: words }).click();
}

async function codeIsPaid({ page, staff, see }: Walk): Promise<void> {
  await primaryAction(page, 'I’ve paid').click();
  await onScreen(page, 'Your payment');
  await see('the payment being verified');
  await staff.moneyArrives(idIn(page));
  await heading(page, 'Payment received').waitFor();
  await see('the receipt');
}

/** The flows in which money moves, each from a seed scenario to its end. */
const journeys: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  'prices, confirms and signs a loan': async ({ page, staff, see }) => {
    const { orderId } = await enterAs(page, staff, 'approved');
    await page.goto(`/orders/${orderId}/confirm-new`);
    await onScreen(page, 'Your loan');
    // Until its price arrives, a choice has no maths to check.
    const isPriced = () =>
      expect(primaryAction(page, 'Confirm loan')).not.toHaveAttribute('aria-disabled', 'true');
    await isPriced();
    await see('the offer');
    await page.getByRole('button', { name: '¥1,000 more' }).click();
    await choose(page, /6 months/);
    await expect(page).toHaveURL(/_amount=3100000&_tenure=6/);
    await isPriced();
    await see('another amount and tenure');
    await choose(page, /12 months/);
    await expect(page).toHaveURL(/_tenure=12/);
    await isPriced();
    await see('another tenure');
    await page
      .getByRole('checkbox', { name: /I’ve read/ })
      .locator('..')
      .click({ position: { x: 10, y: 10 } });
    const used = await staff.codeFor(mira);
    await primaryAction(page, 'Confirm loan').click();
    await page.getByRole('dialog', { name: 'Sign with a code' }).waitFor();
    await see('the sheet to sign');
    await sign(page, staff, used, 'Sign the loan', mira);
    await page.getByText('Your money is on its way').waitFor();
    await see('the payout in progress');
  },
  'pays another amount than the one preselected': async (walk) => {
    const { page, staff, see } = walk;
    const { orderId } = await enterAs(page, staff, 'two-paid');
    await page.goto(`/orders/${orderId}/repay`);
    await primaryAction(page, /^Pay ¥/).waitFor();
    await see('the next payment');
    await choose(page, /Full balance/);
    await see('the full balance');
    await page.goBack();
    await page.goto(`/orders/${orderId}/repay?_how=bank-transfer`);
    await primaryAction(page, /^Pay ¥/).waitFor();
    await choose(page, /Full balance/);
    await see('the full balance by transfer');
    await choose(page, /This payment/);
    await see('the next payment again');
    await page.goto(`/orders/${orderId}/repay`);
    await page.getByRole('link', { name: 'More banks, wallets and shops' }).click();
    await page.getByRole('tab', { name: 'Wallet' }).click();
    await choose(page, /Mobile wallet/);
    await see('by wallet');
    await primaryAction(page, 'Get my code').click();
    await page.getByText(/^Expires in/).waitFor();
    await codeIsPaid(walk);
  },
  'requests a delay': async ({ page, staff, see }) => {
    const { orderId } = await enterAs(page, staff, 'two-paid');
    await page.goto(`/orders/${orderId}/delay`);
    await heading(page, 'Need more time?').waitFor();
    await see('the choices');
    for (const days of [7, 14, 7]) {
      await choose(page, new RegExp(`\\+ ${String(days)} days`));
      await see(`${String(days)} days`);
    }
    const used = await staff.codeFor(mira);
    await primaryAction(page, 'Delay 7 days for ¥63.10').click();
    await sign(page, staff, used, 'Confirm new dates', mira);
    await heading(page, 'You have more time for this payment').waitFor();
    await see('the delayed payment');
  },
  'pays off a loan early': async (walk) => {
    const { page, staff, see } = walk;
    const { orderId } = await enterAs(page, staff, 'two-paid');
    await page.goto(`/orders/${orderId}/repay?_what=payoff`);
    await expect(page.getByRole('radio', { name: /Full balance.*Saves/ })).toBeChecked();
    await see('the price');
    await primaryAction(page, /^Pay ¥/).click();
    await page
      .getByText(/^Expires in/)
      .or(primaryAction(page, 'I’ve paid'))
      .first()
      .waitFor();
    await codeIsPaid(walk);
    await expect(page.getByText('You owe nothing more on this loan.')).toBeVisible();
  },
};

/** What a borrower sees during a flow, and which errors occur. */
async function walked(
  page: Page,
  staff: LenderStaff,
  journey: (walk: Walk) => Promise<void>,
): Promise<{ readonly seen: Seen; readonly broken: readonly string[] }> {
  const seen: [string, Shown][] = [];
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await journey({
    page,
    staff,
    see: async (step) => void seen.push([step, await whatIsShown(page)]),
  });
  return { seen, broken };
}

for (const [what, journey] of Object.entries(journeys))
  test(`a borrower who ${what} on a translated page reads the same amounts, buttons and statuses`, async ({
    browser,
    page,
    request,
  }) => {
    const staff = lenderStaff(request);
    const plain = await walked(page, staff, journey);
    const context = await browser.newContext();
    const translated = await context.newPage();
    await translatePages(translated);
    const found = await walked(translated, staff, journey);
    expect(await translated.locator('font').count()).toBeGreaterThan(0);
    await context.close();
    expect(found).toEqual({ ...plain, broken: [] });
  });

test('without the code that follows a translation, the pay button would keep its old amount', async ({
  page,
  request,
}) => {
  await page.route(`**${builtFile(afterFirstScreen)}`, (route) => route.abort());
  await translatePages(page);
  const { orderId } = await enterAs(page, lenderStaff(request), 'two-paid');
  await page.goto(`/orders/${orderId}/repay`);
  const before = await primaryAction(page, /^Pay ¥/).innerText();
  await choose(page, /Full balance/);
  await whatIsShown(page);
  expect(await primaryAction(page, /^Pay ¥/).innerText()).toBe(before);
});

test('a borrower who types at once on a translated page keeps the text', async ({ page }) => {
  // The file that follows a translation arrives late, as on a slow network.
  await page.route('**/assets/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await translatePages(page);
  await page.goto('/reminders/new');
  const name = page.getByLabel('What’s it for?');
  await name.fill('Motorbike loan');
  await page.waitForTimeout(1000);
  await expect(name).toHaveValue('Motorbike loan');
});

test('a translated page leaves amounts and codes as the lender writes them', async ({ page, request }) => {
  await translatePages(page);
  const { orderId } = await enterAs(page, lenderStaff(request), 'two-paid');
  for (const path of ['/', `/orders/${orderId}`, `/orders/${orderId}/repay`]) {
    await page.goto(path);
    await page.locator('.cl-money').first().waitFor();
    await whatIsShown(page);
    expect(await page.locator('.cl-money font, .cl-text-code font').count()).toBe(0);
  }
});
