import { existsSync, readFileSync } from 'node:fs';

const everyMs = 500;
const shells = /^(sh|dash|ash|bash|zsh)$/;

/** Linux tells a process's parent; elsewhere the shell between npm and us usually gives way to us. */
function parentOf(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(file, 'utf8')) ?? [];
  return { name, parent: Number(parent) };
}

/** Our parent and, when that is only the shell in which npm runs a script, npm itself. */
function lineage() {
  const parent = parentOf(process.ppid);
  return [process.ppid, shells.test(parent?.name ?? '') ? parent.parent : ''].join();
}

/**
 * npm killed hard cannot tell its child; the child would keep the port and block the next start. So it looks whether
 * the processes that started it still do, and ends in order when not. Only under npm: a script that is started by hand
 * in the background may outlive its shell.
 */
export function stopWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const started = lineage();
  const watch = setInterval(() => {
    if (lineage() === started) return;
    // Once: a second signal would cut the orderly end short.
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs).unref();
}
