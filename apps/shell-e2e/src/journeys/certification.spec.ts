import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { browserWithCamera, choosePhoto, verifyAfterPapers } from '../support/verify';
import { hostileFiles } from '../support/hostile-files';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { logIn, newPhone } from '../support/log-in';
import { holdNext } from '../support/network';
import { onScreen, primaryAction } from '../support/screen';
import { refuseToReadForms } from '../support/unreadable-forms';

async function enter(page: Page, staff: LenderStaff) {
  await page.goto('/login');
  await logIn(page, staff, newPhone());
  await expect(page).not.toHaveURL(/login/);
}

/** Makes the lender forget the session of the next save, so that its real response is tested. */
const endSession = (page: Page) =>
  page.route(
    '**/v3/certify/save-job-info*',
    (route) => {
      const address = new URL(route.request().url());
      address.searchParams.set('sessionId', 'ended');
      return route.continue({ url: address.href });
    },
    { times: 1 },
  );

/** A picture as large as a camera's: sharp-edged areas, and no two neighbouring pixels alike. */
const heavyPicture = async (page: Page): Promise<Buffer> => {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    const pen = canvas.getContext('2d');
    const dots = pen?.createImageData(canvas.width, canvas.height);
    dots?.data.forEach((_, at) => {
      const [column, row] = [Math.floor((at / 4) % canvas.width), Math.floor(at / 4 / canvas.width)];
      const field = (Math.floor(column / 45) + Math.floor(row / 45)) % 2 === 0 ? 70 : 150;
      dots.data[at] = at % 4 === 3 ? 255 : field + Math.random() * 80;
    });
    if (dots) pen?.putImageData(dots, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.8);
  });
  return Buffer.from(address.replace(/.*,/, ''), 'base64');
};

/** The upload progress is visible and grows; an interrupted upload is sent once. */
async function sendOnASlowLine(page: Page) {
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40_000 };
  const uploads: string[] = [];
  page.on('requestfinished', (sent) => {
    if (sent.url().includes('/upload-image')) uploads.push(sent.url());
  });
  await page.goto('/IdCardType?_picture=id_card_back');
  await onScreen(page, 'National ID, back');
  await line.send('Network.emulateNetworkConditions', slow);
  const file = { name: 'back.jpg', mimeType: 'image/jpeg', buffer: await heavyPicture(page) };
  await page.getByLabel('Choose a photo from your phone').setInputFiles(file);
  const share = page.getByRole('progressbar', { name: 'Upload progress' });
  const sent = () => share.evaluate((bar) => (bar as HTMLProgressElement).value);
  await expect.poll(sent).toBeGreaterThan(0);
  const first = await sent();
  expect(first).toBeLessThan(1);
  await expect.poll(sent).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('You cancelled the upload').waitFor();
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(primaryAction(page, 'Next photo: Your face')).toBeVisible();
  expect(uploads).toHaveLength(1);
}

test('a borrower is verified by the in-page camera, in a browser where no form can be read back', async ({
  request,
  baseURL,
}) => {
  const staff = lenderStaff(request);
  const browser = await browserWithCamera(await staff.samplePicture('id_front'));
  const viewport = { width: 360, height: 800 };
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, locale: 'en' });
  context.setDefaultTimeout(20_000);
  await refuseToReadForms(context);
  const page = await context.newPage();
  const threads = new Set<string>();
  page.on('worker', (worker) => threads.add(worker.url().replace(/.*\/([a-z]+)-worker.*/, '$1')));
  await enter(page, staff);
  await page.goto('/certification');
  await primaryAction(page, /^Continue to Identity/i).click();
  const taxCard = page
    .getByRole('listitem')
    .filter({ hasText: 'Tax card' })
    .getByRole('link', { name: 'Add' });
  for (const paper of ['National ID, front', 'National ID, back', 'Tax card']) {
    await (paper === 'Tax card' ? taxCard : primaryAction(page, `Next photo: ${paper}`)).click();
    await page.locator('video').waitFor();
    if (paper === 'Tax card') await expectAccessible(page);
    await primaryAction(page, 'Take photo').click();
    await onScreen(page, 'Identity');
  }
  // The camera takes the pictures of a face by itself: none is done before the screen is checked.
  const sendFirst = await holdNext(page, '**/upload-image**');
  await primaryAction(page, /^Next photo/).click();
  await page.locator('video').waitFor();
  await expect(page.getByText('0 of 4 moves done')).toBeVisible();
  await expectAccessible(page);
  sendFirst();
  await page.getByText('1 of 4 moves done').waitFor({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Turn your head left' })).toBeVisible();
  await page.getByText('2 of 4 moves done').waitFor({ timeout: 30_000 });
  await primaryAction(page, 'Take photo').click();
  await expect(page.getByText('3 of 4 moves done')).toBeVisible();
  await primaryAction(page, 'Take photo').click();
  await primaryAction(page, 'Check your details').click();
  await verifyAfterPapers(page);
  await expect(page.getByRole('heading', { name: 'All steps are done' })).toBeVisible();
  expect(threads).toEqual(new Set(['picture', 'shrink']));
  await browser.close();
});

