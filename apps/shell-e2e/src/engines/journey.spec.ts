import { expect } from '@playwright/test';
import { newPhone } from '../support/log-in';
import { test } from './fixtures';
import { beginning, photosIn, questions, uploads } from './journey';
import { borrowing, lookingAround } from './money-steps';

const steps = [...beginning, ...uploads, ...questions, ...borrowing, ...lookingAround];

test('a borrower is verified by pictures, borrows, pays and looks around', async ({
  hands,
  staff,
  seen,
}, info) => {
  const photo = photosIn(staff, (name) => info.outputPath(name));
  const way = { hands, staff, photo, phone: newPhone() };
  for (const [name, go] of steps) {
    await test.step(name, () => go(way));
    seen.done.push(name);
  }
  seen.faults.push(...(await hands.faults()));
  expect(seen.faults).toEqual([]);
});
