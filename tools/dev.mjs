/** `npm run dev`: the app with hot reload on PORT, in front of a sandbox that is rebuilt and restarted when it changes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { consoleLink } from './console-token.mjs';
import { stopWithParent } from './stop-with-parent.mjs';
import { root } from './workspace.mjs';

const port = Number(process.env.PORT ?? 4200);
const sandboxPort = Number(process.env.SANDBOX_PORT ?? port + 1);
process.env.SANDBOX_URL = `http://127.0.0.1:${sandboxPort}`;

let sandbox;
const isRunning = () => sandbox && sandbox.exitCode === null && sandbox.signalCode === null;
const sandboxEnd = () => isRunning() && once(sandbox, 'exit');
async function stopSandbox() {
  if (!isRunning()) return;
  sandbox.kill('SIGTERM');
  await once(sandbox, 'exit');
}
async function restartSandbox() {
  await stopSandbox();
  const env = {
    PASSKEY_ORIGIN: `http://localhost:${port}`,
    ...process.env,
    PORT: String(sandboxPort),
  };
  sandbox = spawn(process.execPath, [join(root, 'dist/apps/sandbox/main.js')], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
}

// The app first: Vite sets NODE_ENV on the first call, and the app needs development.
const shell = await createServer({ root: join(root, 'apps/shell'), server: { port, strictPort: true } });
await shell.listen();

const watcher = await build({ root: join(root, 'apps/sandbox'), logLevel: 'warn', build: { watch: {} } });
let turn = Promise.resolve();
watcher.on('event', ({ code, error }) => {
  if (code === 'ERROR') console.error(error.message);
  // Restarts run one at a time, however fast files are saved.
  if (code === 'END') turn = turn.then(restartSandbox);
});

async function stopAll(endSandbox) {
  await Promise.all([shell.close(), watcher.close(), turn.then(endSandbox)]);
  process.exit(0);
}
// Ctrl-C also reaches the sandbox, which is in the same process group; a second signal would interrupt its shutdown.
process.once('SIGINT', () => void stopAll(sandboxEnd));
process.once('SIGTERM', () => void stopAll(stopSandbox));
stopWithParent();
console.log(
  `Clearloan: http://localhost:${port} · text messages: ${consoleLink(`http://localhost:${port}`)}`,
);
