import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../workspace.mjs';
import { exceptions, refusedLicences } from './licences.mjs';
import { loosePins } from './pins.mjs';
import { unexplained } from './reasons.mjs';
import { billOfMaterials } from './sbom.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json'));
const { packages } = JSON.parse(read('package-lock.json'));
const page = read('docs/dependencies.md');

test('each package in the lock file has an allowed licence', () => {
  deepEqual(refusedLicences(packages), []);
});

test('a licence that is not allowed is reported: at run time, in a tool, and when it is missing', () => {
  const one = (license, more) =>
    refusedLicences({ 'node_modules/a': { version: '1.0.0', license, ...more } }).length;
  equal(one('GPL-3.0-only'), 1);
  equal(one('GPL-3.0-only', { dev: true }), 1);
  equal(one(undefined), 1);
  equal(one('MPL-2.0'), 1);
  equal(one('MPL-2.0', { dev: true }), 0);
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
  deepEqual(loosePins(manifest, packages), []);
});

test('a version range and a package without its sha512 are reported', () => {
  equal(loosePins({ dependencies: { a: '^1.0.0' } }, {}).length, 1);
  equal(loosePins({ devDependencies: { a: 'latest' } }, {}).length, 1);
  equal(loosePins({}, { 'node_modules/a': { integrity: 'sha1-x' } }).length, 1);
  equal(loosePins({}, { 'node_modules/a': {} }).length, 1);
});

test('each run-time dependency has its reason, and no reason is unused', () => {
  deepEqual(unexplained(manifest.dependencies, page), []);
  equal(unexplained({ ...manifest.dependencies, 'left-pad': '1.0.0' }, page).length, 1);
  equal(unexplained({}, page).length, Object.keys(manifest.dependencies).length);
});

test('the bill of materials has each run-time dependency in its version', async () => {
  const { components } = await billOfMaterials();
  const versions = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  for (const [name, version] of Object.entries(manifest.dependencies))
    ok(versions.has(`pkg:npm/${name}@${version}`), name);
});
