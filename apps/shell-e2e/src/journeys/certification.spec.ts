import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { browserWithCamera } from '../support/fake-camera';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { logIn, newPhone } from '../support/log-in';
import { onScreen, pinned } from '../support/screen';
import { choosePhoto } from '../support/verify';

async function enter(page: Page, staff: LenderStaff) {
  await page.goto('/login');
  await logIn(page, staff, newPhone());
  await expect(page).not.toHaveURL(/login/);
}

test('the camera in the page takes the papers, and the first move of the face', async ({
  request,
  baseURL,
}) => {
  const staff = lenderStaff(request);
  const browser = await browserWithCamera(await staff.samplePicture('id_front'));
  const viewport = { width: 360, height: 800 };
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, locale: 'en' });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await enter(page, staff);
  await page.goto('/certification');
  await pinned(page, /^Go on: Identity/).click();
  for (const paper of ['National ID, front', 'National ID, back', 'Tax card']) {
    await pinned(page, `Next picture: ${paper}`).click();
    await page.locator('video').waitFor();
    await expectAccessible(page);
    await pinned(page, 'Take photo').click();
    await onScreen(page, 'Identity');
  }
  await pinned(page, /^Next picture/).click();
  await page.locator('video').waitFor();
  await expect(page.getByText('0 of 4 moves done')).toBeVisible();
  await expectAccessible(page);
  await pinned(page, 'Take photo').click();
  await expect(page.getByText('1 of 4 moves done')).toBeVisible();
  await browser.close();
});

test('interrupted at every step, nothing that the lender has or that was typed is lost', async ({
  page,
  request,
  context,
}) => {
  const staff = lenderStaff(request);
  await enter(page, staff);

  await page.goto('/IdCardType?_picture=id_front');
  await onScreen(page, 'National ID, front');
  await context.setOffline(true);
  await choosePhoto(page, staff, 'id_front');
  await page.getByText('The picture was not sent').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(pinned(page, 'Next picture: National ID, back')).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('clearloan.drafts');
  });
  await page.reload();
  await expect(pinned(page, 'Next picture: National ID, back')).toBeVisible();

  await page.goto('/certification/personal');
  await page.getByLabel('Where do you live?').fill('12 Harbour Street, Bandung');
  await page.reload();
  await expect(page.getByLabel('Where do you live?')).toHaveValue('12 Harbour Street, Bandung');
  await context.setOffline(true);
  await page.getByLabel('Postal code').fill('40111');
  await pinned(page, 'Save and go on').click();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Postal code')).toHaveValue('40111');

  await page.goto('/cards/new');
  await page.getByLabel('Account number').fill('1234567');
  await expect(page.getByText('The account number is not kept on this phone')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Account number')).toHaveValue('');
});

test('a second borrower on the same phone sees nothing of the first', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await enter(page, staff);
  const typed = ['12 Canary Street', 'Canary Contact'] as const;
  await page.goto('/certification/personal');
  await page.getByLabel('Where do you live?').fill(typed[0]);
  await page.goto('/certification/contacts');
  await page.getByLabel('Name').first().fill(typed[1]);
  await page.goto('/logout');
  await page
    .getByRole('button', { name: /log out/i })
    .last()
    .click();
  await expect(page).not.toHaveURL(/logout/);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Canary');
  await enter(page, staff);
  for (const path of ['/certification/personal', '/certification/contacts']) {
    await page.goto(path);
    await expect(pinned(page, 'Save and go on')).toBeVisible();
    const values = await page
      .locator('input')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    expect(values.join()).not.toContain('Canary');
  }
});

test('a step can be done by keyboard alone', async ({ page, request }) => {
  await enter(page, lenderStaff(request));
  await page.goto('/certification/personal');
  await page.getByLabel('How many children do you have?').waitFor();
  const tabTo = async (label: string) => {
    const target = page.getByLabel(label).first();
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${label}`);
  };
  const chooseFirst = async (question: string) => {
    const first = page.getByRole('radiogroup', { name: question }).getByRole('radio').first();
    for (let presses = 0; presses < 40; presses += 1) {
      if (await first.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await expect(first).toBeChecked();
  };
  await chooseFirst('How long did you go to school?');
  await chooseFirst('Are you married?');
  for (const [label, words] of [
    ['How many children do you have?', '0'],
    ['Income of your family each month', '9000'],
  ] as const) {
    await tabTo(label);
    await page.keyboard.type(words);
  }
  await chooseFirst('What is the money for?');
  for (const [label, words] of [
    ['Where do you live?', '12 Harbour Street, Bandung'],
    ['Postal code', '40111'],
  ] as const) {
    await tabTo(label);
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/personal/);
});
