import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { it } from 'node:test';
import { root } from '../workspace.mjs';
import { freePort } from './free-port.mjs';

const hasNginx = () => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const session = 'a-session-that-no-log-may-keep';
const conf = readFileSync(join(root, 'deploy/proxy.conf'), 'utf8');

/** Runs nginx with the proxy's configuration, one responding lender and two failing ones. @returns the content of its logs */
async function logsOf(text) {
  const folder = mkdtempSync(join(tmpdir(), 'clearloan-proxy-'));
  const lender = createServer((_request, reply) => reply.end('{}'));
  await new Promise((ready) => lender.listen(0, '127.0.0.1', ready));
  const [port, dead] = [await freePort(), await freePort()];
  const site = text
    .replace('lender-1:4200', `127.0.0.1:${lender.address().port}`)
    .replaceAll(/lender-\d:4200/g, `127.0.0.1:${dead}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/var/log/nginx', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/start.log crit; events {} http { ${temporary.join(' ')} ${site} }`,
  );
  const nginx = spawn('nginx', ['-c', file, '-p', folder, '-e', join(folder, 'start.log')], {
    stdio: 'ignore',
  });
  try {
    const statuses = [];
    for (let left = 50; left > 0 && statuses.length < 6; left -= 1) {
      const asked = fetch(`http://127.0.0.1:${port}/api/v5/index/index?sessionId=${session}`, {
        headers: { Referer: `http://phone/?sessionId=${session}` },
      });
      await asked.then(({ status }) => statuses.push(status)).catch(() => wait(50));
    }
    assert.deepEqual(new Set(statuses), new Set([200]));
    nginx.kill('SIGQUIT');
    await new Promise((ended) => nginx.once('exit', ended));
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
    return logs.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  } finally {
    nginx.kill('SIGKILL');
    lender.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const needsNginx = { skip: hasNginx() ? false : 'nginx is not installed: apt-get install nginx-light' };

it('a running proxy logs a borrower’s request without the session id', needsNginx, async () => {
  const logs = await logsOf(conf);
  assert.match(logs, /GET \/api\/v5\/index\/index HTTP/);
  assert.doesNotMatch(logs, new RegExp(session));
});

it('a session id in the log is detected', needsNginx, async () => {
  assert.match(await logsOf(conf.replace('$request_method $uri', '$request')), new RegExp(session));
  assert.match(await logsOf(conf.replace(' crit;', ' info;')), new RegExp(session));
});
