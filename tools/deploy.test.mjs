import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { root } from './workspace.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const compose = parse(read('deploy/compose.yaml'));
const container = read('deploy/Containerfile');
const proxy = read('deploy/proxy.conf');
const lenders = Object.entries(compose.services).filter(([name]) => name.startsWith('lender-'));

/** The variables that the lender reads, as its schemas name them. */
const configuration = 'libs/lender/src/configuration';
const schemas = [
  `${configuration}.ts`,
  ...readdirSync(join(root, configuration)).map((file) => `${configuration}/${file}`),
].map(read);
const known = [...schemas.join('\n').matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(([, name]) => name);

/** Instructions of one kind, continued lines joined. */
const instructions = (kind) =>
  container
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.startsWith(`${kind} `))
    .map((line) => line.slice(kind.length + 1).trim());

it('the page of the configuration names each variable of the lender, and no other', () => {
  const rows = [...read('docs/configuration.md').matchAll(/^\| `([A-Z\d_]+)` \| lender\b/gm)];
  assert.deepEqual(rows.map(([, name]) => name).sort(), [...new Set(known)].sort());
});

describe('the container image', () => {
  it('builds and starts with existing files', () => {
    const built = read('tools/built.mjs');
    const [start] = instructions('CMD');
    const [, main] = JSON.parse(start);
    const [, name] = /^dist\/apps\/lender\/(\w+\.js)$/.exec(main);
    assert.ok(built.includes(`'${name}'`), `no build step creates ${main}`);
    const scripts = instructions('RUN').flatMap((line) => line.match(/tools\/\S+\.mjs/g) ?? []);
    assert.deepEqual(scripts, ['tools/build.mjs', 'tools/lender-package.mjs']);
    for (const script of scripts) assert.ok(existsSync(join(root, script)), script);
  });

  it('runs as an unprivileged user, exposes its port and has a health check', () => {
    assert.deepEqual(instructions('USER'), ['node']);
    const [port] = instructions('EXPOSE');
    const variables = Object.fromEntries(
      instructions('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
    );
    assert.equal(variables.PORT, port);
    assert.equal(variables.HOST, '0.0.0.0');
    for (const name of Object.keys(variables)) assert.ok(known.includes(name), name);
    assert.match(instructions('HEALTHCHECK')[0], new RegExp(`127\\.0\\.0\\.1:${port}/readyz`));
  });

  it('has the Node version of the workflows, to the patch', () => {
    const versions = [...container.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    const ofImage = read('.nvmrc').trim();
    assert.deepEqual(versions, [ofImage, ofImage]);
    assert.match(read('.github/actions/set-up/action.yml'), /node-version-file: \.nvmrc/);
    const [, least] = /(\d+)/.exec(JSON.parse(read('package.json')).engines.node);
    assert.ok(Number(ofImage.split('.')[0]) >= Number(least));
  });
});

/** Images of a file without an exact version or the digest of their index: the tested image is the one that runs. */
const looseImages = (text) =>
  [...text.matchAll(/(?:^FROM|^\s+image:)\s+(\S+)/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'clearloan' && !/:\d+\.\d+[\w.-]*@sha256:[\da-f]{64}$/.test(name));

it('third-party images have an exact version and a digest', () => {
  for (const path of ['deploy/Containerfile', 'deploy/compose.yaml'])
    assert.deepEqual(looseImages(read(path)), []);
  assert.deepEqual(looseImages('FROM node:latest\n    image: nginx:1.28.3@sha256:abc\n').length, 2);
});

describe('the compose file', () => {
  it('gives a lender time to report not ready and finish its requests before it is killed', () => {
    const [, seconds] = /set\.DRAIN_SECONDS \?\? \(isForTrying\(set\) \? 0 : (\d+)\)/.exec(
      read('libs/lender/src/configuration.ts'),
    );
    for (const [, { stop_grace_period: grace }] of lenders)
      assert.ok(Number(grace.replace('s', '')) >= Number(seconds) + 15, grace);
  });

  it('has three lenders that share a database and a bucket', () => {
    assert.equal(lenders.length, 3);
    for (const [name, { environment, build }] of lenders) {
      for (const variable of Object.keys(environment))
        assert.ok(known.includes(variable), `${name}: ${variable}`);
      for (const needed of ['DATABASE_URL', 'S3_ENDPOINT', 'S3_BUCKET'])
        assert.ok(environment[needed], needed);
      assert.ok(existsSync(join(root, 'deploy', build.context, build.dockerfile)));
    }
  });
});

describe('the proxy', () => {
  it('is trusted by the lenders in any network of the container engine', () => {
    const trusted = lenders[0][1].environment.TRUSTED_PROXIES.split(',');
    // Docker's own pools: https://docs.docker.com/engine/network/#automatic-subnet-allocation
    for (const pool of ['172.16.0.0/12', '192.168.0.0/16']) assert.ok(trusted.includes(pool), pool);
  });

  it('forwards to each lender at its exposed port', () => {
    const upstream = [...proxy.matchAll(/server (\S+?):(\d+)/g)].map(([, host, port]) => [host, port]);
    assert.deepEqual(
      upstream,
      lenders.map(([name]) => [name, instructions('EXPOSE')[0]]),
    );
    const [, listens] = /listen (\d+)/.exec(proxy);
    assert.deepEqual(compose.services.proxy.ports, [`${listens}:${listens}`]);
  });
});

describe('the pooler', () => {
  const file = read('deploy/pgbouncer.ini');
  /** The size of a name's pool: its own, or the default. */
  const sizeOf = (line, text) =>
    Number(/ pool_size=(\d+)/.exec(line)?.[1] ?? /^default_pool_size = (\d+)$/m.exec(text)[1]);
  const faultsIn = (text) => {
    const names = [...text.matchAll(/^(\w+) = host=.*$/gm)];
    const separate = names.find(([line]) => / dbname=clearloan /.test(line));
    const wait = Number(/^query_wait_timeout = (\d+)$/m.exec(text)?.[1] ?? 120);
    const servers = names.reduce((sum, [line]) => sum + sizeOf(line, text), 0);
    return [
      ...(separate === undefined ? ['no second name'] : []),
      ...(wait > 10 ? ['a request waits longer than for the lender’s own pool'] : []),
      ...(servers + 3 > 100 ? ['PostgreSQL rejects the last connections'] : []),
    ];
  };

  it('has dedicated server connections for transactions that others wait for', () => {
    assert.deepEqual(faultsIn(file), []);
  });

  it('is checked: each missing part is reported', () => {
    assert.deepEqual(faultsIn(file.replace(/^clearloan_separate.*$/m, '')), ['no second name']);
    assert.equal(faultsIn(file.replace(/^query_wait_timeout.*$/m, '')).length, 1);
    assert.equal(faultsIn(file.replace('default_pool_size = 40', 'default_pool_size = 90')).length, 1);
  });
});
