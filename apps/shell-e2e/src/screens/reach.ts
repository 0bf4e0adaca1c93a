import { newcomer, visitor, type ScreenState, type Step } from '@clearloan/routes';
import type { APIRequestContext, Page } from '@playwright/test';
import type { LenderStaff } from '../support/lender-staff';
import { logInByCalls, newPhone } from '../support/log-in';

/** The data of the device's borrower: what the scenario created, and the session. */
export type Facts = Readonly<Record<string, unknown>>;

/** Brings a fresh page into a state of a screen, at a lender without other borrowers. */
export async function reach(page: Page, staff: LenderStaff, state: ScreenState): Promise<void> {
  const facts = await logInAs(page.request, staff, state.as);
  await open(page, facts, state);
}

/** Resets the lender and creates the borrower of this state; returns their data. */
export async function logInAs(request: APIRequestContext, staff: LenderStaff, who: string): Promise<Facts> {
  await staff.startOver();
  if (who === visitor) return {};
  const facts = who === newcomer ? { phone: newPhone().international } : ((await staff.seed(who)) as Facts);
  const login = await logInByCalls(request, staff, String(facts['phone']));
  return { ...facts, ...(JSON.parse(login) as Facts) };
}

/** Opens a state of a screen on this borrower's device. */
export async function open(page: Page, facts: Facts, { at, steps = [] }: ScreenState): Promise<void> {
  const { sessionId } = facts;
  if (sessionId !== undefined) {
    // A file of the same origin, so that the session is stored before the app starts.
    await page.goto('/version.json');
    await page.evaluate(
      (login) => localStorage.setItem('clearloan.login', login),
      JSON.stringify({ sessionId }),
    );
  }
  await page.goto(fillPath(at, facts));
  for (const step of steps) await take(page, step);
}

export const fillPath = (path: string, facts: Facts): string =>
  path.replace(/(?<=[/=]):([a-z]\w*)/gi, (_, key: string) => encodeURIComponent(String(facts[key])));

async function take(page: Page, step: Step): Promise<void> {
  if ('choose' in step) {
    await page.getByRole('combobox', { name: step.choose }).selectOption({ index: step.nth });
    return;
  }
  if ('fill' in step) {
    const field = page.getByLabel(step.fill).first();
    await field.fill(step.with);
    await field.blur();
    return;
  }
  const wanted = page.getByRole(step.tap, { name: step.name }).last();
  await wanted.waitFor();
  // A radio or a checkbox is tapped by its label, because the UI kit hides the input itself.
  const isInput = step.tap === 'radio' || step.tap === 'checkbox';
  await (isInput ? wanted.locator('..') : wanted).click();
}
