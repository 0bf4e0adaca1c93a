import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { hasDev, holdsAll } from './lock-file.mjs';

const pack = (version, more = {}) => ({ version, integrity: `sha512-${version}`, ...more });

test('installed packages that match the lock file need no installation', () => {
  equal(holdsAll({ a: pack('1'), b: pack('2') }, { a: pack('1'), b: pack('2') }), true);
});

test('another version, another hash, a missing or an extra package needs an installation', () => {
  equal(holdsAll({ a: pack('2') }, { a: pack('1') }), false);
  equal(holdsAll({ a: pack('1') }, { a: { ...pack('1'), integrity: 'sha512-other' } }), false);
  equal(holdsAll({ a: pack('1') }, {}), false);
  equal(holdsAll({}, { a: pack('1') }), false);
});

test('binaries of other platforms may be absent', () => {
  equal(holdsAll({ a: pack('1', { optional: true }) }, {}), true);
  equal(holdsAll({ a: pack('1', { devOptional: true }) }, {}), true);
});

test('to start the app, the packages of the checks may be absent, and no others', () => {
  const wanted = { a: pack('1'), check: pack('1', { dev: true }) };
  equal(holdsAll(wanted, { a: pack('1') }), false);
  equal(holdsAll(wanted, { a: pack('1') }, { omitsDev: true }), true);
  equal(holdsAll(wanted, wanted, { omitsDev: true }), true);
  equal(holdsAll(wanted, { ...wanted, check: pack('2', { dev: true }) }, { omitsDev: true }), false);
  equal(holdsAll(wanted, { check: wanted.check }, { omitsDev: true }), false);
  equal(hasDev(wanted), true);
  equal(hasDev({ a: pack('1') }), false);
});
