import { newcomer, visitor, type ScreenState, type Step } from '@clearloan/routes';
import type { Page } from '@playwright/test';
import type { LenderStaff } from '../support/lender-staff';
import { logInByCalls, newPhone } from '../support/log-in';

type Facts = Readonly<Record<string, unknown>>;

/** Brings a fresh page into a state of a screen, at a lender that knows nobody else. */
export async function reach(page: Page, staff: LenderStaff, state: ScreenState): Promise<void> {
  await staff.startOver();
  const facts = await become(page, staff, state.as);
  await page.goto(filledIn(state.at, facts));
  for (const step of state.steps ?? []) await take(page, step);
}

async function become(page: Page, staff: LenderStaff, who: string): Promise<Facts> {
  if (who === visitor) return {};
  const facts = who === newcomer ? { phone: newPhone().international } : ((await staff.tell(who)) as Facts);
  const login = await logInByCalls(page, staff, String(facts['phone']));
  await page.addInitScript((kept) => {
    localStorage.setItem('clearloan.login', kept);
  }, login);
  return facts;
}

const filledIn = (path: string, facts: Facts): string =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(facts[key])));

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
  await wanted.waitFor({ timeout: 10_000 });
  // A radio or a checkbox is tapped by its words: the kit hides the input itself.
  const isInput = step.tap === 'radio' || step.tap === 'checkbox';
  await (isInput ? wanted.locator('..') : wanted).click();
}
