import { expect } from '@playwright/test';
import { newPhone } from '../support/log-in';
import { plan, test, watch } from './fixtures';
import { logInBySms, photosIn } from './journey';
import { missingApis, quickCases, type BrowserVariant } from './missing-apis';
import { isFull } from './driver';
import type { Hands } from './hands';

const tried = missingApis.filter(({ name }) => isFull || quickCases.includes(name));

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

/** Without storage the app states that nothing is kept, and either accepts the record anyway or rejects it. */
async function writeRecord(hands: Hands, { cannotStore }: BrowserVariant): Promise<void> {
  await hands.move('/bookkeeping/new');
  await hands.see('New record');
  for (const key of [/^2$/, /^8$/]) await hands.tap({ button: key });
  await hands.tap({ radio: 'Food' });
  await hands.tap({ button: 'Save' });
  if (cannotStore) {
    await hands.read(/doesn’t save anything/);
    return;
  }
  await hands.see('Bookkeeping');
  await hands.read('28.00');
}

for (const missing of tried)
  test(`${missing.name}: a borrower without it logs in and uses the app`, async ({
    hands,
    network,
    staff,
    seen,
  }, info) => {
    const works = plan(seen, 'missing APIs', 1);
    network.injectScripts([watch, missing.script], missing.unsupportedDirective);
    const way = { hands, staff, phone: newPhone(), photo: photosIn(staff, (name) => info.outputPath(name)) };
    await hands.open('/');
    await hands.see('Home');
    await hands.open('/login');
    await logInBySms(way);
    await hands.see('Home');
    for (const [path, heading] of screens)
      await test.step(path, async () => {
        await hands.move(path);
        await hands.see(heading);
      });
    await test.step('add a record', () => writeRecord(hands, missing));
    seen.faults.push(...(await hands.faults()));
    expect(seen.faults).toEqual([]);
    works();
  });
