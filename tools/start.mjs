/** `npm start`: builds what changed, then the database, the sandbox lender and the app stand on one port. */
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

/** Asks for the port itself: a file that notes who runs would be wrong after a crash. */
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
    if (Date.now() > end)
      stop('The sandbox lender did not come up within a minute. What it printed above says why.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * The server listens to the first signal and ends in order. Ctrl-C may come twice, from the terminal and from npm, and the
 * second would kill the process in the middle of that: a listener of ours keeps it alive, but not for ever.
 */
function endInOrder() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => setTimeout(() => process.exit(1), longestEndMs).unref());
  }
}

/** The console is off at a database or an address of others: there the link leads nowhere. */
async function whereMessagesAre(address) {
  const link = consoleLink(address);
  const { status } = await fetch(link, { redirect: 'manual' });
  return status === 303
    ? `Its text messages:     ${link}\n                       (the code to log in with stands there; any mobile number will do)`
    : 'Its text messages:     on the console, which is off here (CONSOLE=on)';
}

const port = readPort(process.env.PORT);
if (!(await isFree(port)))
  stop(`Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`);

try {
  await ensureBuilt();
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
