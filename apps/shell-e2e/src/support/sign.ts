import type { Page } from '@playwright/test';
import type { LenderStaff } from './lender-staff';
import { primaryAction } from './screen';

/** The phone number of the borrower in most seed scenarios. */
export const mira = '+628123450417';

/** Taps the action that texts a code to her, types the code into the sheet, and confirms there. */
export async function signWithCode(
  page: Page,
  staff: LenderStaff,
  action: string | RegExp,
  confirm: string,
): Promise<void> {
  const used = await staff.codeFor(mira);
  await primaryAction(page, action).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill(await staff.codeFor(mira, used));
  await sheet.getByRole('button', { name: confirm }).click();
}
