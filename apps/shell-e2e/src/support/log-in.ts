import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { LenderStaff } from './lender-staff';
import { primaryAction } from './screen';

/** An unused mobile number of the sample market. */
export function newPhone(): { readonly typed: string; readonly international: string } {
  const national = `812${String(Date.now()).slice(-8)}`;
  return { typed: `0${national}`, international: `+62${national}` };
}

/** Logs in by SMS code on the open login screen. @param used the last code of a phone that has had one */
export async function logIn(
  page: Page,
  staff: LenderStaff,
  phone = newPhone(),
  used?: string,
): Promise<ReturnType<typeof newPhone>> {
  await page.getByLabel('Phone number').fill(phone.typed);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await page
    .getByLabel(/code/i)
    .first()
    .fill(await staff.codeFor(phone.international, used));
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeHidden();
  return phone;
}

/** The session of the borrower on this page. */
export const sessionOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('clearloan.login') ?? '{}') as { sessionId: string }).sessionId,
  );

/**
 * Logs in with the requests of the login screen, which has its own journeys; returns the login state that the device stores.
 */
export async function logInByCalls(
  request: APIRequestContext,
  staff: LenderStaff,
  phone: string,
): Promise<string> {
  const post = async (path: string, form: Record<string, string>) => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const reply = await request.post(`/api/service/login/${path}`, { form, headers });
    return ((await reply.json()) as { data: { sessionId?: string } }).data;
  };
  await post('send-sms-code-new', { phone, type: 'login' });
  const smsCode = await staff.codeFor(phone);
  const { sessionId } = await post('sms-code-login', { username: phone, smsCode });
  expect(sessionId).toBeTruthy();
  return JSON.stringify({ sessionId });
}

interface Told {
  readonly phone: string;
  readonly orderId: string;
}

async function seedScenario(staff: LenderStaff, scenario: string): Promise<Told> {
  await staff.startOver();
  return (await staff.seed(scenario)) as Told;
}

/** Resets the lender and opens home as the borrower of a seed scenario with a loan; returns its order. */
export async function enterAs(
  page: Page,
  staff: LenderStaff,
  scenario: string,
): Promise<Pick<Told, 'orderId'>> {
  const { phone, orderId } = await seedScenario(staff, scenario);
  const login = await logInByCalls(page.request, staff, phone);
  // From another page of this device, so that the borrower's own history starts at home.
  const other = await page.context().newPage();
  await other.goto('/version.json');
  await other.evaluate((entry) => localStorage.setItem('clearloan.login', entry), login);
  await other.close();
  await page.goto('/');
  return { orderId };
}

/** The same through the login screen, for journeys about what a login stores on the device. */
export async function enterByScreen(
  page: Page,
  staff: LenderStaff,
  scenario: string,
): Promise<Pick<Told, 'orderId'>> {
  const { phone, orderId } = await seedScenario(staff, scenario);
  await page.goto('/login');
  await logIn(page, staff, { typed: phone, international: phone });
  return { orderId };
}

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
