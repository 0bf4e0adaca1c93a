import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';
import { root } from '../workspace.mjs';

/** The engines found by a process with only these variables. Node itself stands in for a working Chromium. */
function foundWith(env) {
  const script = `import('./tools/browsers/find-engines.mjs').then(({ findEngines }) => console.log(JSON.stringify(findEngines())))`;
  const given = { PATH: '', CHROMIUM_PATH: process.execPath, ...env };
  const { stdout } = spawnSync(process.execPath, ['-e', script], { cwd: root, env: given, encoding: 'utf8' });
  return JSON.parse(stdout);
}

it('on a machine without a browser and an installer, the output states what to install', () => {
  const { env, missing } = foundWith({});
  assert.deepEqual(Object.keys(env), ['CHROMIUM_PATH']);
  assert.equal(missing.length, 2);
  assert.match(missing[0], /^firefox is skipped: .*Install firefox-esr,.*FIREFOX_PATH/);
  assert.match(missing[1], /^webkit is skipped: .*Install webkit2gtk-driver and xvfb,.*WEBKIT_DRIVER_PATH/);
});

it('a browser path from the environment is used unchanged', () => {
  const { env, missing } = foundWith({ FIREFOX_PATH: '/opt/firefox/firefox' });
  assert.equal(env.FIREFOX_PATH, '/opt/firefox/firefox');
  assert.equal(missing.length, 1);
});
