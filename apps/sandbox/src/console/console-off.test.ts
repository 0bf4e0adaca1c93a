import { askConsole } from '../testing/console-call';
import { codeFor } from '../testing/borrower-for-test';
import { startTestLender } from '../testing/test-lender';

it('is not there when it is off, and no message is kept', async () => {
  const lender = await startTestLender({ hasConsole: false });
  expect((await askConsole(lender.address, '/sms')).status).toBe(404);
  await expect(codeFor(lender, '+6281234567890', 'login')).rejects.toThrow('No message was sent');
  await lender.stop();
});
