import { expect, test, type Page } from '@playwright/test';
import {
  deployment,
  fileOf,
  nextBuild,
  presentBuild,
  withFile,
  workerBeforeWorkbox,
  workerThatLeaves,
  type Deployment,
} from '../support/deployed-builds';
import { startOwnLender, type LenderProcess } from '../support/lender-process';
import { onScreen } from '../support/screen';
import { workerInControl } from '../support/network';

test.use({ serviceWorkers: 'allow' });
// On a busy machine a reload waits a minute until the old worker has ended.
test.describe.configure({ timeout: 300_000 });

const ratesPage = 'libs/calculator/src/pages/rates-page.tsx';
const first = presentBuild();
const second = nextBuild(first, '2222222second', ratesPage);
const third = nextBuild(first, '3333333third', ratesPage);
const screenFile = fileOf(first, ratesPage);

let served: Deployment;
let lender: LenderProcess;
test.beforeAll(async () => {
  served = deployment();
  served.deploy(first);
  const port = Number(process.env['E2E_PORT'] ?? '4400') + 20;
  lender = await startOwnLender(port, { STATIC_DIR: served.folder });
});
test.afterAll(async () => {
  await lender.stop();
  served.remove();
});

const at = (path: string) => lender.address + path;
const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content');
/** While a page reloads, it has none. */
const buildThere = (page: Page) => buildOf(page).catch(() => null);
const offer = (page: Page) => page.getByText('A new version is available');

/** The builds whose files are on the device. */
const keptBuilds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.replace('clearloan-shell-', '')));

/** Visits until the worker controls the page and none is waiting. */
async function visit(page: Page, path = '/calculator'): Promise<void> {
  await page.goto(at(path));
  await workerInControl(page);
}

const waitingHere = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);

/** Whether the worker of this build, whose cache has its name, controls the page and none is waiting. */
const hasTakenOver = (page: Page, build: string) =>
  page.evaluate(async (name) => {
    const { controller } = navigator.serviceWorker;
    const registration = await navigator.serviceWorker.getRegistration();
    const isFilled = (await caches.keys()).includes(name);
    const isAlone = registration?.installing === null && registration.waiting === null;
    return isFilled && isAlone && controller !== null && registration.active === controller;
  }, `clearloan-shell-${build}`);

/**
 * The browser keeps a new worker waiting while the old one still serves a page, so the borrower closes and reopens the app.
 * @returns the page that is open at the end
 */
async function comeBackUntilTakenOver(page: Page, build: string): Promise<Page> {
  const context = page.context();
  const inTime = performance.now() + 120_000;
  for (let opened = page; ; opened = await context.newPage()) {
    if (opened !== page) await opened.goto(at('/calculator'));
    const wait = expect.poll(() => hasTakenOver(opened, build), { timeout: 15_000 }).toBe(true);
    const isOver = wait.then(() => true).catch(() => false);
    if (await isOver) return opened;
    expect(performance.now()).toBeLessThan(inTime);
    await opened.close();
  }
}

/** Opens the app of the first build on a device that caches it. */
async function withFirstBuild(page: Page): Promise<void> {
  served.deploy(first);
  await visit(page);
  expect(await buildOf(page)).toBe(first.id);
}

test('a borrower who types during a deploy keeps the form, sees a notice, and updates with a tap', async ({
  page,
}) => {
  await withFirstBuild(page);
  served.deploy(second);
  await page.reload();
  expect(await buildOf(page)).toBe(first.id);
  const amount = page.getByLabel('Amount').first();
  await amount.fill('2000000');
  await expect(offer(page)).toBeVisible({ timeout: 60_000 });
  await expect(amount).toHaveValue(/2.?000.?000/);
  expect([await buildOf(page), await waitingHere(page)]).toEqual([first.id, true]);

  // A screen that this page has not opened yet still loads from its own build, although the server no longer has that file.
  expect((await page.request.get(at(`/${screenFile}`))).status()).toBe(404);
  const lazy = await page.evaluate((file) => import(file).then(Object.keys), `/${screenFile}`);
  expect(lazy).not.toEqual([]);

  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => buildThere(page), { timeout: 120_000 }).toBe(second.id);
  await expect(amount).toHaveValue(/2.?000.?000/);
  await expect.poll(() => waitingHere(page), { timeout: 30_000 }).toBe(false);
  await expect(offer(page)).toBeHidden();
});

test('a borrower who reloads or returns gets the new build, and open pages keep the old one', async ({
  page,
  context,
}) => {
  await withFirstBuild(page);
  let opened = page;
  for (const build of [second, third]) {
    served.deploy(build);
    await opened.reload();
    await expect(offer(opened)).toBeVisible({ timeout: 60_000 });
    await opened.reload();
    expect(await buildOf(opened)).toBe(build.id);
    opened = await comeBackUntilTakenOver(opened, build.id);
  }
  await expect.poll(() => keptBuilds(opened)).toEqual([second.id, third.id]);
  await context.setOffline(true);
  await opened.reload();
  await onScreen(opened, 'Calculator');
  expect(await buildOf(opened)).toBe(third.id);
});

