import { expect } from '@playwright/test';
import { newPhone } from '../support/log-in';
import { startCount, test, watch } from './fixtures';
import { logInBySms, photosIn } from './journey';
import { browserVariants, quickCases, type BrowserVariant } from './missing-apis';
import { isFull } from './driver';
import type { User } from './user';

const tried = browserVariants.filter(({ name }) => isFull || quickCases.includes(name));

/** The screens that a borrower then visits, by heading. A full page load would log out if nothing can be stored. */
const screens = [
  ['/calculator', 'Calculator'],
  ['/reminders', 'Reminders'],
  ['/mine', 'Profile'],
  ['/orders', 'My loans'],
  ['/settings', 'Settings'],
  ['/privacy', 'My data'],
  ['/customer-service', 'Contact us'],
  ['/certification/personal', 'About you'],
] as const;

/** Without storage the app states that nothing is saved; what then happens to the record is not checked. */
async function writeRecord(user: User, { cannotStore }: BrowserVariant): Promise<void> {
  await user.navigate('/bookkeeping/new');
  await user.waitForHeading('New record');
  for (const key of [/^2$/, /^8$/]) await user.tap({ button: key });
  await user.tap({ radio: 'Food' });
  await user.tap({ button: 'Save' });
  if (cannotStore) {
    await user.waitForText(/doesn’t save anything/);
    return;
  }
  await user.waitForHeading('Bookkeeping');
  await user.waitForText('28.00');
}

for (const missing of tried)
  test(`${missing.name}: a borrower of such a browser logs in and uses the app`, async ({
    user,
    network,
    staff,
    seen,
  }, info) => {
    const countPassed = startCount(seen, 'missing APIs', 1);
    network.injectScripts([watch, missing.script], missing.unsupportedDirective);
    const journey = {
      user,
      staff,
      phone: newPhone(),
      photo: photosIn(staff, (name) => info.outputPath(name)),
    };
    await user.open('/');
    await user.waitForHeading('Home');
    await user.open('/login');
    await logInBySms(journey);
    await user.waitForHeading('Home');
    for (const [path, heading] of screens)
      await test.step(path, async () => {
        await user.navigate(path);
        await user.waitForHeading(heading);
      });
    await test.step('add a record', () => writeRecord(user, missing));
    seen.faults.push(...(await user.faults()));
    expect(seen.faults).toEqual([]);
    countPassed();
  });
