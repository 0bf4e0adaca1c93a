import { deepEqual, equal, ok } from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { root } from '../workspace.mjs';

const read = (name) => readFileSync(join(root, name), 'utf8');
const publish = parse(read('.github/workflows/publish.yml'));
const { steps, permissions } = publish.jobs.image;
const { version } = JSON.parse(read('package.json'));

test('publishing jobs have only the rights they need', () =>
  deepEqual(permissions, {
    contents: 'write',
    packages: 'write',
    'id-token': 'write',
    attestations: 'write',
  }));

test('a dry run pushes nothing, signs nothing, releases nothing and logs in nowhere', () => {
  const outward = steps.filter(
    ({ uses = '', run = '' }) => /login-action|attest-/.test(uses) || /^gh /.test(run),
  );
  equal(outward.length, 4);
  for (const step of outward) equal(step.if, "env.IS_DRY != 'true'");
  const build = steps.find(({ id }) => id === 'build').with;
  equal(build.push, "${{ env.IS_DRY != 'true' }}");
  deepEqual([build.sbom, build.provenance], [true, 'mode=max']);
});

/** The shell script of a step with the expressions of a dry run on a branch filled in. */
const filled = (run, digest) =>
  run
    .replaceAll('${{ github.ref_name }}', 'main')
    .replaceAll('${{ github.event_name }}', 'workflow_dispatch')
    .replaceAll('${{ steps.build.outputs.digest }}', digest);

const release = join(root, 'dist/release');
const listed = (file) => execFileSync('tar', ['-tzf', join(release, file)], { encoding: 'utf8' }).split('\n');
const textIn = (file, name) =>
  execFileSync('tar', ['-xzOf', join(release, file), name], { encoding: 'utf8' });

for (const [what, digest, image] of [
  ['a dry run', '', { name: 'clearloan', newName: 'ghcr.io/clearloan/app', newTag: version }],
  [
    'a release',
    `sha256:${'a'.repeat(64)}`,
    { name: 'clearloan', newName: 'ghcr.io/clearloan/app', digest: `sha256:${'a'.repeat(64)}` },
  ],
])
  test(`the release step of ${what} writes app, SBOM, manifests for that image, contract and suite`, () => {
    const { run } = steps.find((step) => step.run?.includes('tools/release.mjs'));
    const env = { ...process.env, IMAGE: 'ghcr.io/Clearloan/app' };
    execFileSync('bash', ['-eo', 'pipefail', '-c', filled(run, digest)], { cwd: root, env, stdio: 'pipe' });
    const sbom = JSON.parse(readFileSync(join(release, `clearloan-${version}.cdx.json`), 'utf8'));
    equal(sbom.bomFormat, 'CycloneDX');
    const overlay = textIn(`clearloan-deploy-${version}.tar.gz`, 'kubernetes/release/kustomization.yaml');
    deepEqual(parse(overlay).images, [image]);
    const app = listed(`clearloan-app-${version}.tar.gz`);
    ok(app.includes('app/index.html') && app.includes('app/headers.json'));
    const suite = `clearloan-contract-suite-${version}.tgz`;
    const contract = JSON.parse(textIn(suite, 'package/openapi.json'));
    ok(Object.keys(contract.paths).length >= 92);
    // With its packages, as npx installs them.
    const place = mkdtempSync(join(root, 'dist/suite-'));
    try {
      execFileSync('tar', ['-C', place, '-xzf', join(release, suite)]);
      const { status, stderr } = spawnSync(join(place, 'package/contract.js'), { encoding: 'utf8' });
      deepEqual([status, stderr.startsWith('Specify the lender to test')], [2, true]);
    } finally {
      rmSync(place, { recursive: true });
    }
  });

test('everything that a release publishes is signed: the image by its digest, the files by their names', () => {
  const signed = steps.filter(({ uses = '' }) => uses.includes('attest-')).map((step) => step.with);
  equal(signed[0]['subject-digest'], '${{ steps.build.outputs.digest }}');
  const upload = steps.find(({ run = '' }) => run.startsWith('gh release create'));
  ok(upload.run.split(' ').includes(signed[1]['subject-path']));
  ok(steps.findIndex(({ with: given }) => given === signed[1]) < steps.indexOf(upload));
});

test('a tag other than the version of package.json publishes nothing', () => {
  const told = (tag) =>
    spawnSync(process.execPath, ['tools/release-names.mjs', '--version', tag, '--event', 'push'], {
      cwd: root,
    });
  equal(told('v999.0.0').status, 1);
  equal(told(`v${version}`).status, 0);
});
