import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, runTimePackages, workspaceProjects } from '../workspace.mjs';
import { exceptions, refusedLicences } from './licences.mjs';
import { loosePins } from './pins.mjs';
import { unexplained } from './reasons.mjs';
import { billOfMaterials } from './sbom.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json'));
const manifests = [manifest, ...workspaceProjects().map((project) => project.manifest)];
const dependencies = { ...manifest.dependencies, ...runTimePackages() };
const { packages } = JSON.parse(read('package-lock.json'));
const page = read('docs/dependencies.md');

test('each package in the lock file has an allowed licence', async () => {
  const { components } = await billOfMaterials();
  deepEqual(refusedLicences(packages, new Set(components.map((one) => one['bom-ref']))), []);
});

test('a licence that is not allowed is reported: at run time, in a tool, and when it is missing', () => {
  const one = (license, { isTool = false } = {}) =>
    refusedLicences({ 'node_modules/a': { version: '1.0.0', license } }, new Set(isTool ? [] : ['a@1.0.0']))
      .length;
  equal(one('GPL-3.0-only'), 1);
  equal(one('GPL-3.0-only', { isTool: true }), 1);
  equal(one(undefined), 1);
  equal(one('MPL-2.0'), 1);
  equal(one('MPL-2.0', { isTool: true }), 0);
  equal(one('(MPL-2.0 OR Apache-2.0)'), 0);
  equal(one('MIT AND GPL-2.0-only'), 1);
});

test('an exception that no package needs is reported', () => {
  const found = Object.entries(packages).map(([path, { license = '' }]) => [
    path.split('node_modules/').at(-1),
    license,
  ]);
  for (const { name, licence } of exceptions)
    ok(
      found.some(([n, l]) => name.test(n) && licence.test(l)),
      String(name),
    );
});

test('each direct dependency names one version and each package of the lock file the sha512 of its bytes', () => {
  deepEqual(loosePins(manifests, packages), []);
});

test('a version range, two versions and a package without its sha512 are reported', () => {
  equal(loosePins([{ dependencies: { a: '^1.0.0' } }], {}).length, 1);
  equal(loosePins([{ devDependencies: { a: 'latest' } }], {}).length, 1);
  equal(loosePins([{ dependencies: { a: '1.0.0' } }, { devDependencies: { a: '1.0.1' } }], {}).length, 1);
  equal(loosePins([], { 'node_modules/a': { integrity: 'sha1-x' } }).length, 1);
  equal(loosePins([], { 'node_modules/a': {} }).length, 1);
});

test('each dependency has its reason, and no reason is unused', () => {
  deepEqual(unexplained(dependencies, page), []);
  equal(unexplained({ ...dependencies, 'left-pad': '1.0.0' }, page).length, 1);
  equal(unexplained({}, page).length, Object.keys(dependencies).length);
});

test('the bill of materials has each run-time dependency in its version, what it needs, and no tool of the build', async () => {
  const { components } = await billOfMaterials();
  const versions = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  const isListed = (path) =>
    versions.has(`pkg:npm/${path.split('node_modules/').at(-1)}@${packages[`node_modules/${path}`].version}`);
  for (const name of Object.keys(runTimePackages())) ok(isListed(name), name);
  // Tools have this version too, in other folders.
  for (const name of ['react-router', 'fastify/node_modules/semver']) ok(isListed(name), name);
  for (const name of ['vite', 'rolldown', 'nx', 'eslint', '@squawk-cli/linux-x64']) ok(!isListed(name), name);
});
