import { startTestLender } from '../../testing/test-lender';

it('the lender serves its API without a built shell, and has no page then', async () => {
  const lender = await startTestLender();
  expect((await fetch(`${lender.address}/`)).status).toBe(404);
  expect((await fetch(`${lender.address}/healthz`)).status).toBe(200);
  await lender.stop();
});
