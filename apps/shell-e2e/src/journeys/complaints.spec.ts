import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { consoleToken, lenderStaff } from '../support/lender-staff';
import { enterAs, logIn } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';

const words = 'On 23 October I paid payment 2 two times. Please send one back.';
const hostile =
  '<script>window.broken=1</script> <img src=x onerror="window.broken=2"> javascript:alert(1) {{7*7}} \u202Eevil\u202C \u200Fمرحبا 👩‍👩‍👧‍👦';

/** Fills in everything of a report except its text. */
async function chooseProblem(page: Page) {
  await page
    .getByRole('radiogroup', { name: 'What’s it about?' })
    .getByText('Payment', { exact: true })
    .click();
  await page.getByRole('button', { name: /What went wrong/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('I paid twice').click();
  await sheet.waitFor({ state: 'hidden' });
}

const detail = (page: Page) => page.getByRole('textbox', { name: 'Tell us more' });
const problemIdOf = (page: Page) => decodeURIComponent(page.url().split('/').at(-1) ?? '');

/** The number of reports that the lender lists for the borrower. */
async function expectReports(page: Page, title: string, count: number): Promise<void> {
  await page.goto('/complaints');
  await onScreen(page, 'My reports');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(count);
}

test('a report is answered, reopened, answered again and closed', async ({ page, request }) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'two-paid');
  await page.goto(`/orders/${orderId}/repay`);
  await onScreen(page, 'Pay');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await onScreen(page, 'Contact us');
  await expect(page.getByText('You came from Pay.')).toBeVisible();
  await primaryAction(page, 'Report a problem').click();

  await onScreen(page, 'Report a problem');
  await expect(page.getByRole('radio', { name: 'Payment' })).toBeChecked();
  await primaryAction(page, 'Send').click();
  await expect(page.getByRole('link', { name: 'Choose what went wrong.' })).toBeVisible();
  await chooseProblem(page);
  await detail(page).fill(words);
  const buffer = await staff.samplePicture('id_front');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('1 of 3')).toBeVisible();
  await primaryAction(page, 'Send').click();

  await onScreen(page, 'I paid twice');
  const problemId = problemIdOf(page);
  await expect(page.getByText(problemId)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(page.getByText('Day 1 of 30')).toBeVisible();
  await expectAccessible(page);
  await staff.moveDays(1);
  await staff.workOn(problemId, 'accepted');
  await page.reload();
  await expect(page.getByText('Lina read it')).toBeVisible();
  await expect(page.getByText('Day 2 of 30')).toBeVisible();

  await staff.workOn(problemId, 'answered', 'We see one payment only.');
  await page.reload();
  await expect(page.getByText('Did this help?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No, not yet' }).click();
  await onScreen(page, 'What’s still wrong?');
  await page.getByRole('textbox', { name: 'Tell us what’s missing' }).fill('My bank shows two.');
  await expectAccessible(page);
  await primaryAction(page, 'Send').click();
  await onScreen(page, 'I paid twice');
  await expect(page.getByText('Reopened')).toBeVisible();

  await staff.workOn(problemId, 'answered', 'You are right. One is on its way back.');
  await page.reload();
  await page.getByRole('button', { name: 'Yes, it helped' }).click();
  await expect(page.getByText(/^Solved /)).toBeVisible();
  await expectAccessible(page);
  await expectReports(page, 'I paid twice', 1);
});

test('a draft written offline is queued, survives a reload, and is sent once with a tap', async ({
  page,
  context,
  request,
}) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  await page.goto('/complaints/new');
  await chooseProblem(page);
  await context.setOffline(true);
  await detail(page).fill(words);
  await primaryAction(page, 'Send').click();
  await expect(page.getByText('No internet connection. Not sent yet.')).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await page.reload();
  await expect(detail(page)).toHaveValue(words);
  await expectReports(page, 'I paid twice', 0);
  await page.getByRole('link', { name: /Saved on this phone/ }).click();
  await detail(page).waitFor();

  // The lender accepts it, but the response is lost: the same draft is sent again.
  let isLost = true;
  await page.route('**/user-problem/problem-save**', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await onScreen(page, 'I paid twice');
  await expectReports(page, 'I paid twice', 1);
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
});

test('malicious text shows as text, and a long text is not truncated silently', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  await page.goto('/complaints/new');
  await chooseProblem(page);
  await detail(page).fill('x'.repeat(5000));
  await detail(page).blur();
  await expect(page.getByText('This is too long. Use up to 500 characters.')).toBeVisible();
  await expect(page.getByText('5000 / 500')).toBeVisible();
  await expectAccessible(page);
  await detail(page).fill(hostile);
  await primaryAction(page, 'Send').click();
  await onScreen(page, 'I paid twice');
  await expect(page.getByText(hostile)).toBeVisible();
  await staff.workOn(problemIdOf(page), 'answered', hostile);
  await page.reload();
  await expect(page.getByText(hostile)).toHaveCount(2);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await expectAccessible(page);
  await page.goto(`/sandbox?token=${consoleToken}`);
  await expect(page.getByText('answered', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('a borrower past the time limit sees the way to the regulator, and a visitor can open help', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  await page.goto('/customer-service');
  await onScreen(page, 'Contact us');
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('code');
  await page.getByRole('button', { name: 'I didn’t get the code' }).click();
  await expect(page.getByRole('dialog', { name: 'I didn’t get the code' })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: /WhatsApp/ }).click();
  await expect(page.getByRole('alertdialog', { name: 'You’re leaving Clearloan' })).toContainText('wa.me');
  await page.getByRole('button', { name: 'Stay here' }).click();

  await staff.startOver();
  const seeded = (await staff.seed('problems')) as { phone: string; problemId: string };
  await staff.moveDays(31);
  await page.goto(`/complaints/${seeded.problemId}`);
  await logIn(page, staff, { typed: seeded.phone, international: seeded.phone });
  await expect(page.getByText('30 days have passed')).toBeVisible();
  await expect(page.getByText('https://regulator.example/complaints')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Go to Sample Financial Authority/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('regulator.example');
});
