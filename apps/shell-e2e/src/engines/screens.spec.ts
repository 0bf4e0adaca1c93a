import { expect } from '@playwright/test';
import { newcomer, visitor, type ListedScreen } from '@clearloan/routes';
import { become, filledIn } from '../screens/reach';
import { screens } from '../support/leaks';
import { plan, test } from './fixtures';
import { enter } from './hands';
import { isFull } from './driver';

/** The borrowers whose screens are part of `npm test`: more than a third of the screens, with only three borrowers. */
const quickBorrowers = [visitor, newcomer, 'two-paid'];
const smallSize = 8;

/** Groups screens by borrower, so that each borrower is created once. */
function screensByBorrower(): ReadonlyMap<string, readonly ListedScreen[]> {
  const borrowers = new Set(screens.map(({ states: [first] }) => first.as));
  const wanted = [...borrowers].filter((as) => isFull || quickBorrowers.includes(as));
  return new Map(
    wanted.map((as) => {
      const own = screens.filter(({ states: [first] }) => first.as === as);
      return [as, isFull ? own : own.slice(0, smallSize)];
    }),
  );
}

for (const [as, own] of screensByBorrower())
  test(`screens of ${as}: no errors, no policy violations, no sideways scroll and no small fields`, async ({
    hands,
    network,
    staff,
    seen,
    request,
  }) => {
    test.setTimeout(30_000 + own.length * 20_000);
    const facts = await become(request, staff, as);
    await enter(hands, facts);
    const opened = plan(seen, 'screens', own.length);
    for (const { name, states } of own)
      await test.step(name, async () => {
        const [{ at, steps = [] }] = states;
        await hands.open(filledIn(at, facts));
        await hands.see(/./);
        for (const step of steps) await hands.take(step);
        await network.waitForIdle();
        const { sideways, smallFields } = await hands.see(/./);
        const faults = await hands.faults();
        opened();
        seen.faults.push(...faults);
        if (sideways > 0) seen.sideways.push(`${name}: ${String(sideways)} px`);
        seen.smallFields.push(...smallFields.map((field) => `${name}: ${field}`));
        expect
          .soft({ faults, sideways, smallFields }, name)
          .toEqual({ faults: [], sideways: 0, smallFields: [] });
      });
  });
