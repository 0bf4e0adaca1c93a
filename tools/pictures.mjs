/** `npx nx run shell-e2e:pictures`: takes the README's four screenshots of the built app, with the sandbox's seed scenarios. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBuilt } from './built.mjs';
import { asStaff, consoleToken } from './console-token.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { root } from './workspace.mjs';

const port = process.env.PORT ?? '4410';
const address = `http://localhost:${port}`;
const folder = join(root, 'apps/shell-e2e/pictures');

/** Starts the lender on a separate database; returns a function that stops it. */
async function startLender() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'clearloan-pictures-'));
  // PostgreSQL does not run as root; its own user needs access to the folder.
  chmodSync(dataFolder, 0o755);
  const env = {
    ...process.env,
    PORT: port,
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
    LIMITS: 'off',
    CONSOLE: 'on',
    CONSOLE_TOKEN: consoleToken,
  };
  const lender = spawn(process.execPath, ['dist/apps/sandbox/main.js'], { cwd: root, env, stdio: 'ignore' });
  const ended = new Promise((resolve) => lender.once('exit', resolve));
  for (let tries = 0; tries < 300 && !(await isUp()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return async () => {
    lender.kill('SIGTERM');
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
  };
}

const isUp = () =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const staff = async (path, body) => {
  const init = body
    ? {
        method: 'POST',
        headers: { ...asStaff, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }
    : { headers: asStaff };
  return (await fetch(`${address}/sandbox${path}`, init)).json();
};

/** The carrier has a text message a moment after the lender's answer. */
async function codeFor(phone) {
  for (let tries = 0; tries < 100; tries++) {
    const texts = await staff(`/sms?phone=${encodeURIComponent(phone)}`);
    const text = texts.find(({ code }) => code !== '');
    if (text !== undefined) return text.code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code came to ${phone}.`);
}

async function logIn(page, phone) {
  const post = (path, fields) =>
    page.request.post(`${address}/api${path}`, {
      form: fields,
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
  await post('/service/login/send-sms-code-new', { phone, type: 'login' });
  const smsCode = await codeFor(phone);
  const reply = await post('/service/login/sms-code-login', { username: phone, smsCode });
  const { sessionId } = (await reply.json()).data;
  if (sessionId === undefined) throw new Error('The borrower is not logged in.');
  await page.addInitScript(
    (record) => localStorage.setItem('clearloan.login', record),
    JSON.stringify({ sessionId }),
  );
}

/** A new borrower's offer needs the whole journey; the seed scenario starts at the loan's confirmation instead. */
async function take(page, name, path) {
  await page.goto(`${address}${path}`);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .png({ palette: true, colours: 96 })
    .toFile(join(folder, `${name}.png`));
  console.log(`${name}.png`);
}

await ensureBuilt();
const stop = await startLender();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const page = await browser.newPage({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    timezoneId: 'Asia/Jakarta',
  });
  const { phone, orderId } = await staff('/seed', { scenario: 'two-paid' });
  const offer = await staff('/seed', { scenario: 'approved' });
  await logIn(page, phone);
  await take(page, 'home', '/');
  await take(page, 'confirm', `/orders/${offer.orderId}/confirm-new`);
  await take(page, 'loan', `/orders/${orderId}`);
  await take(page, 'pay', `/orders/${orderId}/repay`);
} finally {
  await browser.close();
  await stop();
}
