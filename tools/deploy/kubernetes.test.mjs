import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { root } from '../workspace.mjs';

const base = join(root, 'deploy/kubernetes/base');
const read = (name) => parse(readFileSync(join(base, name), 'utf8'));
const { resources } = read('kustomization.yaml');

const lender = () => read('deployment.yaml');
const container = ({ spec }) => spec.template.spec.containers[0];

/** Settings that would make a lender lose calls, run with privileges, or restart when only its database fails. */
function careless({ spec }) {
  const pod = spec.template.spec;
  const [one] = pod.containers;
  const sleep = Number(one.lifecycle?.preStop?.exec?.command?.[1] ?? 0);
  const drain = Number(one.env.find(({ name }) => name === 'DRAIN_SECONDS')?.value ?? 5);
  return [
    ...(one.livenessProbe?.httpGet.path === '/livez' ? [] : ['the liveness probe path is not /livez']),
    ...(one.readinessProbe?.httpGet.path === '/readyz' ? [] : ['the readiness probe path is not /readyz']),
    ...(one.readinessProbe?.periodSeconds * one.readinessProbe?.failureThreshold < sleep + drain
      ? []
      : ['it stops before the readiness probe notices']),
    ...(pod.terminationGracePeriodSeconds >= sleep + drain + 15 ? [] : ['open requests have less than 15 s']),
    ...(spec.strategy.rollingUpdate.maxUnavailable === 0 ? [] : ['a rollout removes a lender first']),
    ...(one.resources?.requests?.cpu && one.resources.requests.memory ? [] : ['no requests']),
    ...(one.resources?.limits?.memory ? [] : ['no memory limit']),
    ...(pod.securityContext?.runAsNonRoot && one.securityContext?.readOnlyRootFilesystem
      ? []
      : ['too many privileges']),
    ...(one.env.some(({ name, value }) => name === 'CONSOLE' && value === 'off') ? [] : ['an open console']),
  ];
}

describe('the Kubernetes base', () => {
  it('lists every file of its folder', () => {
    const files = readdirSync(base).filter((name) => name !== 'kustomization.yaml');
    assert.deepEqual([...resources].sort(), files.sort());
  });

  it('rolls without lost requests, runs unprivileged, and is not restarted for its database', () => {
    assert.deepEqual(careless(lender()), []);
    const budget = read('disruption-budget.yaml').spec.minAvailable;
    assert.ok(budget >= 1 && budget < lender().spec.replicas);
  });

  it('limits its own pods only: a pooler or a migration in its namespace is not meant', () => {
    const own = { matchLabels: read('kustomization.yaml').labels[0].pairs };
    assert.deepEqual(read('network-policy.yaml').spec.podSelector, own);
    assert.deepEqual(read('disruption-budget.yaml').spec.selector, own);
  });

  for (const [what, change] of Object.entries({
    'a liveness probe that needs the database': (one) =>
      (container(one).livenessProbe.httpGet.path = '/healthz'),
    'a drain shorter than the readiness probe': (one) => (container(one).readinessProbe.periodSeconds = 20),
    'no time for open requests': (one) => (one.spec.template.spec.terminationGracePeriodSeconds = 20),
    'a writable disk': (one) => (container(one).securityContext.readOnlyRootFilesystem = false),
    'a console': (one) => (container(one).env[0].value = 'on'),
  }))
    it(`with ${what} is rejected`, () => {
      const object = lender();
      change(object);
      assert.equal(careless(object).length, 1);
    });
});

describe('the variables of the Kubernetes base', () => {
  it('are known to the lender, and the example has each secret', () => {
    const folder = join(root, 'libs/lender/src');
    const files = readdirSync(join(folder, 'configuration')).map((name) => join('configuration', name));
    const known = ['configuration.ts', ...files]
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    const example = join(root, 'deploy/kubernetes/overlays/example');
    const secrets = readFileSync(join(example, 'lender.env'), 'utf8').trim().split('\n');
    const names = [
      ...container(lender()).env.map(({ name }) => name),
      ...secrets.map((line) => line.split('=')[0]),
    ];
    for (const name of names) assert.match(known, new RegExp(`^  ${name}: `, 'm'));
    const {
      resources: bases,
      secretGenerator,
      generatorOptions,
      images,
    } = parse(readFileSync(join(example, 'kustomization.yaml'), 'utf8'));
    assert.deepEqual(bases, ['../../base']);
    assert.equal(secretGenerator[0].name, container(lender()).envFrom[0].secretRef.name);
    // A PodMonitor names the Secret, and Kustomize does not rename it there.
    assert.equal(generatorOptions.disableNameSuffixHash, true);
    assert.equal(images[0].name, container(lender()).image);
    assert.equal(images[0].newTag, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
  });
});
