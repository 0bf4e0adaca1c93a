import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { enterAs } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';

/** The visible text with print styles, as on paper or in a PDF. */
async function onPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const words = await page.locator('body').innerText();
  await page.emulateMedia({ media: 'screen' });
  return words;
}

test('a borrower who paid off the loan gets the closing letter, with the same sum as the receipt', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'settled');
  await page.goto(`/orders/${orderId}`);
  const receipt = page.locator('.cl-slip').first();
  await expect(receipt).toContainText('You paid back');
  const paid = /You paid back\s*(¥[\d,.]+)/.exec(await receipt.innerText())?.[1] ?? 'nothing';
  await page
    .getByRole('link', { name: /Closing letter/ })
    .first()
    .click();
  await onScreen(page, 'Closing letter');
  await expect(page.getByText(/was paid off in full on/)).toBeVisible();
  await expectAccessible(page);
  const paper = await onPaper(page);
  expect(paper).toContain(paid);
  expect(paper).not.toContain('Print or save as PDF');
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
});

/** Shown in print: controls, sheets that are not white, and lost colours; whose name is on the sheets. */
const onSheets = (page: Page) =>
  page.evaluate(() => {
    const isShown = (part: Element) => part.getClientRects().length > 0;
    const style = (part: Element) => getComputedStyle(part);
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    const grounds = [document.documentElement, document.body, ...all('.cl-page, .cl-slip, .cl-hero')];
    return {
      controls: all(
        'button, summary, input, select, nav, [role="tab"], .cl-nav a, .cl-link, .cl-bottom-bar',
      ).map((part) => part.outerHTML.slice(0, 80)),
      dark: grounds
        .map((part) => style(part).backgroundColor)
        .filter((colour) => !['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(colour)),
      cut: all('.cl-slip, tr, main li').filter((part) => style(part).breakInside !== 'avoid').length,
      scrolled: all('main *').filter((part) => style(part).overflowX === 'auto').length,
      bars: all('.cl-cost-bar').filter((part) => style(part).printColorAdjust === 'exact').length,
      lender: getComputedStyle(document.querySelector('.cl-page') ?? document.body, '::before').content,
      numbers: [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSPageRule && rule.cssText.includes('counter(pages)')).length,
      width: document.querySelector('main')?.clientWidth ?? 0,
    };
  });

for (const language of ['en', 'hi'])
  test(`each document has one look on paper, from a dark screen, in ${language}`, async ({
    page,
    request,
  }) => {
    const staff = lenderStaff(request);
    await page.addInitScript((chosen) => localStorage.setItem('clearloan.language', chosen), language);
    const { orderId } = await enterAs(page, staff, 'settled');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/activity?_group=payments');
    const receipt = await page.locator('a[href*="/payments/"]').first().getAttribute('href');
    const loan = `/orders/${orderId}`;
    const papers = {
      agreement: `${loan}/agreement`,
      receipt: receipt ?? 'none',
      statement: `${loan}/statement`,
      letter: `${loan}/closing-letter`,
    };
    for (const [name, path] of Object.entries(papers)) await expectOneLook(page, name, path);
    await page.goto('about:blank');
    const offer = await enterAs(page, staff, 'approved');
    await expectOneLook(page, 'facts', `/orders/${offer.orderId}/confirm-new`);
  });

async function expectOneLook(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.cl-slip:not([aria-busy])').first()).toBeVisible();
  // These two come in parts: the last part of each.
  const last = { agreement: 'main table', facts: '.cl-cost-bar' }[name];
  if (last) await expect(page.locator(last).first()).toBeVisible();
  const onScreen = await onSheets(page);
  expect(onScreen.controls, `${name} on the screen`).not.toEqual([]);
  expect(onScreen.dark, `${name} on the screen`).not.toEqual([]);
  expect(onScreen.lender, `${name} on the screen`).toBe('none');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheets = {
    ...{ controls: [], dark: [], cut: 0, scrolled: 0 },
    lender: '"Clearloan"',
    numbers: 1,
    width: page.viewportSize()?.width,
  };
  // Colours change over a moment, and the lender's name comes after the first screen.
  await expect.poll(() => onSheets(page), name).toMatchObject(sheets);
  const hasBar = async () => (await onSheets(page)).bars > 0;
  await expect.poll(hasBar, `${name} with the cost bar`).toBe(['agreement', 'facts'].includes(name));
  await page.emulateMedia({ media: null, colorScheme: 'dark' });
}

test('a borrower opens every loan’s statement from Me, and a running loan has no closing letter', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'two-paid');
  await page.goto('/mine');
  await page.getByRole('link', { name: 'Statements and letters' }).click();
  await onScreen(page, 'Statements and letters');
  await expect(page.getByRole('link', { name: /^Closing letter/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Statement/ }).click();
  await onScreen(page, 'Statement');
  await expect(page.getByText('You paid', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  expect(await onPaper(page)).toContain('Principal left at the end');
  await page.goto(`/orders/${orderId}/closing-letter`);
  await expect(page.getByText(/isn’t paid off yet/)).toBeVisible();
  await expect(primaryAction(page, 'Print or save as PDF')).toHaveCount(0);
});

test('a borrower adds an e-mail address and sends the statement to it [promise: email-document]', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'two-paid');
  const address = `mira.${orderId.slice(0, 8)}@example.com`;
  await page.goto(`/orders/${orderId}/statement`);
  await page.getByRole('link', { name: 'Send by e-mail' }).click();
  await page.getByLabel('E-mail address').fill(address);
  await primaryAction(page, 'Send code').click();
  const newest = async () => (await staff.mailsTo(address))[0];
  await expect.poll(async () => (await newest())?.code).toMatch(/^\d{6}$/);
  await page.getByLabel('6-digit code').fill((await newest())?.code ?? '');
  await primaryAction(page, 'Save').click();
  await expectAccessible(page);
  await primaryAction(page, 'Send').click();
  await expect(page.getByText('We’re sending it to m•••@example.com')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await newest())?.html).toContain('Principal left at the end');
  const document = (await newest())?.html ?? '';
  await primaryAction(page, 'Done').click();
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
  await page.goto('about:blank');
  await page.setContent(document);
  await expect(page.getByRole('heading', { name: /^Statement \d{4}$/ })).toBeVisible();
  await expectAccessible(page);
});
