import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codes } from '@clearloan/api-client/declare';
import { emailAddress, saveEmail, sendEmailCode } from '@clearloan/account/contract';
import { portsOf } from '../../configuration/ports';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, testParties, type TestLender } from '../../testing/test-lender';

let lender: TestLender;
let staticDir: string;
beforeAll(async () => {
  staticDir = await mkdtemp(join(tmpdir(), 'clearloan-shell-'));
  await mkdir(join(staticDir, 'pages'));
  await writeFile(join(staticDir, 'index.html'), '<!doctype html><head></head><main></main>');
  lender = await startTestLender({ staticDir, ports: portsOf({ ...testParties }) });
});
afterAll(async () => {
  await lender.stop();
  await rm(staticDir, { recursive: true, force: true });
});

it('a lender without mail serves an app without its screen, and saves no address', async () => {
  const page = await (await fetch(`${lender.address}/`)).text();
  expect(page).toContain('"off":["/settings/email"]');
  const how = { sessionId: await logInForTest() };
  const refused = { code: codes.notAllowedNow, message: 'We don’t send e-mail.' };
  const email = 'mira@example.com';
  expect(await lender.call(emailAddress, {}, how)).toMatchObject(refused);
  expect(await lender.call(sendEmailCode, { email }, how)).toMatchObject(refused);
  expect(await lender.call(saveEmail, { email, emailCode: '123456' }, how)).toMatchObject(refused);
});
