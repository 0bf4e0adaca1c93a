import { deepEqual, equal } from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
    contents: 'read',
    packages: 'write',
    'id-token': 'write',
    attestations: 'write',
  }));

test('a dry run pushes nothing, signs nothing and logs in nowhere', () => {
  const needsRegistry = steps.filter(({ uses = '' }) => /login-action|attest-/.test(uses));
  equal(needsRegistry.length, 2);
  for (const step of needsRegistry) equal(step.if, "env.IS_DRY != 'true'");
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

/** Runs steps that need neither a build nor a registry, with their outputs in a separate folder. */
function dryRun(place, digest) {
  const light = steps.filter(({ run = '' }) =>
    /release-names|release-manifests|sbom|migrations-check/.test(run),
  );
  equal(light.length, 4);
  const environment = {
    ...process.env,
    IMAGE: 'ghcr.io/Clearloan/app',
    VERSION: version,
    GITHUB_ENV: join(place, 'env'),
  };
  for (const { run } of light)
    execFileSync('bash', ['-eo', 'pipefail', '-c', filled(run, digest).replaceAll('dist/release', place)], {
      cwd: root,
      env: environment,
      stdio: 'pipe',
    });
}

for (const [what, digest, image] of [
  ['a dry run', '', { name: 'clearloan', newName: 'ghcr.io/clearloan/app', newTag: version }],
  [
    'a release',
    `sha256:${'a'.repeat(64)}`,
    { name: 'clearloan', newName: 'ghcr.io/clearloan/app', digest: `sha256:${'a'.repeat(64)}` },
  ],
])
  test(`the steps of ${what} write the version, the SBOM and manifests for that image`, () => {
    const place = mkdtempSync(join(tmpdir(), 'clearloan-release-'));
    try {
      dryRun(place, digest);
      equal(readFileSync(join(place, 'env'), 'utf8'), `VERSION=${version}\n`);
      equal(JSON.parse(readFileSync(join(place, 'clearloan.cdx.json'), 'utf8')).bomFormat, 'CycloneDX');
      const overlay = parse(readFileSync(join(place, 'kubernetes/release/kustomization.yaml'), 'utf8'));
      deepEqual(overlay.images, [image]);
      deepEqual(
        readdirSync(join(place, 'kubernetes/base')),
        readdirSync(join(root, 'deploy/kubernetes/base')),
      );
    } finally {
      rmSync(place, { recursive: true });
    }
  });

test('a tag other than the version of package.json publishes nothing', () => {
  const told = (tag) =>
    spawnSync(process.execPath, ['tools/release-names.mjs', '--version', tag, '--event', 'push'], {
      cwd: root,
    });
  equal(told('v999.0.0').status, 1);
  equal(told(`v${version}`).status, 0);
});
