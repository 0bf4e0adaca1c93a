import { codes } from '@clearloan/api-client/declare';
import { userInfo } from '@clearloan/session/contract';
import { expect, test, type Page, type APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { logInByCalls, newPhone, sessionOf, mira } from '../support/log-in';
import { onScreen } from '../support/screen';
import { writeWaitingRecords } from '../support/waiting-records';

const junk = 'junk';
const unknown = 'a-session-the-lender-never-gave-1';
const notes = ['Canary one', 'Canary two', 'Canary three', 'Canary four'];
const draft = 'Mira works at Harbour';

const password = 'a quiet harbour 41';

/** Codes for one phone are a minute apart, and a borrower here logs in twice. */
async function callLogin(page: Page, path: string, form: Record<string, string>): Promise<string> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const reply = await page.request.post(`/api/service/login/${path}`, { form, headers });
  return ((await reply.json()) as { data: { sessionId?: string } | null }).data?.sessionId ?? '';
}

async function logInByPassword(page: Page): Promise<void> {
  await page.goto('/login?_step=password');
  await onScreen(page, 'Use your password');
  await page.getByLabel('Phone number').fill(mira);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await onScreen(page, 'Home');
}

/** A borrower with four records that exist on this phone only, a draft, and four waiting writes. */
async function borrowerWithOwnData(page: Page, request: APIRequestContext) {
  const staff = lenderStaff(request);
  await staff.startOver();
  const { orderId } = (await staff.seed('two-paid')) as { orderId: string };
  await callLogin(page, 'send-sms-code-new', { phone: mira, type: 'reset' });
  await callLogin(page, 'reset-pwd', { phone: mira, smsCode: await staff.codeFor(mira), password });
  await logInByPassword(page);
  // For every tab: another one must not send what waits.
  await page.context().route('**/api/book-keeping/**', (route) => route.abort());
  await page.goto('/bookkeeping');
  await onScreen(page, 'Bookkeeping');
  // The app has opened its database when the book is shown.
  await page.locator('.cl-skeleton').first().waitFor({ state: 'hidden' });
  await writeWaitingRecords(page, notes);
  await page.evaluate((text) => localStorage.setItem('clearloan.drafts.problems', text), draft);
  return { staff, orderId, session: await sessionOf(page) };
}

/** How many records and waiting writes the device has. */
const ownData = (page: Page) =>
  page.evaluate(async () => {
    const draft = localStorage.getItem('clearloan.drafts.problems');
    const opening = indexedDB.open('clearloan-offline');
    const database = await new Promise<IDBDatabase | undefined>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
      // One that is not there, or is just deleted, must not be created without the app's tables.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve(undefined);
    });
    if (database === undefined) return { records: 0, waiting: 0, draft };
    const count = async (store: string) => {
      const all = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => {
        all.onsuccess = resolve;
      });
      return (all.result as { list: string }[]).filter(({ list }) => list === 'records').length;
    };
    const counts = { records: await count('items'), waiting: await count('outbox') };
    database.close();
    return { ...counts, draft };
  });
const untouched = { records: 4, waiting: 4, draft };

/** The lender's code for a session: 0 while it lives. */
async function lifeOf(request: APIRequestContext, sessionId: string): Promise<unknown> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const reply = await request.get(`/api${userInfo.path}?sessionId=${sessionId}`, { headers });
  return ((await reply.json()) as { code: unknown }).code;
}

async function strangersSession(page: Page, staff: ReturnType<typeof lenderStaff>): Promise<string> {
  const login = await logInByCalls(page.request, staff, newPhone().international);
  return (JSON.parse(login) as { sessionId: string }).sessionId;
}

for (const [what, sessionId] of [
  ['made-up', junk],
  ['unknown', unknown.slice(0, 32)],
] as const) {
  test(`a link with a ${what} session changes nothing on a borrower’s phone`, async ({ page, request }) => {
    const { session } = await borrowerWithOwnData(page, request);
    expect(await ownData(page)).toEqual(untouched);
    await page.goto(`/?sessionId=${sessionId}`);
    await onScreen(page, 'This login link doesn’t work');
    expect(page.url()).not.toContain('sessionId');
    await page.getByRole('button', { name: 'Continue without it' }).click();
    await onScreen(page, 'Home');
    expect(await sessionOf(page)).toBe(session);
    expect(await ownData(page)).toEqual(untouched);
    await page.reload();
    await onScreen(page, 'Home');
    expect(await lifeOf(request, session)).toBe(0);
  });
}

