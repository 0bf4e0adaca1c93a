import { expect, test } from '@playwright/test';
import { axeBreaches, still } from '../support/accessible';
import { movements, watchMotion } from './movement';
import { watchPolicy } from '../support/page-policy';
import { unlistedCalls } from './listed-calls';
import { brokenRules, ruleNames } from './own-rules';
import { pseudoFaults } from './pseudo';

/** One violation of each rule, each next to a correct example. */
const breaches = `<!doctype html><title>Nameless</title><body style="font-size:16px">
  <h1>Pay</h1>
  <style>.cl-marked { background: url(data:,) } label { display: block } .big { display: inline-block; padding: 20px } button { display: inline-block; min-width: 60px; min-height: 60px; background: none }</style>
  <button class="cl-button-solid">Pay</button><button class="cl-button-solid">Pay again</button>
  <span class="cl-marked">1</span><span class="cl-marked">2</span><span class="cl-marked" style="background:none">3</span>
  <div class="cl-ticket">Up to 3,000</div><div class="cl-ticket">Up to 3,000, APR 12%</div>
  <p style="border-bottom:4px double">1</p><p class="cl-sum" style="border-bottom:4px double">2</p>
  <span class="cl-stamp">Late</span><span class="cl-stamp"><svg></svg>Late</span>
  <p style="font-size:12px">small</p>
  <button style="min-width:20px;min-height:20px;width:30px;height:30px;padding:0">x</button>
  <p>Words with <a href="/x">a link</a> inside.</p>
  <p style="margin:0 -8px">At the edge</p><div style="overflow-x:auto;margin:0 -8px"><p style="width:500px">Scrolled</p></div>
  <p style="width:60px;overflow-wrap:anywhere">Verification</p><p style="width:60px">of an order 2026-11</p>
  <div class="cl-page"><div class="cl-page-main"><p style="max-width:200px">Narrow</p><p>Whole</p></div></div>
  <div style="position:relative"><p>Borrower Mira Tan</p><b class="cl-seal" style="position:absolute;top:-20px;left:30px;padding:20px">Paid off</b></div>
  <p style="height:80px"></p><b class="cl-seal">Paid</b>
  <button style="background:linear-gradient(red, blue)">Shiny</button>
  <div style="cursor:pointer">Tap</div>
  <button aria-label="Close">Done</button><button aria-label="divided by">÷</button>
  <a class="big" href="/1">Receipt</a><a class="big" href="/2" aria-label="Receipt of 30 October">Receipt</a><a class="big" href="/3">Receipt</a>
  <label>A <input style="height:60px;width:60px" aria-invalid="true"></label>
  <label>B <input style="height:60px;width:60px" aria-invalid="true" aria-describedby="why"></label><p id="why">Because.</p>
  <button aria-label="Home" style="position:fixed;left:-90px;bottom:0"></button><div style="height:200px"></div>`;

test('each design rule reports its violation, and nothing else', async ({ page }) => {
  await page.setContent(breaches);
  // Simulates a tap that removed its own element.
  await page.evaluate(() => {
    history.replaceState({ idx: 1 }, '');
  });
  const found = (await brokenRules(page)).map((breach) => breach.slice(0, breach.indexOf(':')));
  expect(found).toEqual(ruleNames);
});

test('axe reports a field without a label and low contrast, until both are fixed', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Pay</title><main><h1>Pay</h1>
    <input type="text"><p style="color:#bbb;background:#fff">By Friday</p></main>`);
  const ids = async () =>
    (await axeBreaches(page)).map((breach) => breach.slice(0, breach.indexOf(':'))).sort();
  expect(await ids()).toEqual(['color-contrast', 'label']);
  await page.evaluate(() => {
    document.querySelector('input')?.setAttribute('aria-label', 'Amount');
    document.querySelector('p')?.removeAttribute('style');
  });
  expect(await ids()).toEqual([]);
});

/** Catalog texts are enclosed in two zero-width markers, written here as ¦. */
const wordy = `<!doctype html><title>¦Pay¦</title><body>
  <p>¦Pay by ¦Fri 20 Nov¦ to ¦Mira Tan¦ at Clearloan¦</p><p>Written by hand</p>
  <button aria-label="Close">¦Done¦</button>
  <p style="width:90px;white-space:nowrap;overflow:hidden">¦Verification of all¦</p>
  <p style="width:90px">¦Bookkeepingææææææ¦</p>
  <p style="width:90px">¦Many words that find room below¦</p>`;

test('the check reports an animation under reduced motion, but not a progress bar', async ({ page }) => {
  await watchMotion(page);
  // Longer than a frame takes on a busy machine: an animation that is over when its start is reported is not found.
  const moving = `<style>@keyframes fade { from { opacity: 0 } }</style>
    <p style="animation: fade 1s">Slip</p><p style="animation: fade 1ms">Sheet</p>
    <p role="progressbar" style="animation: fade 1s">Half</p>`;
  await page.goto(`data:text/html,${encodeURIComponent(moving)}`);
  await still(page);
  expect(await movements(page)).toEqual(['motion: <p style="animation: fade 1s">Slip</p>']);
});

test('the check reports untranslated and truncated text, and nothing else', async ({ page }) => {
  await page.setContent(wordy.replaceAll('¦', '\u200b'));
  expect(await pseudoFaults(page, new Set(['Mira Tan']))).toEqual([
    'not translated: Written by hand',
    'not translated: Close',
    'truncated: Verification of all',
    'truncated: Bookkeepingææææææ',
  ]);
});

test('the check reports an unlisted script, an inline script and a request to another host', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const policy = await watchPolicy(page, origin);
  await page.route('**/control', (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" },
      body: `<h1>Control</h1><script>window.ran = true</script><script src="/sneaked-in.js"></script>
        <img src="https://elsewhere.example/dot.png">`,
    }),
  );
  await page.route('**/sneaked-in.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.sneaked = true' }),
  );
  await page.route('https://elsewhere.example/**', (route) => route.abort());
  await page.goto('/control');
  // The page reports them after it has loaded.
  await expect
    .poll(policy)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^forbidden: script-src/),
        'not in the inventory: /sneaked-in.js',
        'requested from another host: https://elsewhere.example',
      ]),
    );
});

test('the check reports a call that only the screen or only its row has', () => {
  const table = '| `/mine` (mine) | `/menu`<br>`/info` | `/extra` |';
  expect(unlistedCalls('mine', ['/info', '/menu', '/extra', '/info'], table)).toEqual([]);
  expect(unlistedCalls('mine', ['/menu', '/extra', '/other'], table)).toEqual([
    'listed, not sent: /info',
    'sent, not listed: /other',
  ]);
  expect(unlistedCalls('order', [], table)).toEqual(['no row: order']);
});
