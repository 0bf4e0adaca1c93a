import { existsSync, readFileSync } from 'node:fs';

const everyMs = 500;
const shells = /^(sh|dash|ash|bash|zsh)$/;

/** The parent of a process on Linux; elsewhere the shell between npm and this process usually execs into it. */
function parentOf(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(file, 'utf8')) ?? [];
  return { name, parent: Number(parent) };
}

/** The parent process and, when that is only the shell in which npm runs a script, npm itself. */
function lineage() {
  const parent = parentOf(process.ppid);
  return [process.ppid, shells.test(parent?.name ?? '') ? parent.parent : ''].join();
}

/**
 * When npm is killed with SIGKILL, it cannot signal its child, which would keep the port and block the next start. So the process
 * polls whether its ancestors are still the same, and shuts down cleanly when not. Only under npm: a script that is started
 * manually in the background may outlive its shell.
 */
export function stopWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const started = lineage();
  const watch = setInterval(() => {
    if (lineage() === started) return;
    // Once: a second signal would interrupt the shutdown.
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs).unref();
}
