import { codes } from '@clearloan/api-client/declare';
import { sessionList } from '@clearloan/account/contract';
import { expect, test, type Page } from '@playwright/test';
import { askingFor } from '../faults/effects';
import { expectAccessible } from '../support/accessible';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { enterAs, mira, signWithCode } from '../support/log-in';
import { onScreen } from '../support/screen';

/** Logs in twice with a new password: returns the session of another device, and the login state that this device stores. */
async function twoLogins(page: Page, staff: LenderStaff) {
  const post = async (path: string, form: Record<string, string>) => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const reply = await page.request.post(`/api/service/login/${path}`, { form, headers });
    return ((await reply.json()) as { data: { sessionId?: string } | null }).data;
  };
  const password = 'a quiet harbour 41';
  const used = await staff.codeFor(mira);
  await post('send-sms-code-new', { phone: mira, type: 'reset' });
  await post('reset-pwd', { phone: mira, smsCode: await staff.codeFor(mira, used), password });
  const elsewhere = (await post('login', { username: mira, password }))?.sessionId;
  const here = (await post('login', { username: mira, password }))?.sessionId;
  return { elsewhere, login: JSON.stringify({ sessionId: here }) };
}

test('a borrower sees another session of their account and ends it with a code', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  const { elsewhere, login } = await twoLogins(page, staff);
  const there = askingFor(page, { sessionId: elsewhere });
  expect((await there.ask(sessionList, {})).list).toHaveLength(2);
  await page.evaluate((entry) => localStorage.setItem('clearloan.login', entry), login);
  await page.goto('/settings');
  await page.getByRole('link', { name: /Where you’re logged in/ }).click();
  await onScreen(page, 'Where you’re logged in');
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page);
  await signWithCode(page, staff, 'Log out the other device', 'Confirm');
  await expect(page.getByText(/1 device was logged out/)).toBeVisible();
  await expect(page.getByText('You’re logged in only here')).toBeVisible();
  // The other device is logged out: its next request is rejected.
  await expect(there.ask(sessionList, {})).rejects.toThrow(`returned ${String(codes.sessionExpired)} `);
  await expectAccessible(page);
});
