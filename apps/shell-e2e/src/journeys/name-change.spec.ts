import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { enterAs } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';
import { choosePhoto } from '../support/verify';

const [oldName, newName] = ['Mira Tan', 'Mira Lestari'];

const nameField = (page: Page) => page.getByLabel('Full name');
const nameAtLender = (page: Page) => page.getByRole('link', { name: /Full name/ });

/** From the settings to the form with the name, as a borrower goes there. */
async function openName(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('link', { name: /Your details/ }).click();
  await onScreen(page, 'Your details');
  await expect(nameAtLender(page)).toContainText(oldName);
  await nameAtLender(page).click();
  await onScreen(page, 'Identity');
  await page.getByRole('link', { name: 'Check your details' }).click();
  await nameField(page).waitFor();
}

/** A new photo of the front of the card: it is what proves a name. */
async function takeFront(page: Page, staff: LenderStaff, kind: string): Promise<void> {
  await page.goto('/IdCardType');
  await expect(page.getByRole('heading', { name: 'Changed your name?' })).toBeVisible();
  await primaryAction(page, 'Retake: National ID, front').click();
  await onScreen(page, 'National ID, front');
  await choosePhoto(page, staff, kind);
  await onScreen(page, 'Identity');
}

const save = (page: Page) => primaryAction(page, 'Save and continue').click();

async function expectName(page: Page, name: string): Promise<void> {
  await page.goto('/settings/details');
  await expect(nameAtLender(page)).toContainText(name);
}

test('a borrower changes their name with a new photo of the card, and not without one', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  await openName(page);
  await expectAccessible(page);
  await nameField(page).fill(newName);
  await save(page);
  await expect(page.getByText(/take a new photo of the front of your ID/).first()).toBeVisible();
  await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(nameField(page)).toHaveValue(newName);
  await expectAccessible(page);
  await expectName(page, oldName);

  await takeFront(page, staff, 'id_front_renamed');
  await expect(page.getByText(newName)).toBeVisible();
  await primaryAction(page, 'Check your details').click();
  await expect(nameField(page)).toHaveValue(newName);
  await save(page);
  await onScreen(page, 'Verification');
  await expectName(page, newName);
});

test('a borrower whose card shows another name than they typed sees both before they save', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  await openName(page);
  await nameField(page).fill(newName);
  await takeFront(page, staff, 'id_front');
  await primaryAction(page, 'Check your details').click();
  await expect(nameField(page)).toHaveValue(newName);
  await expect(page.getByText(`Your card says: ${oldName}`)).toBeVisible();
  await expectName(page, oldName);
});

test('a borrower who goes back and forth finds the name they typed [promise: offline-name-kept]', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  await openName(page);
  await nameField(page).fill(newName);
  await page.goBack();
  await onScreen(page, 'Identity');
  await page.goForward();
  await expect(nameField(page)).toHaveValue(newName);
  await page.reload();
  await expect(nameField(page)).toHaveValue(newName);
});
