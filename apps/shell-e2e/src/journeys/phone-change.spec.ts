import { changePhone } from '@clearloan/account/contract';
import { sendSmsCode } from '@clearloan/session/contract';
import { expect, test, type Page } from '@playwright/test';
import { askingFor } from '../faults/effects';
import { expectAccessible } from '../support/accessible';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { enterAs, logInByCalls, newPhone, mira } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';

const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

async function askFor(page: Page, phone: string): Promise<void> {
  await page.goto('/settings/details/phone');
  await onScreen(page, 'Change phone number');
  await page.getByLabel(/phone number/i).fill(phone);
  await primaryAction(page, 'Send code').click();
  await page.getByText(/We sent a code to/).waitFor();
}

const newCodeField = (page: Page) => page.locator('main').getByLabel('6-digit code');

/** Types the code of the new number on the page, then that of the old number in its sheet. */
async function typeBoth(page: Page, staff: LenderStaff, newCode: string, oldCode?: string): Promise<void> {
  const used = await staff.codeFor(mira);
  await newCodeField(page).fill(newCode);
  await primaryAction(page, 'Change my number').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').waitFor();
  const sent = oldCode ?? (await staff.codeFor(mira, used));
  await sheet.getByRole('textbox').fill(sent);
  await sheet.getByRole('button', { name: 'Change my number' }).click();
}

/** The message next to the field of the new code. */
const refusal = (page: Page, text: RegExp) => expect(page.locator('main').getByText(text)).toBeVisible();

test('a borrower changes the phone number with a code to each number, after a wrong code for either', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  await page.goto('/settings');
  await page.getByRole('link', { name: /Your details/ }).click();
  await onScreen(page, 'Your details');
  await page.getByRole('link', { name: /Phone number/ }).click();
  const next = newPhone();
  await askFor(page, next.typed);
  await expectAccessible(page);
  const code = await staff.codeFor(next.international);

  await typeBoth(page, staff, wrong(code));
  await refusal(page, /That code isn’t right/);
  await expect(page.getByRole('dialog')).toBeHidden();

  await newCodeField(page).fill(code);
  await primaryAction(page, 'Change my number').click();
  const sheet = page.getByRole('dialog');
  const oldCode = await staff.codeFor(mira);
  await sheet.getByRole('textbox').fill(wrong(oldCode));
  await sheet.getByRole('button', { name: 'Change my number' }).click();
  await expect(sheet.getByText(/That code isn’t right/)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('textbox').fill(oldCode);
  await sheet.getByRole('button', { name: 'Change my number' }).click();
  await expect(page.getByText(/Your number is now/)).toBeVisible();
  await expectAccessible(page);

  await primaryAction(page, 'Done').click();
  await expect(page.getByRole('link', { name: /Phone number/ })).toContainText(next.typed.slice(-3));
  expect(await logInByCalls(page.request, staff, next.international)).toContain('sessionId');
});

test('a code that someone else reads on the new phone is of no use to them', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  const next = newPhone();
  await askFor(page, next.typed);
  const code = await staff.codeFor(next.international);
  // Someone else reads the code on that phone and tries it first: it belongs to the borrower who asked for it.
  const holder = `+62813${String(Date.now()).slice(-8)}`;
  const login = JSON.parse(await logInByCalls(page.request, staff, holder)) as Record<string, unknown>;
  const { ask } = askingFor(page, login);
  const used = await staff.codeFor(holder);
  await ask(sendSmsCode, { phone: '', type: 'phone' });
  const theirs = await staff.codeFor(holder, used);
  await expect(
    ask(changePhone, { phone: next.international, newCode: code, smsCode: theirs }),
  ).rejects.toThrow('1102');

  await typeBoth(page, staff, code);
  await expect(page.getByText(/Your number is now/)).toBeVisible();
});
