import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screens as account } from '@clearloan/account/screens';
import { screens as application } from '@clearloan/application/screens';
import { screens as auth } from '@clearloan/auth/screens';
import { screens as lock } from '@clearloan/device-lock/screens';
import { screens as certification } from '@clearloan/certification/screens';
import { screens as complaints } from '@clearloan/complaints/screens';
import { screens as home } from '@clearloan/home/screens';
import { screens as loans } from '@clearloan/loans/screens';
import { screens as privacy } from '@clearloan/privacy/screens';
import { screens as repayment } from '@clearloan/repayment/screens';
import { expect, test, type Page } from '@playwright/test';
import { reach } from '../screens/reach';
import { lenderStaff } from '../support/lender-staff';
import { watchTraffic } from '../support/network';
import { startOwnLender, type LenderProcess } from '../support/lender-process';
import { onScreen } from '../support/screen';

/** Each part that a lender may leave out: an address of it, and the words with which other screens would promise it. */
const parts = {
  devices: ['/settings/devices', /devices/i],
  phoneChange: ['/settings/details/phone', /code on both numbers/i],
  accountDeletion: ['/settings/delete-account', /delete (my|your) (account|data)/i],
  activity: ['/activity', /payments and receipts/i],
  statements: ['/orders/7/statement', /statement|closing letter/i],
  autopay: ['/orders/7/autopay', /automatic(ally)?\b/i],
  delay: ['/orders/7/delay', /more time|can’t pay right now/i],
  references: ['/orders/7/reference', /send the reference/i],
  reports: ['/complaints', /\breports?\b/i],
  calculator: ['/calculator', /calculator/i],
  bookkeeping: ['/bookkeeping', /bookkeeping/i],
  reminders: ['/reminders', /reminders?\b/i],
  messages: ['/messages', /^Messages$/m],
  notifications: ['/settings/notifications', /notifications/i],
} as const;

const port = Number(process.env['E2E_PORT'] ?? '4400') + 15;
const address = `http://localhost:${String(port)}`;
test.use({ baseURL: address });

const promise = 'We’ll send you a message when it’s decided. You can leave this page.';
const ownPromise = 'You hear from us within two working days.';

const folder = mkdtempSync(join(tmpdir(), 'clearloan-parts-'));
let lender: LenderProcess;
test.beforeAll(async () => {
  const features = Object.fromEntries(Object.keys(parts).map((name) => [name, false]));
  const file = join(folder, 'small.json');
  const texts = { [promise]: { en: ownPromise } };
  writeFileSync(
    file,
    JSON.stringify({ name: 'Small', market: 'sample', languages: ['en'], features, texts }),
  );
  lender = await startOwnLender(port, { BRAND_FILE: file });
});
test.afterAll(async () => {
  await lender.stop();
  rmSync(folder, { recursive: true, force: true });
});

const addresses = Object.values(parts).map(([path]) => path);
const patterns = addresses.map((path) => new RegExp(`^${path.replace('7', '[^/]+')}(/|$)`));
const isLeftOut = (path: string) => patterns.some((pattern) => pattern.test(path.split('?')[0] ?? ''));

/** Links that lead nowhere here, and sentences about what this lender does not offer. */
async function promisesOn(page: Page): Promise<readonly string[]> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) =>
      all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
    );
  const text = await page.locator('body').innerText();
  const words = Object.values(parts).flatMap(([, sentence]) => sentence.exec(text)?.[0] ?? []);
  return [...links.filter(isLeftOut), ...words];
}

test('a lender without the optional parts has none of their screens', async ({ page }) => {
  for (const path of addresses) {
    await page.goto(path);
    await onScreen(page, 'Page not found');
  }
});

test('a lender’s own wording of a promise replaces the app’s', async ({ page, request }) => {
  await reach(page, lenderStaff(request), { state: '', as: 'reviewing', at: '/orders/:orderId' });
  await expect(page.getByText(ownPromise)).toBeVisible();
  await expect(page.getByText(promise)).toHaveCount(0);
});

/** `npm test` opens the screens with the most links; the full size opens every state. */
const isFull = process.env['TEST_SIZE'] === 'full';
const most = [
  'main',
  'loanDetailUrl',
  'repayUrl',
  'mine',
  'setting',
  'details',
  'customerService',
  'privacyCentre',
];
/** The lender writes the agreements; a payment's page is reached through the screen of references. */
const others = ['loanAgreement', 'agreement', 'agreed', 'paymentDetail'];
const all = [
  ...home,
  ...application,
  ...loans,
  ...repayment,
  ...auth,
  ...account,
  ...lock,
  ...complaints,
  ...certification,
  ...privacy,
];
const isTaken = (name: string, index: number) =>
  isFull ? !others.includes(name) : index === 0 && most.includes(name);

for (const { name, states } of all)
  for (const state of states.filter(({ at }, index) => isTaken(name, index) && !isLeftOut(at)))
    test(`without the optional parts, ${name} (${state.state}) neither links to them nor promises them`, async ({
      page,
      request,
    }) => {
      const quiet = watchTraffic(page);
      await reach(page, lenderStaff(request), state);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await quiet();
      expect(await promisesOn(page)).toEqual([]);
    });
