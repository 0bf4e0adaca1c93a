import { expect } from '@playwright/test';
import { newPhone } from '../support/log-in';
import { startCount, test as base, watch } from './fixtures';
import { userOn } from './user';
import { beginning, photosIn, uploads } from './journey';
import { removeApiScript } from './missing-apis';

/** A control counts if its test passes. */
const test = base.extend<{ counted: undefined }>({
  counted: [
    async ({ seen }, use, info) => {
      const caught = startCount(seen, 'controls', 1);
      await use(undefined);
      if (info.status === info.expectedStatus) caught();
    },
    { auto: true },
  ],
});

/** A fault that is inserted into a page, and the expected report. */
const seeded = [
  ['page error', 'a timer throws', `setTimeout(() => { throw new Error('seeded'); })`],
  ['page error', 'the first script throws', `throw new Error('seeded')`],
  ['unhandled rejection', 'a promise is rejected', `Promise.reject(new Error('seeded'))`],
  ['console error', 'the app reports it', `addEventListener('load', () => console.error('seeded'))`],
  [
    'policy violation',
    'an image from another server is requested',
    `addEventListener('load', () => { new Image().src = 'http://127.0.0.1:9/seeded.png'; })`,
  ],
  [
    'file not loaded',
    'a style sheet is missing',
    `addEventListener('load', () => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = '/assets/seeded.css';
      document.head.append(link);
    })`,
  ],
] as const;

for (const [kind, what, script] of seeded)
  test(`${kind}: a fault is recorded when ${what}`, async ({ user, network }) => {
    network.injectScripts([watch, script]);
    await user.open('/calculator');
    await user.waitForHeading('Calculator');
    await network.waitForIdle();
    const noted = await user.faults();
    expect(noted.map((fault) => fault.kind)).toContain(kind);
  });

test('a page that is too wide and a field in small type are recorded', async ({ user, network }) => {
  const script = `addEventListener('load', () => {
    document.documentElement.style.fontSize = '8px';
    document.documentElement.style.width = '2000px';
  })`;
  network.injectScripts([watch, script]);
  await user.open('/login');
  await network.waitForIdle();
  const read = () => user.waitForHeading('Your phone number');
  await expect.poll(async () => (await read()).sideways).toBeGreaterThan(0);
  await expect.poll(async () => (await read()).smallFields).not.toEqual([]);
});

test('a picture that does not reach the lender ends the journey', async ({
  driver,
  network,
  staff,
}, info) => {
  const broken = `XMLHttpRequest.prototype.send = function () { throw new DOMException('seeded', 'InvalidStateError'); };
    { const send = fetch; window.fetch = (to, init) => init?.body instanceof FormData ? Promise.reject(new TypeError('seeded')) : send(to, init); }`;
  network.injectScripts([watch, broken]);
  const photo = photosIn(staff, (name) => info.outputPath(name));
  const user = userOn(driver, network.address, 5_000);
  const journey = { user, staff, photo, phone: newPhone() };
  for (const [, go] of beginning) await go(journey);
  const [first] = uploads;
  await expect(first?.[1](journey)).rejects.toThrow(/a screen Identity/);
});

test('a borrower without a service worker opens nothing offline', async ({ user, network }) => {
  network.injectScripts([watch, removeApiScript('navigator.serviceWorker')]);
  await user.open('/calculator');
  await user.waitForHeading('Calculator');
  await network.cut();
  const opened = user.open('/calculator').then(() => user.waitForHeading('Calculator', 2_000));
  await expect(opened).rejects.toThrow();
  await network.restore();
});
