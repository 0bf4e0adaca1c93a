import { expect, test, type Locator, type Page } from '@playwright/test';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { enterAs, newPhone, mira } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';

/** Counts taps. Typing a number or a code does not count, and neither does the last tap that sends the code. */
function tapCounter() {
  const startedAt = Date.now();
  let taps = 0;
  return {
    async tap(place: Locator, where?: { x: number; y: number }) {
      taps += 1;
      await place.click(where === undefined ? {} : { position: where });
    },
    /** Records the number for the table in the README. */
    done(job: string, most: number) {
      const seconds = (Date.now() - startedAt) / 1000;
      test
        .info()
        .annotations.push({ type: 'taps', description: `${job}: ${taps} taps, ${seconds.toFixed(1)} s` });
      expect(taps, job).toBeLessThanOrEqual(most);
    },
  };
}

/** Types the code of a signature and sends it. */
async function signWith(page: Page, staff: LenderStaff, used: string, act: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill(await staff.codeFor(mira, used));
  await sheet.getByRole('button', { name: act }).click();
}

test('a borrower logs in with two taps, a number and a code', async ({ page, request }) => {
  const staff = lenderStaff(request);
  const { typed, international } = newPhone();
  await page.goto('/');
  const { tap, done } = tapCounter();
  await tap(page.getByRole('link', { name: 'Log in' }).first());
  await page.getByLabel('Phone number').fill(typed);
  await tap(page.getByRole('button', { name: 'Send code' }));
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await page
    .getByLabel(/code/i)
    .first()
    .fill(await staff.codeFor(international));
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeHidden();
  done('log in', 2);
});

test('a borrower signs an approved loan with three taps and a code', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'approved');
  const used = await staff.codeFor(mira);
  const { tap, done } = tapCounter();
  await tap(primaryAction(page, 'See my price'));
  await onScreen(page, 'Your loan');
  await tap(page.getByRole('checkbox', { name: /I’ve read/ }).locator('..'), { x: 10, y: 10 });
  await tap(primaryAction(page, 'Confirm loan'));
  await signWith(page, staff, used, 'Sign the loan');
  await expect(page.getByRole('dialog')).toBeHidden();
  done('sign', 3);
});

test('a borrower pays the next payment with four taps', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  await page.getByText('2 of 6 paid').waitFor();
  const { tap, done } = tapCounter();
  await tap(primaryAction(page, /^Pay ¥/));
  await onScreen(page, 'Pay');
  await tap(primaryAction(page, /^Pay ¥/));
  await page.getByText(/^Expires in/).waitFor();
  await tap(page.getByRole('button', { name: /^Copy/ }).first());
  await tap(primaryAction(page, 'I’ve paid'));
  await onScreen(page, 'Your payment');
  done('pay', 4);
});

test('a borrower delays a payment with three taps and a code', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  const used = await staff.codeFor(mira);
  const { tap, done } = tapCounter();
  await tap(page.getByRole('link', { name: 'Need more time?' }).first());
  await tap(page.getByRole('radio', { name: /\+ 7 days/ }).locator('..'));
  await tap(primaryAction(page, /^Delay 7 days/));
  await signWith(page, staff, used, 'Confirm new dates');
  await page.getByRole('heading', { name: 'You have more time for this payment' }).waitFor();
  done('delay', 3);
});

test('a borrower settles the loan early with four taps', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  const { tap, done } = tapCounter();
  await tap(page.getByRole('link', { name: 'View loan' }).first());
  await tap(page.getByRole('link', { name: /^Pay off/ }).first());
  await onScreen(page, 'Pay');
  await tap(primaryAction(page, /^Pay ¥/));
  await page.getByText(/^Expires in/).waitFor();
  await tap(primaryAction(page, 'I’ve paid'));
  await onScreen(page, 'Your payment');
  done('settle early', 4);
});