test('an open page stays unchanged when another one takes the new build', async ({ page, context }) => {
  await withFirstBuild(page);
  await page.getByLabel('Amount').first().fill('2000000');
  served.deploy(second);
  const other = await context.newPage();
  await other.goto(at('/bookkeeping'));
  await expect(offer(other)).toBeVisible({ timeout: 60_000 });
  await other.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => buildThere(other), { timeout: 120_000 }).toBe(second.id);
  await expect.poll(() => waitingHere(other), { timeout: 30_000 }).toBe(false);
  expect(await buildOf(page)).toBe(first.id);
  await expect(page.getByLabel('Amount').first()).toHaveValue(/2.?000.?000/);
  const lazy = await page.evaluate((file) => import(file).then(Object.keys), `/${screenFile}`);
  expect(lazy).not.toEqual([]);
});

test('a returning borrower with the worker from before Workbox gets the new build and worker', async ({
  page,
  context,
}) => {
  served.deploy(withFile(first, 'sw.js', workerBeforeWorkbox(first)));
  await visit(page);
  expect(await keptBuilds(page)).toEqual([first.id]);
  served.deploy(second);
  await page.reload();
  await expect.poll(() => buildThere(page), { timeout: 120_000 }).toBe(second.id);
  // The page already runs the worker's build, so it asks nothing.
  const opened = await comeBackUntilTakenOver(page, second.id);
  await expect(offer(opened)).toBeHidden();
  expect(await keptBuilds(opened)).toEqual([first.id, second.id]);
  await context.setOffline(true);
  await opened.reload();
  await onScreen(opened, 'Calculator');
  expect(await buildOf(opened)).toBe(second.id);
});

// A browser for each: the page of the new build registers the worker that leaves once more, which may still be on its way out.
const workers = { present: first, 'pre-Workbox': withFile(first, 'sw.js', workerBeforeWorkbox(first)) };
for (const [which, build] of Object.entries(workers))
  test(`a build without a worker removes the ${which} worker with its files`, async ({ page }) => {
    served.deploy(build);
    await visit(page);
    served.deploy(withFile(second, 'sw.js', await workerThatLeaves()));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => keptBuilds(page), { timeout: 60_000 }).toEqual([]);
    const isThere = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
    await expect.poll(isThere).toBe(false);
    await page.reload();
    expect(await buildOf(page)).toBe(second.id);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

test('a borrower never gets half a build: neither with missing files nor with pages of another', async ({
  page,
}) => {
  await withFirstBuild(page);
  const pagesOfBefore = [...first.files].filter(([path]) => path.endsWith('.html'));
  const withOldPages = { id: second.id, files: new Map([...second.files, ...pagesOfBefore]) };
  const withoutFile = new Map(second.files);
  withoutFile.delete(fileOf(second, ratesPage));
  // Fetched files are kept for the next attempt, so the build with the missing file is first.
  for (const build of [{ id: second.id, files: withoutFile }, withOldPages]) {
    served.deploy(build);
    const end = page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      return new Promise((resolve) => {
        const follow = () => {
          const { installing } = registration;
          installing?.addEventListener('statechange', () => resolve(installing.state));
        };
        // An installation that fails at once may be over when the update returns; the browser may also have begun one by itself.
        registration.addEventListener('updatefound', follow);
        void registration.update().then(follow);
      });
    });
    expect(await end).toBe('redundant');
    await page.reload();
    expect(await buildOf(page)).toBe(first.id);
  }
});

test('a borrower whose server fails or is silent still has the app', async ({ page, context }) => {
  await withFirstBuild(page);
  served.deploy({ id: first.id, files: new Map() });
  expect((await page.request.get(at('/calculator'))).status()).toBe(404);
  for (const path of ['/calculator', '/login', '/']) {
    await page.goto(at(path));
    expect(await buildOf(page)).toBe(first.id);
  }
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const silent = { offline: false, latency: 60_000, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', silent);
  await page.goto(at('/calculator'));
  await onScreen(page, 'Calculator');
});

test('a borrower sees a change to the page, such as its brand, on the visit after the next', async ({
  page,
}) => {
  await withFirstBuild(page);
  const changed = [...first.files].map(([path, content]): [string, Buffer] => [
    path,
    path.endsWith('.html')
      ? Buffer.from(String(content).replace('<title>Clearloan', '<title>Harbour'))
      : content,
  ]);
  served.deploy({ id: first.id, files: new Map(changed) });
  const title = async () => /<title>(\w+)/.exec((await (await page.reload())?.text()) ?? '')?.[1];
  expect(await title()).toBe('Clearloan');
  await expect.poll(title).toBe('Harbour');
});
