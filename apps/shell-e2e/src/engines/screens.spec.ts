import { expect } from '@playwright/test';
import { newcomer, visitor, type ListedScreen } from '@clearloan/routes';
import { logInAs, fillPath } from '../screens/reach';
import { screens } from '../support/all-screens';
import { startCount, test } from './fixtures';
import { enter } from './user';
import { isFull } from './driver';

/** The borrowers whose first screens are part of `npm test`. */
const quickBorrowers = [visitor, newcomer, 'two-paid'];
const quickScreens = 8;

/** Groups screens by borrower, so that each borrower is created once. */
function screensByBorrower(): ReadonlyMap<string, readonly ListedScreen[]> {
  const borrowers = new Set(screens.map(({ states: [first] }) => first.as));
  const wanted = [...borrowers].filter((borrower) => isFull || quickBorrowers.includes(borrower));
  return new Map(
    wanted.map((borrower) => {
      const all = screens.filter(({ states: [first] }) => first.as === borrower);
      return [borrower, isFull ? all : all.slice(0, quickScreens)];
    }),
  );
}

for (const [borrower, borrowerScreens] of screensByBorrower())
  test(`screens of ${borrower}: no errors, no policy violations, no sideways scroll and no small fields`, async ({
    user,
    network,
    staff,
    seen,
    request,
  }) => {
    test.setTimeout(30_000 + borrowerScreens.length * 20_000);
    const facts = await logInAs(request, staff, borrower);
    await enter(user, facts);
    const opened = startCount(seen, 'screens', borrowerScreens.length);
    for (const { name, states } of borrowerScreens)
      await test.step(name, async () => {
        const [{ at, steps = [] }] = states;
        await user.open(fillPath(at, facts));
        await user.waitForHeading(/./);
        for (const step of steps) await user.perform(step);
        await network.waitForIdle();
        const { sideways, smallFields } = await user.waitForHeading(/./);
        const faults = await user.faults();
        opened();
        seen.faults.push(...faults);
        if (sideways > 0) seen.sideways.push(`${name}: ${String(sideways)} px`);
        seen.smallFields.push(...smallFields.map((field) => `${name}: ${field}`));
        expect
          .soft({ faults, sideways, smallFields }, name)
          .toEqual({ faults: [], sideways: 0, smallFields: [] });
      });
  });
