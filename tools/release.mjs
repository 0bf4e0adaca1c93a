/**
 * `node tools/release.mjs --image <name> [--digest <sha256:…>]`: writes everything that a release publishes into dist/release, and
 * publishes nothing: the app for a static server, the SBOM, the manifests and alerts, the contract, and the contract suite as a
 * package. Without a digest (no image was pushed) the manifests name the version.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { ensureBuilt } from './built.mjs';
import { importedPackages } from './deploy/lender-manifest.mjs';
import { root, runTimePackages } from './workspace.mjs';

const { values } = parseArgs({
  options: { image: { type: 'string', default: '' }, digest: { type: 'string', default: '' } },
});
const { image, digest } = values;
if (!/^[\w./:-]+$/.test(image) || !/^(?:sha256:[\da-f]{64})?$/.test(digest))
  throw new Error('Specify --image <name> [--digest <sha256:…>].');

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { version, license, engines } = manifest;
const dependencies = runTimePackages();
const release = join(root, 'dist/release');
const at = (...path) => join(release, ...path);
const pack = (name, ...parts) =>
  execFileSync('tar', ['-C', release, '-czf', at(`clearloan-${name}-${version}.tar.gz`), ...parts]);
const tool = (...args) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });

rmSync(release, { recursive: true, force: true });
mkdirSync(at('kubernetes/release'), { recursive: true });

tool('tools/supply-chain/sbom.mjs', at(`clearloan-${version}.cdx.json`));
tool('tools/brand.mjs', at('app'));
pack('app', 'app');

const named = { name: 'clearloan', newName: image.toLowerCase() };
cpSync(join(root, 'deploy/kubernetes'), at('kubernetes'), { recursive: true });
cpSync(join(root, 'deploy/prometheus'), at('prometheus'), { recursive: true });
cpSync(join(root, 'deploy/grafana'), at('grafana'), { recursive: true });
writeFileSync(
  at('kubernetes/release/kustomization.yaml'),
  stringify({
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: ['../base'],
    images: [digest === '' ? { ...named, newTag: version } : { ...named, digest }],
  }),
);
pack('deploy', 'kubernetes', 'prometheus', 'grafana');

/** `npx <address of the package> --base-url …` runs the suite; the contract's files are in it. */
await ensureBuilt(['contract-suite']);
const built = join(root, 'dist/libs/contract-suite');
const suite = at('contract-suite');
cpSync(built, suite, { recursive: true, filter: (file) => !file.endsWith('.map') });
for (const file of ['openapi.json', 'api.md', 'contract.md'])
  cpSync(join(root, 'docs', file), join(suite, file));
const program = join(suite, 'contract.js');
writeFileSync(program, `#!/usr/bin/env node\n${readFileSync(program, 'utf8')}`);
chmodSync(program, 0o755);
writeFileSync(
  join(suite, 'package.json'),
  JSON.stringify({
    name: '@clearloan/contract-suite',
    description:
      'The contract between the Clearloan app and a lender, and the suite that tests a lender against it',
    ...{ version, license, engines, type: 'module' },
    bin: { 'clearloan-contract': 'contract.js' },
    dependencies: Object.fromEntries(importedPackages(built).map((name) => [name, dependencies[name]])),
  }),
);
execFileSync('npm', ['pack', '--silent', '--pack-destination', release, suite], { stdio: 'inherit' });
/** The newest section of the changelog, without its heading. */
const [, newest = ''] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## .*$/m);
writeFileSync(at('notes.md'), newest.trim());
for (const folder of ['app', 'kubernetes', 'prometheus', 'grafana', 'contract-suite'])
  rmSync(at(folder), { recursive: true });
