import { equal, match } from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { bin, nxEnvironment, root, run } from '../workspace.mjs';

let folder;
const at = (path) => join(folder, path);
const git = (...given) =>
  run('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...given], { cwd: folder });
const release = () => {
  const env = {
    ...nxEnvironment,
    NX_WORKSPACE_ROOT_PATH: folder,
    NODE_TEST_CONTEXT: undefined,
    GIT_AUTHOR_NAME: 'test',
    GIT_AUTHOR_EMAIL: 'test@localhost',
    GIT_COMMITTER_NAME: 'test',
    GIT_COMMITTER_EMAIL: 'test@localhost',
  };
  return run(bin('nx'), ['release', '--skip-publish'], { cwd: folder, env });
};

/** The real settings on a workspace without anything else, released once as 1.4.0. */
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clearloan-release-'));
  for (const file of ['nx.json', 'tools/release', 'apps/shell/project.json'])
    cpSync(join(root, file), at(file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), at('node_modules'), 'junction');
  writeFileSync(at('package.json'), '{ "name": "clearloan", "version": "1.4.0", "private": true }\n');
  writeFileSync(at('CHANGELOG.md'), '## 1.4.0 (2026-01-02)\n\nOlder changes.\n');
  writeFileSync(at('.gitignore'), 'node_modules\n.nx/*\n!.nx/version-plans/\n');
  await git('init', '-q');
  await git('add', '-A');
  await git('commit', '-qm', 'start');
  await git('tag', 'v1.4.0');
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('a release without a version plan is rejected', async () => {
  const { out, err } = await release();
  match(out + err, /no version bumps were selected|No version plans|version plan/i);
  equal(JSON.parse(readFileSync(at('package.json'), 'utf8')).version, '1.4.0');
});

test('a version plan results in a version, a changelog entry and a tag', async () => {
  mkdirSync(at('.nx/version-plans'), { recursive: true });
  const plan = '---\n__default__: minor\n---\n\nBorrowers can pay from a second bank account.\n';
  writeFileSync(at('.nx/version-plans/second-account.md'), plan);
  await git('add', '-A');
  await git('commit', '-qm', 'plan');
  const { code, out, err } = await release();
  equal(code, 0, out + err);
  equal(JSON.parse(readFileSync(at('package.json'), 'utf8')).version, '1.5.0');
  const changelog = readFileSync(at('CHANGELOG.md'), 'utf8');
  match(changelog, /^## 1\.5\.0 /m);
  match(changelog, /Borrowers can pay from a second bank account\./);
  match(changelog, /Older changes\./);
  equal((await git('tag', '--points-at', 'HEAD')).out.trim(), 'v1.5.0');
  equal(existsSync(at('.nx/version-plans/second-account.md')), false);
});
