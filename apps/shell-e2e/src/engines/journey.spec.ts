import { expect } from '@playwright/test';
import { newPhone } from '../support/log-in';
import { plan, test } from './fixtures';
import { beginning, photosIn, questions, uploads } from './journey';
import { borrowing, lookingAround } from './money-steps';

const steps = [...beginning, ...uploads, ...questions, ...borrowing, ...lookingAround];

test('a borrower sends pictures, is verified, borrows, pays and visits other screens', async ({
  hands,
  staff,
  seen,
}, info) => {
  const photo = photosIn(staff, (name) => info.outputPath(name));
  const way = { hands, staff, photo, phone: newPhone() };
  const step = plan(seen, 'steps', steps.length);
  const upload = plan(seen, 'uploads', uploads.length);
  for (const each of steps) {
    const [name, go] = each;
    await test.step(name, () => go(way));
    step();
    if (uploads.includes(each)) upload();
  }
  seen.faults.push(...(await hands.faults()));
  expect(seen.faults).toEqual([]);
});
