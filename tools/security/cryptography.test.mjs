import { deepEqual, equal } from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../workspace.mjs';

const approved = new Set(['sha256', 'sha384', 'sha512', 'SHA-256', 'SHA-384', 'SHA-512']);
/** Places where random values are not secret. */
const mayThrowDice = new Map([
  ['libs/lender/src/platform/database/connection.ts', 'spreads repeated tries over time'],
  ['libs/api-client/src/transport/send.ts', 'spreads repeated calls over time'],
]);

const isSource = (path) => /\.tsx?$/.test(path) && !/\.(test|spec)\.|\/testing\//.test(path);
const sources = ['apps/shell/src', 'libs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
    .filter(isSource)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
);

const weakHashes = ({ path, text }) =>
  [...text.matchAll(/(?:createHash|createHmac|subtle\.digest)\(\s*'([^']+)'/g)]
    .filter(([, name]) => !approved.has(name))
    .map(([, name]) => `${path}: ${name}`);
const dice = ({ path, text }) => (text.includes('Math.random') && !mayThrowDice.has(path) ? [path] : []);
/** Queued messages are encrypted with AES-256-GCM. Another cipher or our own key pair needs its own rules. */
const ciphers = ({ path, text }) =>
  /create(?:C|Dec)ipheriv\((?!'aes-256-gcm')|createSign\(|generateKeyPair|subtle\.encrypt/.test(text)
    ? [path]
    : [];

test('only approved hashes are used, no secret is from Math.random, and the cipher is AES-256-GCM', () => {
  equal(sources.length > 500, true);
  deepEqual(sources.flatMap(weakHashes), []);
  deepEqual(sources.flatMap(dice), []);
  deepEqual(sources.flatMap(ciphers), []);
});

test('a weak hash, Math.random and another cipher are detected', () => {
  const one = {
    path: 'a.ts',
    text: "createHash('md5'); Math.random(); createCipheriv('aes-128-ecb', key, null)",
  };
  deepEqual(weakHashes(one), ['a.ts: md5']);
  deepEqual(dice(one), ['a.ts']);
  deepEqual(ciphers(one), ['a.ts']);
});
