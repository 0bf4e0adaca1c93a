/** `npm start`: builds what changed, then serves database, sandbox lender and app on one port. */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './built.mjs';
import { consoleLink } from './console-token.mjs';
import { stopWithParent } from './stop-with-parent.mjs';
import { root } from './workspace.mjs';

const longestWaitMs = 60_000;
const longestEndMs = 15_000;

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readPort(text = '4200') {
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536
    ? port
    : stop(`PORT must be a number from 1 to 65535, not "${text}".`);
}

/** Tries to bind the port: a file with a process id would be wrong after a crash. */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, process.env.HOST || '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function isHealthy(address) {
  try {
    return (await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

async function waitUntilHealthy(address) {
  const end = Date.now() + longestWaitMs;
  while (!(await isHealthy(address))) {
    if (Date.now() > end) stop('The sandbox lender did not start within a minute. See its output above.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * The server handles the first signal and shuts down cleanly. Ctrl-C may send two, from the terminal and from npm, and the second
 * would kill the process during the shutdown. A listener keeps the process alive, but only for a limited time.
 */
function endInOrder() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => setTimeout(() => process.exit(1), longestEndMs).unref());
  }
}

/** The console is off with an external database or address; then the link would not work. */
async function whereMessagesAre(address) {
  const link = consoleLink(address);
  const { status } = await fetch(link, { redirect: 'manual' });
  return status === 303
    ? `Text messages:         ${link}\n                       (login codes appear there; any mobile number works)`
    : 'Text messages:         on the console, which is off here (CONSOLE=on)';
}

const port = readPort(process.env.PORT);
if (!(await isFree(port)))
  stop(
    `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=${port + 1} npm start`,
  );

try {
  await ensureBuilt(['shell', 'sandbox']);
} catch (error) {
  stop(error.message);
}

stopWithParent();
process.env.PORT = String(port);
// The server runs in this process: Ctrl-C reaches it directly, and nothing is left behind when it ends.
await import(pathToFileURL(join(root, 'dist/apps/sandbox/main.js')).href);
endInOrder();

const address = `http://localhost:${port}`;
await waitUntilHealthy(address);
console.log(`
Clearloan:             ${address}
${await whereMessagesAre(address)}
To stop:               Ctrl-C
`);
