import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { deployment, nextBuild, presentBuild, type Deployment } from '../support/deployed-builds';
import { startOwnLender, type LenderProcess } from '../support/lender-process';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { logInByCalls, mira } from '../support/log-in';
import { workerInControl } from '../support/network';
import { idIn, onScreen, primaryAction } from '../support/screen';
import { startTrafficMeter, type MeteredRequest, type TrafficMeter } from '../support/traffic-meter';

// Each day of the month is a page that opens, loads and closes.
test.describe.configure({ timeout: 900_000 });

/** A month in the full tier; otherwise its first days, with each act at least once. */
const days = process.env['TEST_SIZE'] === 'full' ? 30 : 5;
/** 4 payments, 10 records and 4 releases in 30 days. */
const pays = (day: number) => day % 7 === 3 && day < 28;
const records = (day: number) => day % 3 === 2;
const isReleased = (day: number) => day % 7 === 5;

/** A release changes these screens, and with them the scripts that import them. */
const changedScreens = [
  'libs/calculator/src/pages/rates-page.tsx',
  'libs/loans/src/orders/orders-page.tsx',
  'libs/bookkeeping/src/pages/book-page.tsx',
];

type Act = 'first opening' | 'opening' | 'opening after a release' | 'payment' | 'record' | 'check';

interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

/** The most that one act may transfer on average, both bodies, without header fields. */
const budgets: Readonly<Record<Act, Traffic>> = {
  // The worker stores the whole app for offline use.
  'first opening': { requests: 270, bytes: 700_000 },
  opening: { requests: 5, bytes: 1_200 },
  'opening after a release': { requests: 20, bytes: 95_000 },
  // With the checks of its state until the money has arrived.
  payment: { requests: 20, bytes: 5_500 },
  record: { requests: 4, bytes: 400 },
  // For a newer build: of browser and page.
  check: { requests: 3, bytes: 60 },
};

/** Finds no newer build. A timer sends it while the page is used, or not at all. */
const isCheck = ({ line }: MeteredRequest) => /^GET (?:\/sw\.js 304|\/version\.json 200)$/.test(line);

let served: Deployment;
let lender: LenderProcess;
let meter: TrafficMeter;
let request: APIRequestContext;
test.beforeAll(async ({ playwright }) => {
  served = deployment();
  served.deploy(presentBuild());
  const port = Number(process.env['E2E_PORT'] ?? '4400') + 30;
  lender = await startOwnLender(port, { STATIC_DIR: served.folder, PAYER_SECONDS: '3600' });
  meter = await startTrafficMeter(port);
  request = await playwright.request.newContext({ baseURL: lender.address });
});
test.afterAll(async () => {
  await request.dispose();
  await meter.stop();
  await lender.stop();
  served.remove();
});

/** Waits until the worker has stored a build, whose pages come last. */
const isStored = (page: Page, build: string) =>
  page.waitForFunction(
    async (cacheName) => {
      const stored = await caches.match('/index.html', { cacheName, ignoreSearch: true });
      if (stored === undefined) return false;
      return (await navigator.serviceWorker.getRegistration())?.installing === null;
    },
    `clearloan-shell-${build}`,
    { timeout: 60_000 },
  );

async function writeRecord(page: Page): Promise<void> {
  await page.goto(`${meter.address}/bookkeeping/new`);
  await onScreen(page, 'New record');
  for (const key of ['2', '8']) await page.getByRole('button', { name: key, exact: true }).click();
  await page.getByText('Food', { exact: true }).click();
  await primaryAction(page, 'Save').click();
  await onScreen(page, 'Bookkeeping');
}

async function pay(page: Page, staff: LenderStaff, orderId: string): Promise<void> {
  await page.goto(`${meter.address}/orders/${orderId}/repay`);
  await onScreen(page, 'Pay');
  await primaryAction(page, /^Pay ¥/).click();
  await onScreen(page, 'Pay with a code');
  await primaryAction(page, 'I’ve paid').click();
  await onScreen(page, 'Your payment');
  await staff.moneyArrives(idIn(page));
  await page.getByRole('heading', { name: 'Payment received', level: 1 }).waitFor();
}

test('a month of openings, payments, records and releases fetches nothing twice', async ({ browser }) => {
  const staff = lenderStaff(request);
  const { orderId } = (await staff.seed('two-paid')) as { orderId: string };
  const login = await logInByCalls(request, staff, mira);
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    storageState: {
      cookies: [],
      origins: [{ origin: meter.address, localStorage: [{ name: 'clearloan.login', value: login }] }],
    },
  });
  await context.clock.install({ time: Date.now() });
  const month = new Map<Act, (readonly MeteredRequest[])[]>();
  const add = async (act: Act) => {
    const metered = await meter.take();
    month.set(act, [...(month.get(act) ?? []), metered.filter((each) => !isCheck(each))]);
    month.set('check', [...(month.get('check') ?? []), metered.filter(isCheck)]);
  };
  let build = presentBuild();

  for (let day = 1; day <= days; day += 1) {
    await staff.moveDays(1);
    await context.clock.setSystemTime(Date.now() + day * 86_400_000);
    if (isReleased(day)) {
      build = nextBuild(presentBuild(), `${String(day).padStart(2, '0')}-release`, ...changedScreens);
      served.deploy(build);
    }
    const page = await context.newPage();
    await page.goto(`${meter.address}/`);
    await onScreen(page, 'Home');
    await workerInControl(page);
    await isStored(page, build.id);
    await add(day === 1 ? 'first opening' : isReleased(day) ? 'opening after a release' : 'opening');
    if (records(day)) {
      await writeRecord(page);
      await add('record');
    }
    if (pays(day)) {
      await pay(page, staff, orderId);
      await add('payment');
    }
    await page.close();
  }

  const averages = [...month].map(([act, parts]) => [act, averageOf(parts)] as const);
  test.info().annotations.push({ type: 'traffic', description: JSON.stringify(averages) });
  const over = averages.filter(
    ([act, { requests, bytes }]) => requests > budgets[act].requests || bytes > budgets[act].bytes,
  );
  expect(over.map(([act, average]) => ({ act, ...average, each: month.get(act) }))).toEqual([]);
  expect(averages).toHaveLength(Object.keys(budgets).length);
  await context.close();
});

const averageOf = (parts: readonly (readonly MeteredRequest[])[]): Traffic => {
  const all = parts.flat();
  const bytes = all.reduce((total, each) => total + each.bytes, 0);
  return { requests: Math.round(all.length / parts.length), bytes: Math.round(bytes / parts.length) };
};