test('a borrower’s optional device data is sent only after consent, rounded and once [promise: location-coarse]', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -6.914744, longitude: 107.60981 });
  const sent: (readonly [string, string])[] = [];
  page.on('request', (call) => {
    const [path] = /upload-(location|device-new|contacts)-ios/.exec(call.url()) ?? [];
    if (path !== undefined) sent.push([path, call.postData() ?? '']);
  });
  await enter(page, lenderStaff(request));
  await page.goto('/certification/identity');
  await page.getByRole('button', { name: 'Share once: Phone details' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Don’t allow' }).click();
  await expect(page.getByText('Not sent. Nothing changes for you.')).toBeVisible();
  await page.getByRole('button', { name: 'Share once: Your location' }).click();
  expect(sent).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  expect(sent.map(([path]) => path)).toEqual(['upload-location-ios']);
  expect(JSON.parse(sent[0]?.[1] ?? '{}')).toMatchObject({ latitude: -6.91, longitude: 107.61 });
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
});

test('thirty files that are not photos are rejected with a message, and none is stored', async ({
  page,
  request,
}) => {
  await enter(page, lenderStaff(request));
  await page.goto('/IdCardType?_picture=id_front');
  await onScreen(page, 'National ID, front');
  expect(hostileFiles).toHaveLength(30);
  for (const [what, buffer] of hostileFiles) {
    await page
      .getByLabel('Choose a photo from your phone')
      .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer });
    const alert = page.getByRole('main').locator('[role=alert]:not([data-read])');
    await expect(alert, what).toContainText(/(This file can’t be used|Retake the photo).+\.$/);
    await alert.evaluate((element) => element.setAttribute('data-read', ''));
  }
  await page.goto('/IdCardType');
  await expect(primaryAction(page, 'Next photo: National ID, front')).toBeVisible();
});

test('a borrower interrupted at every step loses no sent or typed data', async ({
  page,
  request,
  context,
}) => {
  const staff = lenderStaff(request);
  await enter(page, staff);

  await page.goto('/IdCardType?_picture=id_front');
  await onScreen(page, 'National ID, front');
  await context.setOffline(true);
  await choosePhoto(page, staff, 'id_front');
  await page.getByText('The photo wasn’t sent').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(primaryAction(page, 'Next photo: National ID, back')).toBeVisible();
  await sendOnASlowLine(page);
  await page.evaluate(() => {
    localStorage.removeItem('clearloan.drafts');
  });
  await page.reload();
  await expect(primaryAction(page, 'Next photo: Your face')).toBeVisible();

  await page.goto('/certification/personal');
  await page.getByLabel('Where do you live?').fill('12 Harbour Street, Bandung');
  await page.reload();
  await expect(page.getByLabel('Where do you live?')).toHaveValue('12 Harbour Street, Bandung');
  await context.setOffline(true);
  await page.getByLabel('Postal code').fill('40111');
  await primaryAction(page, 'Save and continue').click();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Postal code')).toHaveValue('40111');

  await page.goto('/certification/job');
  const noWork = page.getByRole('radio', { name: 'Not working now' });
  await page.getByText('Not working now', { exact: true }).click();
  await page.getByLabel('Monthly income').fill('6000');
  const login = await page.evaluate(() => localStorage.getItem('clearloan.login') ?? '');
  await endSession(page);
  await primaryAction(page, 'Save and continue').click();
  await expect(page).toHaveURL(/login.*certification%2Fjob/);
  // A second code is not sent within a minute, so the login state of the first one is restored.
  await page.evaluate((kept) => localStorage.setItem('clearloan.login', kept), login);
  await page.goto('/certification/job');
  await expect(noWork).toBeChecked();
  await expect(page.getByLabel('Monthly income')).toHaveValue(/6,?000/);

  await page.goto('/certification/contacts');
  await page.getByLabel('Name').first().fill('Rina Tan');
  await page.reload();
  await expect(page.getByLabel('Name').first()).toHaveValue('Rina Tan');

  await page.goto('/cards/new');
  await page.getByLabel('Account number').fill('1234567');
  await expect(page.getByText('Your account number isn’t stored on this phone')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Account number')).toHaveValue('');
});

test('a second borrower on the same device sees nothing of the first', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await enter(page, staff);
  const typed = ['12 Canary Street', 'Canary Contact'] as const;
  await page.goto('/certification/personal');
  await page.getByLabel('Where do you live?').fill(typed[0]);
  await page.goto('/certification/contacts');
  await page.getByLabel('Name').first().fill(typed[1]);
  await page.goto('/logout');
  await page
    .getByRole('button', { name: /log out/i })
    .last()
    .click();
  // Only the new document shows it; opening another page before would compete with it.
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('Canary');
  await enter(page, staff);
  for (const path of ['/certification/personal', '/certification/contacts']) {
    await page.goto(path);
    await expect(primaryAction(page, 'Save and continue')).toBeVisible();
    const values = await page
      .locator('input')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    expect(values.join()).not.toContain('Canary');
  }
});