test('offline, a link in a fragment is not checked, says so, and keeps what is typed', async ({
  page,
  request,
}) => {
  const { session } = await borrowerWithOwnData(page, request);
  await page.goto('/complaints/new');
  const field = page.getByRole('textbox').first();
  await field.fill('typed and not sent');
  // Loads the question’s code, which a service worker would have kept.
  await page.goto('/complaints/new#/?sessionId=junk');
  await onScreen(page, 'This login link doesn’t work');
  await page.getByRole('button', { name: 'Continue without it' }).click();
  await expect(field).toHaveValue('typed and not sent');
  await page.context().setOffline(true);
  await page.evaluate(
    (id) => {
      location.hash = `/?sessionId=${id}`;
    },
    unknown.slice(0, 32),
  );
  await onScreen(page, 'We couldn’t check this login link');
  await expectAccessible(page);
  expect(await sessionOf(page)).toBe(session);
  await page.getByRole('button', { name: 'Continue without it' }).click();
  await expect(field).toHaveValue('typed and not sent');
  expect(page.url()).not.toContain('sessionId');
  expect(await ownData(page)).toMatchObject({ records: 4, waiting: 4 });
  await page.context().setOffline(false);
});

test('“no” to another account leaves everything as it was and does not use its session [promise: link-refused]', async ({
  page,
  request,
}) => {
  const { staff, session, orderId } = await borrowerWithOwnData(page, request);
  const other = await strangersSession(page, staff);
  const used: string[] = [];
  page.on('request', (each) => {
    const url = new URL(each.url());
    if (url.searchParams.get('sessionId') === other && url.pathname.startsWith('/api/'))
      used.push(url.pathname);
  });
  await page.goto(`/orders/${orderId}?sessionId=${other}`);
  await onScreen(page, /^Continue as/);
  expect(await ownData(page)).toEqual(untouched);
  expect(await sessionOf(page)).toBe(session);
  await page.reload();
  await onScreen(page, /^Continue as/);
  await page.getByRole('button', { name: 'No, stay in my account' }).click();
  await expect(page.getByRole('heading', { name: /^Continue as/ })).toBeHidden();
  await expect(page).toHaveURL(`/orders/${orderId}`);
  expect(await sessionOf(page)).toBe(session);
  expect(await ownData(page)).toEqual(untouched);
  // The app goes on before a slow lender has ended the session.
  await expect.poll(() => lifeOf(request, other)).toBe(codes.sessionExpired);
  expect(new Set(used.map((path) => path.replace('/api', '')))).toEqual(
    new Set([userInfo.path, '/service/login/logout']),
  );
  expect(await lifeOf(request, session)).toBe(0);
  await page.goBack();
  // The browser may restore this page from its cache, and has then two of them for a moment.
  await onScreen(page, 'Bookkeeping');
  await page.goForward();
  await page.waitForURL(`/orders/${orderId}`);
  await expect(page.getByRole('heading', { name: /^Continue as/ })).toHaveCount(0);
});

test('“yes” ends the old session and keeps its data until that account logs in again [promise: link-hidden]', async ({
  page,
  request,
}) => {
  const { staff, session } = await borrowerWithOwnData(page, request);
  const phone = await page.evaluate(() => localStorage.getItem('clearloan.borrower'));
  expect(phone).not.toBeNull();
  const other = await strangersSession(page, staff);
  const tab = await page.context().newPage();
  await tab.goto(`/?sessionId=${other}`);
  await onScreen(tab, /^Continue as/);
  await expect(tab.getByText('4 records are only on this phone')).toBeVisible();
  await tab.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(tab);
  await tab.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(tab);
  const saved = tab.waitForEvent('download');
  await tab.getByRole('button', { name: 'Save my records to a file first' }).click();
  expect((await saved).suggestedFilename()).toBe('book.csv');
  // The first tab still shows the borrower’s screen.
  expect(await ownData(page)).toEqual(untouched);
  await tab.getByRole('button', { name: 'Yes, continue' }).click();
  await onScreen(tab, 'Home');
  await expect.poll(() => sessionOf(tab)).toBe(other);
  await expect.poll(() => ownData(tab)).toEqual({ records: 0, waiting: 0, draft: null });
  expect(await lifeOf(request, session)).toBe(codes.sessionExpired);
  await expect(page).toHaveURL(/\/$/);

  await tab.goto('/logout');
  await tab.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await tab.getByRole('link', { name: 'Log in' }).waitFor();
  await page.close();
  await logInByPassword(tab);
  await expect.poll(() => ownData(tab)).toEqual(untouched);
});

test('the same session, and another one of the same account, change nothing', async ({ page, request }) => {
  const { session } = await borrowerWithOwnData(page, request);
  await page.goto(`/?sessionId=${session}`);
  await onScreen(page, 'Home');
  const again = await callLogin(page, 'login', { username: mira, password });
  const checked = page.waitForResponse(
    (reply) => reply.url().includes(userInfo.path) && reply.url().includes(session),
  );
  await page.goto(`/?sessionId=${again}`);
  await checked;
  await expect(page.getByRole('heading', { name: /^Continue as/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await onScreen(page, 'Profile');
  expect(await lifeOf(request, again)).toBe(0);
  expect(await sessionOf(page)).toBe(session);
  expect(await ownData(page)).toEqual(untouched);
});
