import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import type { LenderStaff } from './lender-staff';
import { onScreen, pinned } from './screen';

/** Goes through the whole verification from its overview, with the sandbox's sample papers. */
export async function verify(page: Page, staff: LenderStaff, accountNumber = '1234564417'): Promise<void> {
  await onScreen(page, 'Verification');
  await expectAccessible(page);
  await pinned(page, /^Go on/).click();
  await showPapers(page, staff);
  await verifyAfterPapers(page, accountNumber);
}

/** What is left of the verification once the pictures are taken. */
export async function verifyAfterPapers(page: Page, accountNumber = '1234564417'): Promise<void> {
  await checkWhatWasRead(page);
  await answerAboutMyself(page);
  await answerAboutMyJob(page);
  await nameTwoContacts(page);
  await bindAccount(page, accountNumber);
}

async function showPapers(page: Page, staff: LenderStaff) {
  for (const kind of ['id_front', 'id_card_back', 'tax_card']) {
    await openNextPicture(page);
    await choosePhoto(page, staff, kind);
  }
  await openNextPicture(page);
  for (const move of [
    'Look straight at the phone',
    'Turn your head left',
    'Turn your head right',
    'Lift your chin',
  ]) {
    await page.getByText(move).first().waitFor();
    await choosePhoto(page, staff, 'face');
  }
  await onScreen(page, 'Identity');
  await pinned(page, 'Check your details').click();
}

async function openNextPicture(page: Page) {
  await onScreen(page, 'Identity');
  await expectAccessible(page);
  await pinned(page, /^Next picture/).click();
}

/** Gives the file of a sample picture to the screen that asks for one. */
export async function choosePhoto(page: Page, staff: LenderStaff, kind: string) {
  const file = { name: `${kind}.png`, mimeType: 'image/png', buffer: await staff.samplePicture(kind) };
  await page.locator('input[type=file]').first().setInputFiles(file);
}

/** The sample card names a person: nothing is left to type. */
async function checkWhatWasRead(page: Page) {
  await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
  await expectAccessible(page);
  await pinned(page, 'Save and go on').click();
}

const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click();

/** Picks from a sheet of choices. */
async function pick(page: Page, field: string | RegExp, nth: number, choice: string | RegExp) {
  await page.getByRole('button', { name: field }).nth(nth).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(choice).first().click();
  await sheet.waitFor({ state: 'hidden' });
}

async function answerAboutMyself(page: Page) {
  await onScreen(page, 'About you');
  await choose(page, 'How long did you go to school?', 'University');
  await choose(page, 'Are you married?', 'Single');
  await page.getByLabel('How many children do you have?').fill('0');
  await page.getByLabel('Income of your family each month').fill('9000');
  await choose(page, 'What is the money for?', 'Home');
  await page.getByLabel('Where do you live?').fill('12 Harbour Street, Bandung');
  await page.getByLabel('Postal code').fill('40111');
  await expectAccessible(page);
  await pinned(page, 'Save and go on').click();
}

async function answerAboutMyJob(page: Page) {
  await onScreen(page, 'Job');
  await choose(page, 'How do you work?', 'No work now');
  await page.getByLabel('Income each month').fill('6000');
  await expectAccessible(page);
  await pinned(page, 'Save and go on').click();
}

async function nameTwoContacts(page: Page) {
  await onScreen(page, 'Two contacts');
  const people = [
    ['Sister', 'Rina Tan', '081355501234'],
    ['Friend', 'Budi Santoso', '081377709876'],
  ] as const;
  for (const [index, [relation, name, phone]] of people.entries()) {
    await pick(page, /^Who is this to you/, index, relation);
    await page.getByLabel('Name').nth(index).fill(name);
    await page.getByLabel('Phone number').nth(index).fill(phone);
  }
  await expectAccessible(page);
  await pinned(page, 'Save and go on').click();
}

async function bindAccount(page: Page, accountNumber: string) {
  await onScreen(page, 'Bank account');
  await pick(page, /^Bank/, 0, 'Harbour Bank');
  await page.getByLabel('Account number').fill(accountNumber);
  await page.getByLabel('Type it again').fill(accountNumber);
  await expectAccessible(page);
  await pinned(page, 'Save account').click();
}
