import { expect, test, type BrowserContext, type Page, type Request } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { logIn } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';
import { workerInControl } from '../support/network';

test.use({ serviceWorkers: 'allow' });

/** Enters an amount on the keypad and saves it under a category. */
async function write(page: Page, keys: string, category: string) {
  await onScreen(page, 'New record');
  for (const key of keys) await page.getByRole('button', { name: key, exact: true }).click();
  await page.getByText(category, { exact: true }).click();
  await primaryAction(page, 'Save').click();
  await onScreen(page, 'Bookkeeping');
}

/** Opens a record and appends one digit to its amount. */
async function change(page: Page, record: RegExp, digit: string) {
  await page.getByRole('link', { name: record }).click();
  await onScreen(page, 'Record');
  await page.getByRole('button', { name: digit, exact: true }).click();
  await primaryAction(page, 'Save').click();
  await onScreen(page, 'Bookkeeping');
}

/** The records that this device sent and that the lender answered, one entry per request. */
function listenForSendings(context: BrowserContext) {
  const sent: string[] = [];
  const answered: string[] = [];
  const listen = (ids: string[]) => (request: Request) => {
    const id = /record_id=([^&]+)/.exec(request.postData() ?? '')?.[1];
    if (id !== undefined && request.url().includes('/book-keeping/save-record')) ids.push(id);
  };
  context.on('request', listen(sent));
  context.on('requestfinished', listen(answered));
  return { sent, answered };
}

/** Names of everything that the browser stores for the app, except the app's own files. */
const leftOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const caches = (await window.caches.keys()).filter((name) => !name.startsWith('clearloan-shell-'));
    return [...databases, ...caches];
  });

test('a book written offline survives a reload and a restart, and is sent once after the login', async ({
  page,
  context,
  request,
  browser,
}) => {
  const staff = lenderStaff(request);
  // Records carry the device's day; the lender's may have been moved.
  await staff.startOver();
  const { sent, answered } = listenForSendings(context);
  await page.goto('/bookkeeping');
  await onScreen(page, 'Bookkeeping');
  await workerInControl(page);

  await context.setOffline(true);
  await primaryAction(page, 'Add a record').click();
  await write(page, '28', 'Food');
  await expect(page.getByRole('link', { name: /Food.*28\.00/ })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: /Food.*28\.00/ }).click();
  await onScreen(page, 'Record');
  await page.reload();
  await onScreen(page, 'Record');
  await page.close();
  const again = await context.newPage();
  await again.goto('/bookkeeping/new');
  await write(again, '7', 'Travel');
  await again.goto('/bookkeeping/accounts');
  await expect(again.getByRole('link', { name: /Cash.*35\.00/ })).toBeVisible();
  await expectAccessible(again);
  await again.goto('/calculator?_amount=15000&_rate=24');
  await expect(again.getByRole('main')).toContainText('1,418.39');
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await again.goto('/login?_return=%2Fbookkeeping');
  await logIn(again, staff);
  await onScreen(again, 'Bookkeeping');
  await expectAccessible(again);
  await again.getByRole('button', { name: 'Add to my account' }).click();
  await expect(again.getByText(/wait.* to be sent/)).toBeHidden();
  // The lender has them when it has answered.
  await expect.poll(() => answered.length).toBe(2);

  // Another device of the same borrower.
  const elsewhere = await browser.newContext({
    viewport: { width: 360, height: 800 },
    storageState: await context.storageState(),
  });
  const other = await elsewhere.newPage();
  await other.goto('/bookkeeping');
  await expect(other.getByRole('link', { name: /Food.*28\.00/ })).toHaveCount(1);
  await expect(other.getByRole('link', { name: /Travel.*7\.00/ })).toHaveCount(1);
  expect(new Set(sent).size).toBe(2);
  expect(sent).toHaveLength(2);

  await context.setOffline(true);
  await change(again, /Food.*28\.00/, '1');
  await expect(again.getByText('1 change waiting to be sent')).toBeVisible();
  const arrived = other.waitForResponse((reply) => reply.url().includes('/book-keeping/save-record'));
  await change(other, /Food.*28\.00/, '2');
  await arrived;
  await expect(other.getByText(/to be sent/)).toBeHidden();
  await context.setOffline(false);
  await expect(again.getByText('One record was later changed on another phone')).toBeVisible();
  await expect(again.getByRole('link', { name: /Food.*282\.00/ })).toBeVisible();
  await elsewhere.close();

  await again.goto('/logout');
  await again.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  // Only the new document shows it; the former one is at home before it is replaced.
  await again.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  await expect.poll(() => leftOnDevice(again)).toEqual([]);
});
