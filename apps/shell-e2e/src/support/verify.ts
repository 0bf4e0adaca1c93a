import { expect, type Page, chromium, type Browser } from '@playwright/test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expectAccessible } from './accessible';
import { tabUpTo } from './keyboard';
import type { LenderStaff } from './lender-staff';
import { onScreen, primaryAction } from './screen';

/**
 * Completes the whole verification from its overview with the sandbox's sample documents. Uses only the keyboard: Tab, Enter,
 * the space bar, arrows and letters; only the file for a file chooser is set directly.
 */
export async function verify(page: Page, staff: LenderStaff, accountNumber = '1234564417'): Promise<void> {
  await onScreen(page, 'Verification');
  await expectAccessible(page);
  await press(page, /^Continue/);
  await showPapers(page, staff);
  await verifyAfterPapers(page, accountNumber);
}

/** The rest of the verification after the pictures. */
export async function verifyAfterPapers(page: Page, accountNumber = '1234564417'): Promise<void> {
  await checkWhatWasRead(page);
  await answerAboutMyself(page);
  await answerAboutMyJob(page);
  await nameTwoContacts(page);
  await bindAccount(page, accountNumber);
}

async function showPapers(page: Page, staff: LenderStaff) {
  for (const kind of ['id_front', 'id_card_back']) {
    await openNextPicture(page);
    await takePhoto(page, staff, kind);
  }
  await onScreen(page, 'Identity');
  await tabUpTo(page, page.getByRole('link', { name: 'Add' }).first(), 'Add');
  await page.keyboard.press('Enter');
  await takePhoto(page, staff, 'tax_card');
  await openNextPicture(page);
  for (const move of [
    'Look straight at the phone',
    'Turn your head left',
    'Turn your head right',
    'Lift your chin',
  ]) {
    await page.getByText(move).first().waitFor();
    await takePhoto(page, staff, 'face');
  }
  await onScreen(page, 'Identity');
  await press(page, 'Check your details');
}

async function openNextPicture(page: Page) {
  await onScreen(page, 'Identity');
  await expectAccessible(page);
  await press(page, /^Next photo/);
}

const photo = async (staff: LenderStaff, kind: string) => ({
  name: `${kind}.png`,
  mimeType: 'image/png',
  buffer: await staff.samplePicture(kind),
});

/** Provides the file of a sample picture to the screen that needs one. */
export async function choosePhoto(page: Page, staff: LenderStaff, kind: string) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo(staff, kind));
}

/** Without a camera in the page, the button opens the device's own. */
async function takePhoto(page: Page, staff: LenderStaff, kind: string) {
  await expect(primaryAction(page, 'Take photo')).not.toHaveAttribute('aria-busy', 'true');
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Take photo');
  await (await chooser).setFiles(await photo(staff, kind));
}

async function press(page: Page, words: string | RegExp) {
  await tabUpTo(page, primaryAction(page, words), String(words));
  await page.keyboard.press('Enter');
}

/** The sample card contains the person's data, so nothing is left to type. */
async function checkWhatWasRead(page: Page) {
  await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Save and continue');
}

/** Tab focuses the first option of a group; arrow keys move to the wanted one. */
async function choose(page: Page, question: string, answer: string) {
  const answers = page.getByRole('radiogroup', { name: question }).getByRole('radio');
  await tabUpTo(page, answers.first(), question);
  await page.keyboard.press('Space');
  const wanted = answers.and(page.getByRole('radio', { name: answer, exact: true }));
  for (let left = await answers.count(); left > 0 && !(await wanted.isChecked()); left -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

/** Picks an option in a sheet. */
async function pick(page: Page, field: string | RegExp, nth: number, choice: string) {
  await tabUpTo(page, page.getByRole('button', { name: field }).nth(nth), String(field));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await tabUpTo(page, sheet.getByRole('button', { name: choice }).first(), choice);
  await page.keyboard.press('Enter');
  await sheet.waitFor({ state: 'hidden' });
}

async function type(page: Page, label: string, words: string, nth = 0) {
  await tabUpTo(page, page.getByLabel(label).nth(nth), label);
  await page.keyboard.type(words);
}

async function answerAboutMyself(page: Page) {
  await onScreen(page, 'About you');
  await choose(page, 'Highest level of education', 'University');
  await choose(page, 'Marital status', 'Single');
  await type(page, 'How many children do you have?', '0');
  await type(page, 'Monthly family income', '9000');
  await choose(page, 'What’s the loan for?', 'Home');
  await type(page, 'Where do you live?', '12 Harbour Street, Bandung');
  await type(page, 'Postal code', '40111');
  await expectAccessible(page);
  await press(page, 'Save and continue');
}

async function answerAboutMyJob(page: Page) {
  await onScreen(page, 'Job');
  await choose(page, 'Employment status', 'Not working now');
  await type(page, 'Monthly income', '6000');
  await expectAccessible(page);
  await press(page, 'Save and continue');
}

async function nameTwoContacts(page: Page) {
  await onScreen(page, 'Two contacts');
  const people = [
    ['Sister', 'Rina Tan', '081355501234'],
    ['Friend', 'Budi Santoso', '081377709876'],
  ] as const;
  for (const [index, [relation, name, phone]] of people.entries()) {
    await pick(page, /^Relationship to you/, index, relation);
    await type(page, 'Name', name, index);
    await type(page, 'Phone number', phone, index);
  }
  await expectAccessible(page);
  await press(page, 'Save and continue');
}

async function bindAccount(page: Page, accountNumber: string) {
  await onScreen(page, 'Bank account');
  await pick(page, /^Bank/, 0, 'Harbour Bank');
  await type(page, 'Account number', accountNumber);
  await type(page, 'Type it again', accountNumber);
  await expectAccessible(page);
  await press(page, 'Save account');
}

/** A browser whose camera shows one picture, with camera permission. An MJPEG video is a sequence of JPEGs. */
export async function browserWithCamera(picture: Buffer): Promise<Browser> {
  const film = join(mkdtempSync(join(tmpdir(), 'clearloan-camera-')), 'camera.mjpeg');
  // Chromium expands the brightness range of a video: nearly white parts of the picture would become pure white.
  const frame = await sharp(picture)
    .flatten()
    .linear(0.88)
    .resize(1280, 800, { fit: 'fill' })
    .jpeg({ quality: 92 })
    .toBuffer();
  writeFileSync(film, Buffer.concat([frame, frame]));
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
}
