import { expect, type Page } from '@playwright/test';
import type { LenderStaff } from './lender-staff';

/** A mobile number of the sample market that no journey has used. */
export function newPhone(): { readonly typed: string; readonly international: string } {
  const national = `812${String(Date.now()).slice(-8)}`;
  return { typed: `0${national}`, international: `+62${national}` };
}

/** Logs in by SMS code on the login screen that is open. */
export async function logIn(
  page: Page,
  staff: LenderStaff,
  phone = newPhone(),
): Promise<ReturnType<typeof newPhone>> {
  await page.getByLabel('Phone number').fill(phone.typed);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('heading', { name: 'Type the code' }).waitFor();
  await page
    .getByLabel(/code/i)
    .first()
    .fill(await staff.codeFor(phone.international));
  await expect(page.getByRole('heading', { name: 'Type the code' })).toBeHidden();
  return phone;
}

/** The session of the borrower whose page this is. */
export const sessionOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('clearloan.login') ?? '{}') as { sessionId: string }).sessionId,
  );

/** Starts the lender over and logs in as the borrower of a sample story, who has a loan already; gives its order. */
export async function enterAs(
  page: Page,
  staff: LenderStaff,
  story: string,
): Promise<{ readonly orderId: string }> {
  await staff.startOver();
  const { phone, orderId } = (await staff.tell(story)) as { phone: string; orderId: string };
  await page.goto('/login');
  await logIn(page, staff, { typed: phone, international: phone });
  return { orderId };
}
