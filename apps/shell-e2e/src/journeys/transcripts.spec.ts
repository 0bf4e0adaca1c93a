import { existsSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { lenderStaff } from '../support/lender-staff';
import { enterAs, mira, newPhone } from '../support/log-in';
import { idIn, onScreen, primaryAction } from '../support/screen';
import { choosePhoto } from '../support/verify';

/**
 * What a screen reader finds on each screen of six journeys, as Playwright writes the accessibility tree, is compared with the files
 * in `transcripts/`; a name stands for what differs from run to run. After an intended change, `--update-snapshots` writes them
 * again: read the difference as a listener would.
 */
const variable: readonly (readonly [RegExp, string])[] = [
  [/^ *- (\/url:.*|status)$\n?/gm, ''],
  [/^( *)(- '?link .*):$(?!\n\1 {2})/gm, '$1$2'],
  [/¥ ?[\d,]+(\.\d\d)?/g, '¥#'],
  [
    /(\d{1,2}–)?\b(\w{3,9},? )?\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*( \d{4})?/g,
    'DAY',
  ],
  // A week in two months.
  [/DAY – DAY/g, 'DAY'],
  [/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{4}/g, 'MONTH'],
  [/\b\d?\d:\d\d(:\d\d)?\b/g, 'TIME'],
  [/(\d{3,4} ){2,3}\d{4}|\b[A-Z]+-[A-Z\d-]+\b/g, 'NUMBER'],
];

/** The open screen, or what lies over it. */
async function readOut(page: Page, screen: string): Promise<string> {
  const layer = page.getByRole('dialog');
  const part = (await layer.isVisible()) ? layer : page.locator('#app');
  const tree = variable.reduce((text, [found, name]) => text.replace(found, name), await part.ariaSnapshot());
  return `# ${screen}\n${tree.trimEnd()}`;
}

/** Collects what is read out, screen by screen. */
function listener(page: Page, file: string) {
  const name = `${file}.txt`;
  const path = test.info().snapshotPath(name);
  const written = existsSync(path)
    ? readFileSync(path, 'utf8')
        .trimEnd()
        .split(/\n\n(?=# )/)
    : [];
  const heard: string[] = [];
  return {
    /** Adds the open screen, once it is as written: its parts arrive one by one. One that stays different fails at the end. */
    async hear(screen: string) {
      await page.locator('.cl-skeleton').first().waitFor({ state: 'hidden' });
      let tree = '';
      const isAsWritten = async () => written.includes((tree = await readOut(page, screen)));
      await expect
        .poll(isAsWritten)
        .toBe(true)
        .catch(() => undefined);
      heard.push(tree);
    },
    expectAsWritten: () => {
      expect(`${heard.join('\n\n')}\n`).toMatchSnapshot(name);
    },
  };
}

test('login', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await staff.startOver();
  const { hear, expectAsWritten } = listener(page, 'login');
  const phone = newPhone();
  await page.goto('/login');
  await onScreen(page, /./);
  await hear('The number');
  await page.getByLabel('Phone number').fill(phone.typed);
  await page.getByRole('button', { name: 'Send code' }).click();
  await onScreen(page, 'Enter the code');
  await hear('The code');
  await page
    .getByLabel(/code/i)
    .first()
    .fill(await staff.codeFor(phone.international));
  await onScreen(page, 'Home');
  await hear('Home');
  expectAsWritten();
});

test('a loan, from the application to the signature', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'settled');
  const { hear, expectAsWritten } = listener(page, 'loan');
  await page.goto('/products/phone');
  await primaryAction(page, 'Apply').waitFor();
  await hear('The loan on offer');
  await primaryAction(page, 'Apply').click();
  await primaryAction(page, 'Send my application').click();
  await primaryAction(page, 'See my price').waitFor();
  await hear('Approved');
  await primaryAction(page, 'See my price').click();
  await onScreen(page, 'Your loan');
  await hear('The price');
  const terms = page.getByRole('checkbox', { name: /I’ve read/ }).locator('..');
  await terms.click({ position: { x: 10, y: 10 } });
  const used = await staff.codeFor(mira);
  await primaryAction(page, 'Confirm loan').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(/sent a code to \+/).waitFor();
  await hear('The signature');
  await sheet.getByRole('textbox').fill(await staff.codeFor(mira, used));
  await sheet.getByRole('button', { name: 'Sign the loan' }).click();
  await page.getByText('Your money is on its way').waitFor();
  await hear('Signed');
  expectAsWritten();
});

test('a payment', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  const { hear, expectAsWritten } = listener(page, 'payment');
  await primaryAction(page, /^Pay ¥/).click();
  await onScreen(page, 'Pay');
  await hear('The amount and the way');
  await primaryAction(page, /^Pay ¥/).click();
  await onScreen(page, 'Pay with a code');
  await hear('The code');
  await primaryAction(page, 'I’ve paid').click();
  await onScreen(page, 'Your payment');
  await hear('On its way');
  await staff.moneyArrives(idIn(page));
  await onScreen(page, 'Payment received');
  await hear('The receipt');
  expectAsWritten();
});

test('a photo of a card', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  const { hear, expectAsWritten } = listener(page, 'photo');
  await page.goto('/IdCardType');
  await onScreen(page, 'Identity');
  await hear('What is needed');
  await primaryAction(page, 'Retake: National ID, front').click();
  await onScreen(page, 'National ID, front');
  await hear('The camera');
  await choosePhoto(page, staff, 'id_front');
  await onScreen(page, 'Identity');
  await hear('What was read');
  expectAsWritten();
});

test('a report of a problem', async ({ page, request }) => {
  await enterAs(page, lenderStaff(request), 'two-paid');
  const { hear, expectAsWritten } = listener(page, 'report');
  await page.goto('/complaints/new');
  await page.getByRole('radiogroup').getByText('Payment', { exact: true }).click();
  await hear('The questions');
  await page.getByRole('button', { name: /What went wrong/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I paid twice' }).waitFor();
  await hear('What went wrong');
  await page.getByRole('dialog').getByRole('button', { name: 'I paid twice' }).click();
  await page.getByLabel('Tell us more').fill('On 23 October I paid payment 2 two times.');
  await primaryAction(page, 'Send').click();
  await onScreen(page, 'I paid twice');
  await hear('The report');
  expectAsWritten();
});

test('a record in the book', async ({ page }) => {
  const { hear, expectAsWritten } = listener(page, 'record');
  await page.goto('/bookkeeping');
  await page.getByRole('link', { name: 'Add a record' }).waitFor();
  await hear('An empty book');
  await page.getByRole('link', { name: 'Add a record' }).click();
  await onScreen(page, 'New record');
  for (const key of ['2', '8']) await page.getByRole('button', { name: key, exact: true }).click();
  await page.getByText('Food', { exact: true }).click();
  await hear('A new record');
  await primaryAction(page, 'Save').click();
  await page.getByRole('link', { name: /Food.*28\.00/ }).waitFor();
  await hear('The book');
  expectAsWritten();
});
