import { expect } from '@playwright/test';
import { newPhone } from '../support/log-in';
import { startCount, test } from './fixtures';
import { beginning, photosIn, questions, uploads } from './journey';
import { borrowing, lookingAround } from './money-steps';

const steps = [...beginning, ...uploads, ...questions, ...borrowing, ...lookingAround];

test('a borrower sends pictures, is verified, borrows, pays and visits other screens', async ({
  user,
  staff,
  seen,
}, info) => {
  const photo = photosIn(staff, (name) => info.outputPath(name));
  const journey = { user, staff, photo, phone: newPhone() };
  const countStep = startCount(seen, 'steps', steps.length);
  const countUpload = startCount(seen, 'uploads', uploads.length);
  for (const each of steps) {
    const [name, go] = each;
    await test.step(name, () => go(journey));
    countStep();
    if (uploads.includes(each)) countUpload();
  }
  seen.faults.push(...(await user.faults()));
  expect(seen.faults).toEqual([]);
});
